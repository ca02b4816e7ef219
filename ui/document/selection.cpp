#include "document/selection.h"

namespace gyre::ui {

void Selection::select(std::vector<ElementId> ids) {
  if (ids == elements_) return;
  elements_ = std::move(ids);
  emit changed();
}

void Selection::toggle(ElementId id) {
  std::vector<ElementId> ids = elements_;
  if (std::erase(ids, id) == 0) ids.push_back(id);
  select(std::move(ids));
}

}  // namespace gyre::ui

#include "moc_selection.cpp"
