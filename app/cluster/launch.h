#pragma once
// Who this process is among those that mpirun or srun has started together: what they say in the environment.

#include <cstddef>
#include <optional>

namespace gyre::cluster {

struct Launch {
  std::size_t rank = 0, ranks = 1;
};

/// Open MPI's mpirun, mpirun of MPICH and Intel MPI, srun of Slurm; nothing where none of them has started it.
std::optional<Launch> launchFromEnvironment();

}  // namespace gyre::cluster
