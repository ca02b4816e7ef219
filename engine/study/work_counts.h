#pragma once
// What a run costs, in counts that do not depend on the machine. Every name under which plots, findings, tables and
// stored results know one of them stands here, and nowhere else.

#include <array>
#include <cstdint>
#include <string_view>

namespace gyre {

/// Attempts that failed are counted, too, but for steps and Newton iterations.
struct WorkCounts {
  std::uint64_t steps = 0, newtonIterations = 0, retries = 0;
  std::uint64_t evaluations = 0;          ///< of all forces
  std::uint64_t factorizations = 0;       ///< of matrices
  std::uint64_t solves = 0;               ///< with one of them
  std::uint64_t errorTestFailures = 0;    ///< attempts whose local error was too large
  std::uint64_t convergenceFailures = 0;  ///< attempts whose equations did not converge

  bool operator==(const WorkCounts&) const = default;
};

struct WorkCount {
  std::string_view name;
  std::uint64_t WorkCounts::*of;
};

/// By the names that the summary of a run has, too.
inline constexpr std::array workCounts{WorkCount{"steps", &WorkCounts::steps},
                                       WorkCount{"newton_iterations", &WorkCounts::newtonIterations},
                                       WorkCount{"evaluations", &WorkCounts::evaluations},
                                       WorkCount{"retries", &WorkCounts::retries},
                                       WorkCount{"factorizations", &WorkCounts::factorizations},
                                       WorkCount{"solves", &WorkCounts::solves},
                                       WorkCount{"error_test_failures", &WorkCounts::errorTestFailures},
                                       WorkCount{"convergence_failures", &WorkCounts::convergenceFailures}};

}  // namespace gyre
