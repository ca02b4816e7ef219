#pragma once
// What is on show: the scene, where its bodies are, and whose places those are. Everything that moves bodies on the
// screen does it here, and nothing else owns the poses that are shown: who wants to write places into the model asks
// showsModel() first.
//
// Sources of poses, the later over the earlier: the model as it is edited; a moment of a run; a drag by the mouse; what
// an analysis has found (a preview), which ends with an edit, a run or a moment that is asked for.

#include "document/model_document.h"
#include "run/preview.h"
#include "scene/scene_description.h"

#include <QObject>

#include <optional>
#include <vector>

namespace gyre::ui {

class Stage : public QObject {
  Q_OBJECT
 public:
  Stage(ModelDocument& document, RunSet& runs, Playback& playback);

  PoseSource source() const;
  /// Places that are shown are the model's, or become so when the drag ends.
  bool showsModel() const { return source() == PoseSource::model || source() == PoseSource::drag; }
  Preview& preview() { return preview_; }
  const Preview& preview() const { return preview_; }

  const SceneDescription& scene() const { return scene_; }
  /// In the order of the bodies of the scene; a body a run does not know stays at its initial placement.
  const std::vector<BodyPose>& poses() const { return poses_; }
  /// None of what is not shown.
  std::optional<Frame> placementOf(ElementId body) const;

  /// Bodies, one or more, held by the mouse. @pre showsModel()
  void showDrag(const std::vector<BodyPose>& poses);
  /// Back to the model, which an edit may have changed.
  void endDrag();

  /// The next model that comes is another state of the one shown: it is looked at from where this one is.
  void keepView(bool on) { keepsView_ = on; }

 signals:
  /// Another scene, all bodies at their initial placements. @param keepsView  it is another state of the one before
  void sceneReplaced(bool keepsView);
  /// Bodies have other colours.
  void recolored();
  /// All bodies are back at their initial placements.
  void reset();
  /// Bodies are elsewhere, at this time [s].
  void posesShown(const std::vector<gyre::BodyPose>& poses, double time);
  /// Bodies are held elsewhere by the mouse: nothing that has happened.
  void dragShown(const std::vector<gyre::BodyPose>& poses);

 private:
  void takeColors();
  void showScene(std::shared_ptr<const Model> model, bool keepsView);
  void backToModel();
  void takeShown();
  void takeMoment(const PoseSet& moment);
  void move(const std::vector<BodyPose>& poses);

  ModelDocument& document_;
  RunSet& runs_;
  Playback& playback_;
  Preview preview_;
  SceneDescription scene_;
  std::shared_ptr<const Model> sceneOf_;
  std::vector<BodyPose> poses_;
  bool drags_ = false;
  bool grew_ = false;  ///< rows were being added when that was last told
  bool keepsView_ = false;
};

}  // namespace gyre::ui
