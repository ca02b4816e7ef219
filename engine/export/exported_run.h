#pragma once
// What an export is made of: a run that has ended, or as far as it has come.

#include "run/simulation.h"
#include "scene/body_colors.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gyre {

/// A run of the same bodies, which a film shows as a ghost.
struct ComparisonRun {
  std::string name;
  Rgb color;
  std::shared_ptr<const Recording> recording;  ///< as that of an exported run
};

struct ExportedRun {
  std::shared_ptr<const Model> model;
  std::shared_ptr<const Recording> recording;  ///< has a row at least, with all channels of all bodies
  SystemFacts facts = {};
  RunProgress progress = {};
  std::vector<std::string> notes = {};  ///< oldest first
  std::optional<Error> error = {};      ///< why it failed
  std::string name = {};                ///< of several runs: which this one is
  std::vector<ComparisonRun> comparisons = {};
};

ExportedRun exportedRun(std::shared_ptr<const Model> model, const Simulation& simulation);

struct ExportOptions {
  std::optional<double> rate = {};  ///< moments per simulated second [1/s]; nothing: defaultRate()
  int width = 1280, height = 720;   ///< a film or a picture has [pixels]
  bool words = true;                ///< title, time and names of several runs in a film or a picture
  std::optional<double> time = {};  ///< that a picture shows [s]; nothing: the last
  std::string view = {};     ///< named in the model, for a film, a picture or a report; empty: the model's own camera
  bool transparent = false;  ///< a picture without sky and grid, which shows what is behind it there
  std::vector<std::size_t> plotted = {};  ///< columns that a report shows besides its own
};

/// Is told what share is written; false: the file is not wanted any more.
using ExportProgress = std::function<bool(double)>;

}  // namespace gyre
