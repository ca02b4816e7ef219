#include "document/common_value.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace gyre::ui {
namespace {

/// The numbers of a value that can stand for themselves; none for other kinds.
std::vector<double*> numbersOf(Value& value) {
  if (auto* x = std::get_if<double>(&value)) return {x};
  if (auto* v = std::get_if<Vec3>(&value)) return {&v->x(), &v->y(), &v->z()};
  if (auto* f = std::get_if<Frame>(&value)) return {&f->position.x(), &f->position.y(), &f->position.z()};
  if (auto* i = std::get_if<Inertia>(&value)) return {&i->xx, &i->yy, &i->zz, &i->xy, &i->yz, &i->zx};
  return {};
}

}  // namespace

std::vector<Value> valuesOf(std::span<const Element* const> elements, const std::string& key) {
  std::vector<Value> values;
  for (const Element* e : elements) values.push_back(e->value(*e->type->find(key)));
  return values;
}

bool allSame(std::span<const Value> values) {
  return std::all_of(values.begin(), values.end(), [&](const Value& v) { return sameValue(v, values.front()); });
}

Value commonValue(std::span<const Value> values) {
  Value common = values.front();
  const std::vector<double*> shown = numbersOf(common);
  for (Value other : values) {
    const std::vector<double*> numbers = numbersOf(other);
    for (std::size_t i = 0; i < shown.size(); ++i)
      if (*numbers[i] != *shown[i]) *shown[i] = std::numeric_limits<double>::quiet_NaN();
  }
  return common;
}

Value completed(const Value& typed, const Value& shown, const Value& own) {
  Value result = typed, before = shown, mine = own;
  const std::vector<double*> numbers = numbersOf(result), old = numbersOf(before), kept = numbersOf(mine);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    if (std::isnan(*numbers[i]) || (numbers.size() > 1 && *numbers[i] == *old[i])) *numbers[i] = *kept[i];
  if (auto* frame = std::get_if<Frame>(&result))
    if (frame->orientation.coeffs() == std::get<Frame>(shown).orientation.coeffs())
      frame->orientation = std::get<Frame>(own).orientation;
  return result;
}

}  // namespace gyre::ui
