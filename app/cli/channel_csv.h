#pragma once
// Rows of a system's channels as CSV, for analyses that are no runs; columns are named as those of `gyre run`.

#include "model/model.h"
#include "system/system.h"

#include <string>

namespace gyre::cli {

class ChannelCsv {
 public:
  enum class Columns {
    motion,  ///< positions, velocities and accelerations of the bodies; coordinates of joints likewise
    all      ///< these and what joints and forces report
  };
  ChannelCsv(const Model& model, const System& system, Columns columns);

  void add(const EvaluatedKinematics& at);
  const std::string& text() const { return text_; }

 private:
  const System& system_;
  std::vector<std::size_t> chosen_;
  std::vector<double> values_, row_;
  std::string text_;
};

}  // namespace gyre::cli
