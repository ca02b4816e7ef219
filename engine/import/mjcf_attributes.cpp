#include "import/mjcf_attributes.h"

#include "core/frames.h"
#include "lie/so3.h"

#include <fmt/format.h>
#include <algorithm>

namespace gyre {

const XmlElement* MjcfAttributes::holder(const char* key) const {
  if (use_) use_->asked.push_back(key);
  const XmlElement* nearest = nullptr;
  for (const XmlElement& e : chain_)
    if (e.text(key) && !nearest) nearest = &e;
  return nearest;
}

void MjcfAttributes::leaveOut(std::string text, XmlElement::About about) const {
  element().leaveOut(std::move(text), about);
  if (use_) use_->inherited = nullptr;
}

std::optional<std::string> MjcfAttributes::text(const char* key) const {
  const XmlElement* e = holder(key);
  return e ? e->text(key) : std::nullopt;
}
std::optional<double> MjcfAttributes::number(const char* key) const {
  const XmlElement* e = holder(key);
  return e ? e->number(key) : std::nullopt;
}
std::optional<std::vector<double>> MjcfAttributes::numbers(const char* key, std::size_t least, std::size_t most) const {
  const XmlElement* e = holder(key);
  return e ? e->numbers(key, least, most) : std::nullopt;
}
std::optional<Vec3> MjcfAttributes::vec3(const char* key) const {
  const XmlElement* e = holder(key);
  return e ? e->vec3(key) : std::nullopt;
}

Frame MjcfAttributes::frame(const MjcfCompiler& compiler) const {
  return {vec3("pos").value_or(Vec3::Zero()), orientation(compiler)};
}

Frame MjcfAttributes::placed(const Frame& around, const MjcfCompiler& compiler) const {
  const auto ends = numbers("fromto", 6, 6);
  if (!ends) return composed(around, frame(compiler));
  const Vec3 from(ends->data()), to(ends->data() + 3);
  return composed(around, {(from + to) / 2, so3::between(Vec3::UnitZ(), to - from)});
}

Quat MjcfAttributes::orientation(const MjcfCompiler& compiler) const {
  const auto wrong = [this](const char* key) {
    element().error(fmt::format("the attribute '{}' gives no orientation", key));
    return Quat::Identity();
  };
  if (const auto q = numbers("quat", 4, 4)) {
    const Quat given((*q)[0], (*q)[1], (*q)[2], (*q)[3]);
    return given.norm() > 0 ? given.normalized() : wrong("quat");
  }
  if (const auto a = numbers("axisangle", 4, 4)) {
    const Vec3 axis(a->data());
    if (!(axis.norm() > 0)) return wrong("axisangle");
    return Quat(Eigen::AngleAxisd((*a)[3] * compiler.angle, axis.normalized()));
  }
  if (const auto angles = vec3("euler")) return eulerTurn(*angles, compiler);
  if (const auto xy = numbers("xyaxes", 6, 6)) {
    const Vec3 x = Vec3(xy->data()).normalized(), given(xy->data() + 3);
    const Vec3 y = (given - given.dot(x) * x).normalized();
    Mat3 R;
    R << x, y, x.cross(y);
    return R.allFinite() && std::abs(R.determinant() - 1) < 1e-6 ? Quat(R) : wrong("xyaxes");
  }
  if (const auto z = vec3("zaxis")) return z->norm() > 0 ? so3::between(Vec3::UnitZ(), *z) : wrong("zaxis");
  return Quat::Identity();
}

}  // namespace gyre
