#pragma once
// What was selected at each point of the history: undoing what came or went brings the selection back that belonged to
// it, so that work goes on where it was.

#include "document/model_document.h"
#include "document/selection.h"

#include <map>

namespace gyre::ui {

class SelectionHistory : public QObject {
  Q_OBJECT
 public:
  SelectionHistory(ModelDocument& document, Selection& selection, QObject* parent);

 private:
  void remember();
  void follow(int index);

  ModelDocument& document_;
  Selection& selection_;
  std::map<int, std::vector<ElementId>> at_;  ///< by the index of the history
  bool jumps_ = false;                        ///< the history has been gone through, not added to
  bool restructured_ = false;                 ///< and elements came or went with it
};

}  // namespace gyre::ui
