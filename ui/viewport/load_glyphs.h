#pragma once
// What acts on bodies at a moment of a run as arrows, in the colour of its kind: reactions of joints, springs, loads,
// drives.

#include "viewport/force_arrows.h"
#include "viewport/viewport_colors.h"

#include <QObject>

#include <span>
#include <vector>

namespace gyre::ui {

/// What is drawn of loads.
struct LoadParts {
  bool reactions = false, springs = false, forces = false, drives = false;
  bool values = true;  ///< as numbers at the arrows

  bool shows(LoadKind kind) const {
    switch (kind) {
      case LoadKind::reaction: return reactions;
      case LoadKind::spring: return springs;
      case LoadKind::drive: return drives;
      default: return forces;
    }
  }
  bool showsAny() const { return reactions || springs || forces || drives; }
  bool operator==(const LoadParts&) const = default;
};

/// Lengths of arrows [m/N, m/(N m)].
struct LoadScale {
  double force = 0, moment = 0;
  bool operator==(const LoadScale&) const = default;
};

class LoadGlyphs : public QObject {
  Q_OBJECT
 public:
  explicit LoadGlyphs(vtkRenderer* layer);
  ~LoadGlyphs() override;

  void setParts(const LoadParts& parts);
  const LoadParts& parts() const { return parts_; }
  void setColors(const ViewportColors& colors) { colors_ = colors; }
  /// Those of a moment; none: an empty list.
  void setLoads(std::vector<Load> loads);
  std::span<const Load> loads() const { return loads_; }
  void setScale(const LoadScale& scale);
  const LoadScale& scale() const { return scale_; }

  void show(const ForceArrows::View& view);
  bool isEmpty() const { return drawn_.empty(); }
  const ForceArrows& arrows() const { return arrows_; }

  /// An arrow of the last show().
  struct Drawn {
    LoadKind kind;
    Vec3 tip;      ///< where it ends
    double value;  ///< of the force or moment [N or N m]
    bool isMoment;
  };
  std::span<const Drawn> drawn() const { return drawn_; }

 signals:
  /// What is drawn has to be drawn anew.
  void changed();

 private:
  ForceArrows arrows_;
  LoadParts parts_;
  ViewportColors colors_;
  std::vector<Load> loads_;
  LoadScale scale_;
  std::vector<Drawn> drawn_;
};

}  // namespace gyre::ui
