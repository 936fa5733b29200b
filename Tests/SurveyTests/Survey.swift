/// What 121 files of real Live Activities from 70 projects use: counts, names and labels only.
enum Survey {}
