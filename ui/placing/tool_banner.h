#pragma once
// The bar at the top of the viewport while a tool is at work: its own choices, what to do next, and how to leave.

#include <QFrame>
#include <QLabel>

class QHBoxLayout;

namespace gyre::ui {

class ToolBanner : public QFrame {
  Q_OBJECT
 public:
  /// Stays in the middle of its parent's upper edge.
  /// @param closing  what its button does
  ToolBanner(const QString& closing, QWidget* parent);

  /// Shows the bar with a tool's own widget, which may be null.
  void open(QWidget* choices);
  void setHint(const QString& text);
  QString hint() const { return hint_->text(); }

 signals:
  void closed();  ///< by its button

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void place();

  QHBoxLayout* row_;
  QLabel* hint_;
  QWidget* choices_ = nullptr;
};

}  // namespace gyre::ui
