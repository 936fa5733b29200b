/// What 121 files of real Live Activities from 70 projects use: facts of a count, names and labels only.
enum Survey {}
