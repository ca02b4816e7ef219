#pragma once
// A run that can be looked at, while it is made or long after: who made it need not be there any more.

#include "model/model.h"
#include "run/recorded_poses.h"
#include "run/simulation.h"
#include "scene/scene_description.h"

#include <QString>

#include <memory>
#include <utility>

namespace gyre::ui {

struct Run {
  enum class Origin {
    simulation,  ///< steps of the model's integrator
    drives,      ///< what drives determine, without an integrator (run/driven_run.h)
    table        ///< a file of numbers
  };

  Run(QString called, int inColor, std::shared_ptr<const Model> ofModel, std::shared_ptr<const Recording> itsRows)
      : name(std::move(called)),
        color(inColor),
        model(std::move(ofModel)),
        recording(std::move(itsRows)),
        poses(recording) {}

  /// When its first row is of: later than the start of the model where it went on from a saved state [s].
  double recordedFrom() const { return recording->rows() > 0 ? recording->time(0) : 0; }
  double recordedUntil() const { return recording->rows() > 0 ? recording->time(recording->rows() - 1) : 0; }

  QString name;                        ///< "geom1, h = 1 ms"
  int color;                           ///< place of runLook(): of its curves and its ghost
  std::shared_ptr<const Model> model;  ///< as it was run
  std::shared_ptr<const Recording> recording;
  RecordedPoses poses;
  double endTime = 0;  ///< it leads to [s]
  Origin origin = Origin::simulation;
  SystemFacts facts = {};                              ///< none of a table
  std::shared_ptr<const SceneDescription> scene = {};  ///< what its bodies look like; null: as those of the document
  bool isEarlier = false;                              ///< kept unasked, as another one took its place
  bool isVisible = true;  ///< its ghost and its curves are drawn beside those of the run shown
};

using RunPtr = std::shared_ptr<Run>;

}  // namespace gyre::ui
