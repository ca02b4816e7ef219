#pragma once
// One model by several methods side by side, as `gyre compare` runs it: what they differ by and what they cost.

#include <gyre/run.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

struct Comparison {
  struct Member {
    std::string name = {};  ///< as it was asked for
    Recording recording;    ///< a row for each common time
    Work work = {};
    double cpu = 0;                    ///< of its steps [s]
    double apart = 0, apartAngle = 0;  ///< largest distance of a body from the baseline's [m], and angle [rad]
    double madeUp = 0;                 ///< largest energy that the method itself made or lost [J]
    double drift = 0;                  ///< largest violation of a position constraint [m]
    std::optional<Error> error = {};   ///< why it failed; what it had come to is recorded
  };
  std::vector<Member> members = {};
  std::string baseline = {};
  /// The member of this name.
  GYRE_API const Member& operator[](std::string_view name) const;
};

struct ComparisonOptions {
  std::string baseline = {};  ///< that others are compared with; none: the first
  /// Is told the simulated time that all have come to, on the calling thread; false ends them.
  std::function<bool(double time)> goesOn = {};
};

/// @param methods  2 to 32 of them, each with what is changed of it: "geom1", "kynema:rho_inf=0.5", "geom1:step=1e-4".
/// They meet at the model's output_step, or, where it has none, at hundredths of its end_time.
GYRE_API Comparison compare(const Model& model, const std::vector<std::string>& methods,
                            const ComparisonOptions& options = {});

}  // namespace v0
}  // namespace gyre
