#pragma once
// Ctrl+C asks a run to stop; a second one ends the program at once.

namespace gyre::cli {

void catchInterrupts();
bool interrupted();

}  // namespace gyre::cli
