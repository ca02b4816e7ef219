#include <gyre/error.h>
#include <gyre/parts.h>

#include <algorithm>
#include <cmath>

namespace gyre {
inline namespace v0 {
namespace {

/// Null where nothing is given; else what is not given is 0.
Value listOf(std::initializer_list<Value> items) {
  if (std::all_of(items.begin(), items.end(), [](const Value& v) { return v.isNull(); })) return {};
  Value::List list(items);
  std::replace_if(
      list.begin(), list.end(), [](const Value& v) { return v.isNull(); }, Value(0));
  return list;
}

}  // namespace

Vector::operator Value() const { return listOf({x, y, z}); }
Orientation::operator Value() const { return listOf({w, x, y, z}); }
Inertia::operator Value() const {
  const bool isDiagonal = !xy.isGiven() && !yz.isGiven() && !zx.isGiven();
  return isDiagonal ? listOf({xx, yy, zz}) : listOf({xx, yy, zz, xy, yz, zx});
}
TimeVector::operator Value() const { return listOf({x, y, z}); }

Frame::operator Value() const {
  Value out;
  if (Value p = position; !p.isNull()) out.add("position", std::move(p));
  if (Value o = orientation; !o.isNull()) out.add("orientation", std::move(o));
  if (!frame.empty()) out.add("frame", frame);
  return out;
}

Orientation Orientation::about(std::array<double, 3> axis, double angle) {
  const double length = std::hypot(axis[0], axis[1], axis[2]);
  if (!(length > 0)) throw Error(Error::Kind::input, "an axis of a length above 0 was expected");
  const double s = std::sin(angle / 2) / length;
  return {.w = std::cos(angle / 2), .x = s * axis[0], .y = s * axis[1], .z = s * axis[2]};
}

}  // namespace v0
}  // namespace gyre
