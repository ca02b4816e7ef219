#include "cluster/launch.h"

#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>

namespace gyre::cluster {
namespace {

struct Variables {
  const char *rank, *ranks;
};

// Within a job of Slurm, mpirun starts its own helpers by srun: what is nearest to this process comes first.
constexpr std::array launchers{Variables{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                               Variables{"PMI_RANK", "PMI_SIZE"}, Variables{"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"}};

std::optional<std::size_t> numberIn(const char* variable) {
  const char* text = std::getenv(variable);
  if (!text) return std::nullopt;
  std::size_t n = 0;
  const char* end = text + std::strlen(text);
  if (const auto [at, failed] = std::from_chars(text, end, n); failed != std::errc{} || at != end) return std::nullopt;
  return n;
}

}  // namespace

std::optional<Launch> launchFromEnvironment() {
  for (const auto& [rank, ranks] : launchers) {
    const auto r = numberIn(rank), n = numberIn(ranks);
    if (r && n && *r < *n) return Launch{*r, *n};
  }
  return std::nullopt;
}

}  // namespace gyre::cluster
