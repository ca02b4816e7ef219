#pragma once
// Keys for what the mouse points at, wherever the focus is.

#include <QPointer>
#include <QWidget>

class QKeyEvent;

namespace gyre::ui {

/// Installed on the application. F and D are for the plot that the mouse was moved onto since the last key, unless the
/// focus is in a field or a choice, which have a use for letters.
class HoverKeys : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool isForPlot(const QObject* watched, const QKeyEvent& key) const;

  QPointer<QWidget> pointedAt_;  ///< a plot, by the mouse, since the last key; a widget: it may be on its way out
};

}  // namespace gyre::ui
