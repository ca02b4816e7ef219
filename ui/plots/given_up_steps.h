#pragma once
// Attempts at steps that were given up, as marks over time; and what the step at a moment has to say of its local
// error.

#include "figure/axes_window.h"
#include "plots/step_mark.h"
#include "run/recording.h"

#include <memory>
#include <vector>

namespace gyre::ui {

class GivenUpSteps {
 public:
  void setRecording(std::shared_ptr<const Recording> recording);
  /// Takes in rows that are new; true when there is more to take in.
  bool takeNewRows();
  /// Those in a window of time; where they stand close, one stands for all of the same reason.
  std::vector<StepMark> in(const AxisRange& time) const;
  /// About the step at or before this time: whose local error it was mostly, what was given up before it. Empty where
  /// the method has nothing to say.
  QString storyAt(double time) const;
  std::size_t size() const { return events_.size(); }

 private:
  QString wordsOf(const StepEvent& event) const;
  QString errorOf(const StepEvent& event) const;

  std::shared_ptr<const Recording> recording_;
  std::vector<StepEvent> events_;  ///< in the order of time
  std::size_t rows_ = 0;           ///< taken in
};

}  // namespace gyre::ui
