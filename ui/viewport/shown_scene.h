#pragma once
// What of a model is shown: its scene where the bodies are now, with or without the glyphs of joints and forces, in the
// colours of the theme, as parts.

#include "viewport/highlights.h"
#include "viewport/off_parts.h"
#include "viewport/scene_parts.h"
#include "viewport/section_plane.h"

#include <QObject>

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace gyre::ui {

/// By what bodies are coloured.
enum class BodyColors { own, islands, speed, angularSpeed, kineticEnergy, reaction, stress, strainEnergy };

class ShownScene : public QObject {
  Q_OBJECT
 public:
  explicit ShownScene(const Highlights& highlights);

  /// Shows a scene in its initial state.
  void setScene(const SceneDescription& scene);
  const SceneParts& scene() const { return scene_; }
  /// The bodies have the colours of these, which are the same ones.
  void recolor(const SceneDescription& scene);
  /// Moves bodies, one or more.
  void setPoses(std::span<const BodyPose> bodies);
  /// Back to the initial placements.
  void resetPoses();
  /// Counts up whenever the scene or the poses change.
  int revision() const { return revision_; }
  const std::vector<Part>& parts();
  /// What is switched off, where that is shown, to be seen through.
  const std::vector<Part>& offParts();
  /// Whether parts() makes them anew.
  bool isStale() const { return stale_; }

  /// Where bodies have been; who shows something elsewhere extends it.
  Eigen::AlignedBox3d& swept() { return swept_; }

  struct Options {
    bool glyphs = true;   ///< of joints and forces
    bool triads = false;  ///< frames of the bodies
    bool names = false;   ///< of bodies and, where glyphs are shown, of joints, forces and points
    bool off = true;      ///< what is switched off, as ghosts
    bool dark = false;    ///< theme
    BodyColors colors = BodyColors::own;
    bool shadesOfRun = true;  ///< they go to the most of the run, else of the moment
    std::optional<SectionPlane> section = {};
    std::optional<QColor> backdrop = {};  ///< plain, in the place of sky, grid and shadows
    bool operator==(const Options&) const = default;
  };
  const Options& options() const { return options_; }
  void setOptions(const Options& options);
  /// Draws bodies in these colours instead of their own, until another scene is shown; none: in their own.
  void setBodyColors(const std::unordered_map<ElementId, QColor>& colors);
  /// Shows how a link that is not in the scene yet would look; without ends: nothing.
  void setPreview(const SceneLink& link);

 signals:
  void changed();
  void moved();
  /// The theme is another one, which is told before changed().
  void colorsChanged();

 private:
  void redraw();

  const Highlights& highlights_;
  SceneParts scene_;
  OffParts off_;
  std::vector<Part> parts_, offParts_;
  bool stale_ = true;
  Eigen::AlignedBox3d swept_;
  Options options_;
  std::optional<SceneLink> preview_;
  int revision_ = 0;
};

}  // namespace gyre::ui
