#pragma once
// What the system and the user may send a command while it works.
//
// INT, TERM and HUP end a command at once while there is nothing to keep. While a KeepsResults lives they ask it to
// stop instead, however often they come, and what was computed is written. XFSZ and PIPE are errors of the write that
// caused them. What the caller of this program chose to ignore (nohup) stays ignored.

namespace gyre::cli {

/// Once, at the start of the program.
void catchSignals();

class KeepsResults {
 public:
  KeepsResults();
  ~KeepsResults();
  KeepsResults(const KeepsResults&) = delete;
  KeepsResults& operator=(const KeepsResults&) = delete;
};

/// A signal has asked a KeepsResults to stop.
bool interrupted();

}  // namespace gyre::cli
