#pragma once
// A strip above the viewport that says what went wrong, where and when. Clicking the words, or Enter in the strip,
// selects the element; Esc dismisses it.

#include "core/error.h"
#include "theme/focus_mark.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace gyre::ui {

class ErrorBanner : public QFrame {
  Q_OBJECT
 public:
  explicit ErrorBanner(QWidget* parent = nullptr);
  /// @param remedy  text of a button that may mend it; empty: no button
  void show(const Error& error, const QString& remedy = {});
  /// What holds for results that are there.
  void warn(const QString& text);
  using QFrame::show;
  QString text() const { return words_->text(); }

 signals:
  void elementClicked(const QString& name);
  void remedyClicked(gyre::Error::Remedy remedy);

 protected:
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void show(const char* iconName, const QColor& color, const QString& text);

  QLabel* icon_;
  QLabel* words_;
  QPushButton* remedy_;
  QString element_;
  FocusMark focusMark_;
  Error::Remedy remedyOf_ = Error::Remedy::none;  ///< what was said last
};

}  // namespace gyre::ui
