#pragma once
// Measures between two picked features. Ctrl+C copies what stands there; a third pick begins anew; Esc leaves.

#include "placing/measurement.h"
#include "placing/placing_context.h"
#include "viewport/viewport_tool.h"

#include <QObject>

class QToolButton;

namespace gyre::ui {

class MeasureTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  explicit MeasureTool(PlacingContext& context);

  void start();
  void stop();
  /// What is shown now; empty until there are two features.
  QString text() const;

  bool hover(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void leave() override;
  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool key(const QKeyEvent& event) override;
  bool overridesShortcut(const QKeyEvent& event) const override;
  void paint(QPainter& painter) override;

 private:
  void refresh();
  void copy();
  /// Between the two features picked, or to the one under the mouse.
  std::optional<Measurement> result() const;

  PlacingContext& context_;
  QToolButton* copy_;
  std::optional<Feature> first_, second_, hovered_;
};

}  // namespace gyre::ui
