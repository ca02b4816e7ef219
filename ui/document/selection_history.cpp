#include "document/selection_history.h"

#include <utility>

namespace gyre::ui {

SelectionHistory::SelectionHistory(ModelDocument& document, Selection& selection, QObject* parent)
    : QObject(parent), document_(document), selection_(selection) {
  connect(&selection_, &Selection::changed, this, &SelectionHistory::remember);
  connect(&document_, &ModelDocument::replaced, this, [this] {
    at_.clear();
    remember();
  });
  connect(&document_, &ModelDocument::structureChanged, this, [this] { restructured_ = document_.isReapplying(); });
  connect(&document_, &ModelDocument::edited, this, [this] { jumps_ = document_.isReapplying(); });
  connect(&document_.history(), &QUndoStack::indexChanged, this, &SelectionHistory::follow);
  remember();
}

void SelectionHistory::remember() {
  // While an edit is taken back the index is still that from before.
  if (!document_.isReapplying()) at_[document_.history().index()] = selection_.elements();
}

/// Once the index is that of what is shown: after an edit of the history has been reapplied, but before a new one is
/// announced.
void SelectionHistory::follow(int index) {
  if (!std::exchange(jumps_, false)) {
    at_.erase(at_.lower_bound(index), at_.end());
    return remember();
  }
  if (!std::exchange(restructured_, false)) return;
  const auto before = at_.find(index);
  if (before == at_.end()) return;
  std::vector<ElementId> ids = before->second;
  std::erase_if(ids, [this](ElementId id) { return !document_.model().find(id); });
  selection_.select(std::move(ids));
}

}  // namespace gyre::ui

#include "moc_selection_history.cpp"
