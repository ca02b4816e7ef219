#include "import/mjcf_places.h"

#include "core/frames.h"
#include "import/mjcf_attributes.h"

#include <fmt/format.h>
#include <cmath>

namespace gyre {

std::string MjcfPlaced::name() const {
  const std::string own = element.text("name").value_or("");
  return own.empty() ? own : own + around.suffix;
}

MjcfContent MjcfPlaces::contentOf(const XmlElement& body, const MjcfSurroundings& around) {
  MjcfContent out;
  collect(body, {{}, around.childClass, around.suffix}, out);
  return out;
}

void MjcfPlaces::collect(const XmlElement& container, const MjcfSurroundings& around, MjcfContent& out) {
  for (const XmlElement& e : container.children()) {
    const std::string tag = e.tag();
    std::vector<MjcfPlaced>* list = tag == "geom"        ? &out.geoms
                                    : tag == "joint"     ? &out.joints
                                    : tag == "freejoint" ? &out.freeJoints
                                    : tag == "site"      ? &out.sites
                                    : tag == "body"      ? &out.bodies
                                                         : nullptr;
    if (list) {
      if (list != &out.sites) e.understood();  // a site may turn out to be needed
      if (around.suffix.empty() || ++placed_ <= most) list->push_back({e, around});
    } else if (tag == "inertial") {
      if (!out.inertial) out.inertial = e;
      out.inertial.understood();
    } else if (tag == "frame") {
      e.understood();
      e.text("name");
      collect(e,
              {composed(around.frame, MjcfAttributes({e}).frame(compiler_)),
               e.text("childclass").value_or(around.childClass), around.suffix},
              out);
    } else if (tag == "replicate") {
      e.understood();
      collectCopies(e, around, out);
    }
  }
}

void MjcfPlaces::collectCopies(const XmlElement& replicate, const MjcfSurroundings& around, MjcfContent& out) {
  const double given = replicate.number("count").value_or(0);
  if (!(given >= 1 && given == std::floor(given)) || given > double(most))
    return replicate.error(fmt::format("the attribute 'count': a whole number from 1 to {} was expected", most));
  const auto count = static_cast<std::size_t>(given);
  const std::string separator = replicate.text("sep").value_or("");
  const std::string childClass = replicate.text("childclass").value_or(around.childClass);
  const Vec3 offset = replicate.vec3("offset").value_or(Vec3::Zero());
  const Vec3 euler = replicate.vec3("euler").value_or(Vec3::Zero());
  const std::size_t digits = std::to_string(count).size();
  Frame copy;
  for (std::size_t i = 0; i < count; ++i) {
    if (++placed_ > most)
      return replicate.error(fmt::format("copies make more than {} elements of bodies; fewer were expected", most));
    copy.orientation = eulerTurn(static_cast<double>(i) * euler, compiler_);
    collect(replicate,
            {composed(around.frame, copy), childClass, separator + fmt::format("{:0{}}", i, digits) + around.suffix},
            out);
    copy.position += copy.orientation * offset;
  }
}

}  // namespace gyre
