import CloudKit
import SQLite3
import Testing

/// Databases and iCloud while pictures are drawn: files compile, and every request fails as without a file or an account.
@Suite struct UnavailableStorageTests {
  @Test func databasesCannotBeOpened() {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    #expect(sqlite3_open("x.sqlite", &database) == SQLITE_CANTOPEN && database == nil)
    #expect(sqlite3_open_v2("x.sqlite", &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_FULLMUTEX, nil) == SQLITE_CANTOPEN)
    #expect(sqlite3_prepare_v2(database, "SELECT 1", -1, &statement, nil) != SQLITE_OK && sqlite3_step(statement) != SQLITE_ROW)
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    #expect(sqlite3_bind_text(statement, 1, "a", -1, transient) != SQLITE_OK && sqlite3_column_text(statement, 0) == nil)
    #expect(sqlite3_exec(database, "PRAGMA x", nil, nil, nil) != SQLITE_OK)
    #expect(String(cString: sqlite3_errmsg(database)) == "unable to open database file")
    sqlite3_finalize(statement)
    sqlite3_close(database)
  }

  @Test func recordsHaveTheirNamesAndDatabasesTheirScopes() {
    #expect(CKRecord.ID(recordName: "1") == CKRecord.ID(recordName: "1") && CKRecord.ID(recordName: "1") != CKRecord.ID(recordName: "2"))
    let container = CKContainer.default()
    let databases = [CKDatabase.Scope.public, .private, .shared].map(container.database)
    #expect(databases[0] === container.publicCloudDatabase && databases[1] === container.privateCloudDatabase)
    #expect(databases[2] === container.sharedCloudDatabase)
  }

  /// Apps keep a mirror of a zone and ask for what has changed.
  @Test func changesOfZonesAreNotFetched() {
    let database = CKContainer.default().privateCloudDatabase
    let zone = CKRecordZone.ID(zoneName: "Rides", ownerName: CKCurrentUserDefaultName)
    let configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration(previousServerChangeToken: nil, resultsLimit: nil)
    let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone], configurationsByRecordZoneID: [zone: configuration])
    var answers: [String] = []
    operation.fetchRecordZoneChangesResultBlock = {
      if case .failure(let error) = $0 { answers.append("\((error as? CKError)?.code ?? .internalError)") }
    }
    database.add(operation)
    let subscription = CKQuerySubscription(
      recordType: "Ride", predicate: NSPredicate(value: true), subscriptionID: "r", options: [.firesOnRecordCreation, .firesOnce])
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    subscription.notificationInfo = info
    database.save(subscription) { if $0 == nil, $1 != nil { answers.append("save") } }
    database.delete(withSubscriptionID: subscription.subscriptionID) { if $0 == nil, $1 != nil { answers.append("delete") } }
    database.fetch(withRecordZoneID: zone) { if $0 == nil, $1 != nil { answers.append("zone") } }
    #expect(answers == ["notAuthenticated", "save", "delete", "zone"] && operation.configurationsByRecordZoneID?[zone]?.resultsLimit == 0)
  }

  @Test func requestsToICloudFailAtOnce() async {
    let database = CKContainer.default().privateCloudDatabase
    let operation = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Trip")], recordIDsToDelete: nil)
    var answers: [String] = []
    operation.modifyRecordsResultBlock = {
      if case .failure(let error) = $0 { answers.append("\((error as? CKError)?.code ?? .internalError)") }
    }
    database.add(operation)
    let query = CKQueryOperation(query: CKQuery(recordType: "Trip", predicate: NSPredicate(value: true)))
    query.queryResultBlock = { if case .failure = $0 { answers.append("query") } }
    CKContainer.default().add(query)
    database.fetch(withRecordID: CKRecord.ID(recordName: "1")) { if $0 == nil, $1 != nil { answers.append("fetch") } }
    #expect(answers == ["notAuthenticated", "query", "fetch"])
    let all = CKQuery(recordType: "Trip", predicate: NSPredicate(value: true))
    await #expect(throws: CKError.self) { _ = try await database.records(matching: all) }
  }
}
