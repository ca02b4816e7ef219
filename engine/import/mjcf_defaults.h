#pragma once
// The tree of <default> classes of MJCF. The outermost ones are together the class 'main', of which the later count
// first; a class inside another has a name, which no other has.
//
// An attribute of a class counts as understood by those elements alone that inherit it and were asked for it: the same
// damping means something to a hinge and nothing to a kind of joint that was never asked for one.

#include "import/mjcf_attributes.h"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace gyre {

class MjcfDefaults {
 public:
  explicit MjcfDefaults(const XmlElement& root);
  /// @param childClass  of the bodies around the element; empty for none
  MjcfAttributes of(const XmlElement& element, const std::string& childClass) const;
  /// The defaults of ties and relations stand under one name, whatever their kind.
  MjcfAttributes of(const XmlElement& element, const std::string& childClass, const std::string& tag) const;
  /// Notes, at the attributes of classes that some elements understand, the others that inherit them.
  void listPassedOver() const;

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
  mutable std::deque<MjcfUse> uses_;
};

}  // namespace gyre
