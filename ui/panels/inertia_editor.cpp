#include "panels/inertia_editor.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr double Inertia::*kMoments[] = {&Inertia::xx, &Inertia::yy, &Inertia::zz};
constexpr double Inertia::*kProducts[] = {&Inertia::xy, &Inertia::yz, &Inertia::zx};

}  // namespace

InertiaEditor::InertiaEditor(QWidget* parent)
    : FieldEditor(parent),
      moments_(new TripleEdit(Quantity::inertia, positive, {"xx", "yy", "zz"}, this)),
      products_(new TripleEdit(Quantity::inertia, {}, {"xy", "yz", "zx"}, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(moments_);
  layout->addWidget(products_);
  setFocusProxy(moments_);
  for (TripleEdit* triple : {moments_, products_}) {
    triple->setNames("inertia");
    const auto* members = triple == moments_ ? kMoments : kProducts;
    connect(triple, &TripleEdit::hint, this, &FieldEditor::hint);
    connect(triple, &TripleEdit::entered, this, &FieldEditor::entered);
    connect(triple, &TripleEdit::committed, this, [this, members](int i, double x, bool nudged) {
      Inertia changed = value_;
      changed.*members[i] = x;
      emit edited(changed, nudged);
    });
  }
}

std::vector<NumberEdit*> InertiaEditor::numberEdits() const {
  std::vector<NumberEdit*> all = moments_->edits();
  all.insert(all.end(), products_->edits().begin(), products_->edits().end());
  return all;
}

void InertiaEditor::show(const Value& value) {
  value_ = std::get<Inertia>(value);
  // What shapes that are turned leave of products that vanish.
  const double rounding = 1e-15 * std::max({value_.xx, value_.yy, value_.zz});
  for (int i = 0; i < 3; ++i) {
    moments_->setNumber(i, value_.*kMoments[i]);
    products_->setNumber(i, std::abs(value_.*kProducts[i]) > rounding ? value_.*kProducts[i] : 0);
  }
}

}  // namespace gyre::ui

#include "moc_inertia_editor.cpp"
