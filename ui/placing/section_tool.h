#pragma once
// The section plane in the picture: its outline and a handle by which the mouse moves it, drawn to centres and faces of
// bodies where it comes near them; and a click that lays it on a face. Esc ends picking, then the section.

#include "placing/feature_source.h"
#include "placing/gizmo_geometry.h"
#include "viewport/viewport_tool.h"

#include <QObject>

#include <optional>

namespace gyre::ui {

/// Where the handle is, and along what it moves.
struct SectionHandle {
  Vec3 axis = Vec3::UnitX();
  double offset = 0;          ///< along the axis, from the origin of the world [m]
  double low = -1, high = 1;  ///< how far it goes [m]
};

class SectionTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  /// @param viewport  goes before this does
  explicit SectionTool(Viewport& viewport);

  /// None: there is no section.
  void setHandle(const std::optional<SectionHandle>& handle);
  void setPicking(bool on);
  bool isPicking() const { return picking_; }

  bool hover(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void leave() override;
  bool takesDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void beginDrag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void drag(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void endDrag() override;
  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool key(const QKeyEvent& event) override;
  bool draws() const override { return handle_ || picking_; }
  void paint(QPainter& painter) override;

 signals:
  void moved(double offset);  ///< of the handle [m]
  void facePicked(const gyre::ui::Feature& face);
  void pickingEnded();
  void endAsked();

 private:
  /// A place along the axis that the handle is drawn to.
  struct Stop {
    double offset;
    ElementId body;
    bool isCenter;
  };
  void findStops();
  bool isOnHandle(QPointF position) const;
  /// In the middle of what is cut.
  Vec3 anchor() const;
  std::vector<Vec3> outline() const;
  QString dragText() const;

  Viewport& viewport_;
  FeatureSource features_;
  std::optional<SectionHandle> handle_;
  bool picking_ = false, hovered_ = false;
  std::optional<Feature> face_;  ///< under the mouse, while one is picked
  std::optional<GizmoDrag> drag_;
  double start_ = 0;  ///< offset where the drag began [m]
  std::vector<Stop> stops_;
  std::optional<Stop> stop_;  ///< the one that it has been drawn to
};

}  // namespace gyre::ui
