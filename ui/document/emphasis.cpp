#include "document/emphasis.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

Emphasis::Emphasis(ModelDocument& document, Selection& selection) {
  const auto endIt = [this] { set({}); };
  connect(&document, &ModelDocument::replaced, this, endIt);
  connect(&document, &ModelDocument::edited, this, endIt);
  connect(&selection, &Selection::changed, this, endIt);
}

void Emphasis::set(std::vector<ElementId> elements) {
  std::sort(elements.begin(), elements.end());
  if (elements == elements_) return;
  elements_ = std::move(elements);
  emit changed();
}

}  // namespace gyre::ui

#include "moc_emphasis.cpp"
