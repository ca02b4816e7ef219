#pragma once
// The attributes of MJCF elements as they count: their own, else those of their class of defaults; and the ways in
// which MJCF gives places and orientations.

#include "import/mjcf_compiler.h"

#include <string>
#include <vector>

namespace gyre {

/// One use of an element's defaults: which of their attributes were asked for.
struct MjcfUse {
  XmlElement user;
  const std::vector<XmlElement>* inherited = nullptr;  ///< the nearest first
  std::vector<const char*> asked = {};
};

/// An element and the defaults behind it, the nearest first.
class MjcfAttributes {
 public:
  /// @param use  notes what is asked for; null: there are no defaults
  explicit MjcfAttributes(std::vector<XmlElement> chain, MjcfUse* use = nullptr)
      : chain_(std::move(chain)), use_(use) {}

  const XmlElement& element() const { return chain_.front(); }
  /// XmlElement::leaveOut, of what is inherited too.
  void leaveOut(std::string text, XmlElement::About about = XmlElement::About::motion) const;
  std::optional<std::string> text(const char* key) const;
  std::optional<double> number(const char* key) const;
  std::optional<std::vector<double>> numbers(const char* key, std::size_t least, std::size_t most) const;
  std::optional<Vec3> vec3(const char* key) const;
  /// pos with quat, axisangle, euler, xyaxes or zaxis.
  Frame frame(const MjcfCompiler& compiler) const;
  /// Its frame in what it stands in; where two ends are given (fromto) in the middle of them, z towards the second.
  Frame placed(const Frame& around, const MjcfCompiler& compiler) const;

 private:
  /// The nearest element that has the attribute; it is understood in all others too.
  const XmlElement* holder(const char* key) const;
  Quat orientation(const MjcfCompiler& compiler) const;

  std::vector<XmlElement> chain_;
  MjcfUse* use_;
};

}  // namespace gyre
