#include "shell/hover_keys.h"

#include "figure/plot_surface.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <utility>

namespace gyre::ui {

namespace {

/// A field takes every letter from the first one on, also where nothing has been typed yet; a choice finds by it.
bool takesLetters(const QObject* o) {
  return qobject_cast<const QLineEdit*>(o) || qobject_cast<const QTextEdit*>(o) ||
         qobject_cast<const QPlainTextEdit*>(o) || qobject_cast<const QAbstractSpinBox*>(o) ||
         qobject_cast<const QComboBox*>(o);
}

}  // namespace

bool HoverKeys::isForPlot(const QObject* watched, const QKeyEvent& key) const {
  const bool isItsKey = (key.key() == Qt::Key_F || key.key() == Qt::Key_D) && key.modifiers() == Qt::NoModifier;
  if (!isItsKey || !pointedAt_ || watched == pointedAt_ || QApplication::activePopupWidget()) return false;
  return !takesLetters(watched) && pointedAt_->isVisible() && pointedAt_->isActiveWindow();
}

bool HoverKeys::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseMove:
      if (auto* plot = qobject_cast<PlotSurface*>(watched)) pointedAt_ = plot;
      return false;
    case QEvent::Leave:
      if (watched == pointedAt_) pointedAt_ = nullptr;
      return false;
    case QEvent::ShortcutOverride: {
      if (!watched->isWidgetType() || watched == pointedAt_) return false;
      const bool isItsOwn = isForPlot(watched, *static_cast<QKeyEvent*>(event));
      if (isItsOwn) event->accept();
      else pointedAt_ = nullptr;  // a shortcut is a key, too
      return isItsOwn;
    }
    case QEvent::KeyPress: {
      auto& key = *static_cast<QKeyEvent*>(event);
      // The window has it first, and gives it to the widget.
      if (!watched->isWidgetType() || watched == pointedAt_) return false;
      if (!isForPlot(watched, key)) {
        pointedAt_ = nullptr;
        return false;
      }
      QKeyEvent handed(key.type(), key.key(), key.modifiers(), key.text());
      const auto plot = std::exchange(pointedAt_, nullptr);  // what it has no use for goes on to its parents
      QCoreApplication::sendEvent(plot, &handed);
      pointedAt_ = plot;
      return true;
    }
    default: return false;
  }
}

}  // namespace gyre::ui
