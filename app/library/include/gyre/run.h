#pragma once
// A model run to its end, as `gyre run` does it.

#include <gyre/computed_force.h>
#include <gyre/contact_point.h>
#include <gyre/error.h>
#include <gyre/model.h>
#include <gyre/recording.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {
inline namespace v0 {

struct RunOptions {
  /// Moves initial values onto the constraints where they violate them.
  bool assemble = false;
  /// What is recorded of elements, such as "crank.*"; none: all.
  std::vector<std::string> channels = {};
  /// The run fails where its method has made or lost more than this share of the energy that moves.
  std::optional<double> energyLimit = {};
  /// Act beside those of the model.
  ComputedForces forces = {};
  /// Is told the simulated time every now and then, on the calling thread; false ends the run.
  std::function<bool(double time)> goesOn = {};
};

/// What a run has cost.
struct Work {
  std::uint64_t steps = 0;        ///< accepted ones
  std::uint64_t retries = 0;      ///< steps repeated with a smaller size
  std::uint64_t iterations = 0;   ///< of Newton
  std::uint64_t evaluations = 0;  ///< of all forces
  std::uint64_t factorizations = 0;
  std::uint64_t solves = 0;
};

struct ExportOptions {
  std::optional<double> rate = {};  ///< moments per simulated second [1/s]; none: as many as suit the run
  int width = 1280, height = 720;   ///< a film or a picture has [pixels]
  bool words = true;                ///< title and time in a film or a picture
  std::optional<double> time = {};  ///< that a picture shows [s]; none: the last
  std::string view = {};     ///< named in the model, for a film, a picture, a report; empty: the model's own camera
  bool transparent = false;  ///< a picture without sky and grid, transparent where nothing is drawn
};

/// A run that has ended; a handle.
class GYRE_API Run {
 public:
  const Recording& recording() const { return recording_; }
  bool finished() const;  ///< it came to the end of the model; else it failed or was ended
  /// Why it failed.
  const std::optional<Error>& error() const;
  Work work() const;
  /// Things worth telling that did not end it, oldest first.
  std::vector<std::string> notes() const;
  /// By its ending: .pvd ParaView, .glb glTF, .html a report of one page with the motion to be played, .mp4 a film,
  /// .png a picture. Needs all channels of all bodies, but no display.
  void exportTo(const std::filesystem::path& file, const ExportOptions& options = {}) const;
  /// Contacts of a row of the recording; none where nothing can touch.
  std::vector<ContactPoint> contacts(std::size_t row) const;
  /// All of them, as `gyre run --contacts` writes them, to the byte.
  void writeContactsCsv(const std::filesystem::path& file) const;

  struct Hidden;
  explicit Run(std::shared_ptr<const Hidden> hidden);

 private:
  std::shared_ptr<const Hidden> hidden_;
  Recording recording_;
};

/// Thrown where a run fails under way; what was computed until then is kept.
class GYRE_API RunFailed : public Error {
 public:
  explicit RunFailed(Run run);
  ~RunFailed() override;
  const Run& run() const { return run_; }

 private:
  Run run_;
};

/// Runs a model. Throws Error where it cannot begin, RunFailed where it fails under way.
GYRE_API Run run(const Model& model, const RunOptions& options = {});

}  // namespace v0
}  // namespace gyre
