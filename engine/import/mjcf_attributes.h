#pragma once
// The attributes of MJCF elements as they count: their own, else those of their class of defaults; and the ways in
// which MJCF gives places and orientations.

#include "import/xml_reader.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace gyre {

/// What <compiler> says.
struct MjcfCompiler {
  double angle = 0.017453292519943295;  ///< one unit of angle [rad]: degrees, unless angle="radian"
  std::string eulerSequence = "xyz";    ///< small letters: axes that turn along
  std::string inertiaFromGeom = "auto";
  bool autoLimits = true;            ///< a range alone limits
  std::filesystem::path meshFolder;  ///< of the files of meshes; from the model's own
  bool stripsPath = false;           ///< only the names of these files count, not their folders
};
MjcfCompiler readCompiler(const XmlElement& root);

/// An element and the defaults behind it, the nearest first.
class MjcfAttributes {
 public:
  explicit MjcfAttributes(std::vector<XmlElement> chain) : chain_(std::move(chain)) {}

  const XmlElement& element() const { return chain_.front(); }
  std::optional<std::string> text(const char* key) const;
  std::optional<double> number(const char* key) const;
  std::optional<std::vector<double>> numbers(const char* key, std::size_t least, std::size_t most) const;
  std::optional<Vec3> vec3(const char* key) const;
  /// pos with quat, axisangle, euler, xyaxes or zaxis.
  Frame frame(const MjcfCompiler& compiler) const;

 private:
  /// The nearest element that has the attribute; it is understood in all others too.
  const XmlElement* holder(const char* key) const;
  Quat orientation(const MjcfCompiler& compiler) const;

  std::vector<XmlElement> chain_;
};

/// The tree of <default> classes. The outermost ones are together the class 'main', of which the later count first; a
/// class inside another has a name, which no other has.
class MjcfDefaults {
 public:
  explicit MjcfDefaults(const XmlElement& root);
  /// @param childClass  of the bodies around the element; empty for none
  MjcfAttributes of(const XmlElement& element, const std::string& childClass) const;

 private:
  struct Class {
    std::vector<XmlElement> elements;  ///< the nearest first
    int parent = -1;                   ///< always an earlier one: no class is behind itself
  };
  void addInner(const XmlElement& element, int parent);

  std::vector<Class> classes_{{}};  ///< the first is 'main'
  std::map<std::string, int> byName_;
  /// What an element of a class and of a name has behind it.
  mutable std::map<std::pair<int, std::string>, std::vector<XmlElement>> behind_;
};

}  // namespace gyre
