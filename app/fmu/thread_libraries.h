#pragma once
// Libraries whose threads outlive the work that they were started for. An importer that has unloaded an FMU would pull
// their code away from under these threads.

namespace gyre::fmu {

/// Keeps the libraries of worker threads (oneTBB, OpenMP) in the process, whatever is unloaded later; not the FMU, of
/// which importers may load a copy for every run.
void keepThreadLibraries();

}  // namespace gyre::fmu
