#pragma once

/// Runs what a case of the benchmark asks of SQLite, through its C interface alone, on a database
/// that a store has made.
///
/// - Parameter name: the name of the case.
/// - Returns: a number that depends on all that was read, so that nothing is left out.
long runStatements(const char *path, const char *name, int count);

/// Leaves nothing in the write-ahead log.
void moveIntoDatabase(const char *path);

/// Processor time of the process so far, in seconds.
double processorTime(void);

/// How much memory the process has at the moment and has had at most, in bytes.
long residentMemory(void);
long peakMemory(void);

/// Gives back to the system what was freed.
void trimMemory(void);
