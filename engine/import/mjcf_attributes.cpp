#include "import/mjcf_attributes.h"

#include "lie/so3.h"

#include <fmt/format.h>
#include <array>
#include <cctype>

namespace gyre {
namespace {

constexpr const char* mainClass = "main";

}  // namespace

MjcfCompiler readCompiler(const XmlElement& root) {
  MjcfCompiler c;
  for (const XmlElement& e : root.children("compiler")) {
    if (const auto angle = e.text("angle")) {
      if (*angle == "radian") c.angle = 1;
      else if (*angle != "degree") e.error(fmt::format("angle=\"{}\": degree or radian was expected", *angle));
    }
    if (const auto sequence = e.text("eulerseq")) {
      if (sequence->size() == 3 && sequence->find_first_not_of("xyzXYZ") == std::string::npos)
        c.eulerSequence = *sequence;
      else e.error("eulerseq: three of the letters xyzXYZ were expected");
    }
    if (e.text("coordinate").value_or("local") != "local") e.error("only local coordinates are understood");
    c.autoLimits = e.text("autolimits").value_or(c.autoLimits ? "true" : "false") == "true";
    const auto assets = e.text("assetdir"), meshes = e.text("meshdir");
    if (meshes || assets) c.meshFolder = meshes.value_or(assets.value_or(""));
    c.stripsPath = e.text("strippath").value_or(c.stripsPath ? "true" : "false") == "true";
    c.inertiaFromGeom = e.text("inertiafromgeom").value_or(c.inertiaFromGeom);
  }
  return c;
}

const XmlElement* MjcfAttributes::holder(const char* key) const {
  const XmlElement* nearest = nullptr;
  for (const XmlElement& e : chain_)
    if (e.text(key) && !nearest) nearest = &e;
  return nearest;
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
  if (const auto angles = vec3("euler")) {
    Quat q = Quat::Identity();
    for (int i = 0; i < 3; ++i) {
      const char letter = compiler.eulerSequence[static_cast<std::size_t>(i)];
      const Quat turn(Eigen::AngleAxisd((*angles)[i] * compiler.angle, Vec3::Unit(std::tolower(letter) - 'x')));
      q = std::islower(letter) ? q * turn : turn * q;
    }
    return q;
  }
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

MjcfDefaults::MjcfDefaults(const XmlElement& root) {
  byName_[mainClass] = 0;
  for (const XmlElement& e : root.children("default")) {
    classes_[0].elements.insert(classes_[0].elements.begin(), e);
    byName_[e.text("class").value_or(mainClass)] = 0;
    addInner(e, 0);
  }
}

void MjcfDefaults::addInner(const XmlElement& element, int parent) {
  for (const XmlElement& inner : element.children("default")) {
    const std::string name = inner.text("class").value_or("");
    const int index = static_cast<int>(classes_.size());
    if (name.empty()) inner.error("a class of defaults inside another needs a name: the attribute 'class' is missing");
    else if (!byName_.emplace(name, index).second)
      inner.error(fmt::format("two classes of defaults are called '{}'", name));
    classes_.push_back({{inner}, parent});
    addInner(inner, index);
  }
}

MjcfAttributes MjcfDefaults::of(const XmlElement& element, const std::string& childClass) const {
  const std::string name = element.text("class").value_or(childClass);
  const auto found = byName_.find(name.empty() ? mainClass : name);
  if (found == byName_.end()) element.error(fmt::format("there is no class of defaults '{}'", name));
  const auto [known, isNew] = behind_.try_emplace({found == byName_.end() ? -1 : found->second, element.tag()});
  if (isNew)
    for (int at = known->first.first; at >= 0; at = classes_[static_cast<std::size_t>(at)].parent)
      for (const XmlElement& e : classes_[static_cast<std::size_t>(at)].elements)
        if (const XmlElement given = e.child(element.tag().c_str())) known->second.push_back(given);
  std::vector<XmlElement> chain{element};
  chain.insert(chain.end(), known->second.begin(), known->second.end());
  return MjcfAttributes(std::move(chain));
}

}  // namespace gyre
