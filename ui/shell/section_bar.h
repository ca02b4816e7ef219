#pragma once
// The section plane of the view: which way it lies, how far along, and which side is left out. It lies across an axis
// of space, of the selected body, with which it then moves, or on a face of a body that is clicked. A handle in the
// picture moves it, too.

#include "placing/section_tool.h"
#include "run/session.h"
#include "viewport/viewport.h"

#include <QAction>
#include <QComboBox>
#include <QFrame>
#include <QSlider>
#include <QToolButton>

namespace gyre::ui {

class SectionBar : public QFrame {
  Q_OBJECT
 public:
  /// Lies over the lower edge of the viewport. @param toggle  shows it, and cuts
  SectionBar(Session& session, Viewport& viewport, QAction* toggle);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void build();
  void connectParts();
  void open(bool on);
  void takeSelection();
  /// How far what is cut reaches along the axis.
  void measure();
  /// Cuts where the controls say.
  void cut();
  void place();
  bool isOfBody() const;
  void layOn(const Feature& face);
  /// The plane is this far along the axis [m].
  void moveTo(double offset);
  double offset() const;
  /// Its origin and axes are what the plane keeps to.
  Frame frame() const;
  Vec3 axis() const;

  Session& session_;
  Viewport& viewport_;
  QAction* toggle_;
  QComboBox* way_;
  QSlider* slider_;
  QToolButton* flip_;
  QToolButton* onFace_;
  SectionTool tool_;
  /// That was clicked: its direction in the axes of its body.
  struct Face {
    ElementId body;
    Vec3 normal;
  };
  std::optional<Face> face_;
  ElementId body_ = ground;     ///< selected last
  double share_ = 0.5;          ///< how far along the plane is, from low_ to high_
  double low_ = -1, high_ = 1;  ///< along the axis, from the origin of the frame [m]
};

}  // namespace gyre::ui
