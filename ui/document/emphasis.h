#pragma once
// Elements that are spoken of, which need not be selected: until something else is selected or the model edited.

#include "document/model_document.h"
#include "document/selection.h"

#include <QObject>

#include <vector>

namespace gyre::ui {

class Emphasis : public QObject {
  Q_OBJECT
 public:
  Emphasis(ModelDocument& document, Selection& selection);

  void set(std::vector<ElementId> elements);
  const std::vector<ElementId>& elements() const { return elements_; }

 signals:
  void changed();

 private:
  std::vector<ElementId> elements_;
};

}  // namespace gyre::ui
