#pragma once
// The one selected element of the window: tree, viewport, properties, plots and messages all follow it.

#include <QObject>  // first: moc cannot parse <compare> before it has met a Qt header

#include "core/ids.h"

#include <optional>

namespace gyre::ui {

class Selection : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  std::optional<ElementId> element() const { return element_; }

  void select(std::optional<ElementId> id) {
    if (id == element_) return;
    element_ = id;
    emit changed();
  }
  void clear() { select(std::nullopt); }

 signals:
  void changed();

 private:
  std::optional<ElementId> element_;
};

}  // namespace gyre::ui
