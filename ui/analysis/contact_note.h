#pragma once
// Says that an analysis leaves contact out, above the results of a model in which something may touch.

#include "analysis/health_watch.h"

#include <QLabel>

namespace gyre::ui {

class ContactNote : public QLabel {
 public:
  ContactNote(HealthWatch& watch, QWidget* parent);
};

}  // namespace gyre::ui
