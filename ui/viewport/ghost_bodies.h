#pragma once
// Bodies as they are elsewhere: in other runs, at an iteration of Newton. They are drawn in one colour and seen
// through.

#include "viewport/scene_parts.h"

#include <QColor>
#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace gyre::ui {

/// One set of bodies.
struct Ghost {
  QColor color;
  std::vector<BodyPose> bodies = {};
  std::shared_ptr<const SceneDescription> scene = {};  ///< whose bodies they are; null: those of the scene shown
};

class GhostBodies : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  void set(std::vector<Ghost> ghosts);
  const std::vector<Ghost>& all() const { return ghosts_; }
  /// @param shown  the scene shown
  std::vector<Part> parts(const SceneParts& shown) const;

 signals:
  void changed();

 private:
  std::vector<Ghost> ghosts_;
  std::map<std::shared_ptr<const SceneDescription>, SceneParts> otherScenes_;
};

}  // namespace gyre::ui
