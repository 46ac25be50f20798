#pragma once

/// Makes SQLite write every file below a folder to a disk that loses what was not synchronized when
/// the power goes. All other files of the process stay as they are. One disk at a time.
///
/// - Parameter writeLimit: after as many writes, truncations and synchronizations the power is gone and
///   everything fails.
void lossydisk_begin(const char *folder, int writeLimit);

/// How many writes, truncations and synchronizations there were so far.
int lossydisk_writeCount(void);

/// Brings the power back: the files have what was synchronized, and of what was not, by the seed,
/// nothing (0) or some sectors in any order. Every connection has to be closed before.
void lossydisk_restore(unsigned seed);

/// Ends the disk; its files are ordinary again.
void lossydisk_end(void);
