#pragma once
// What stands in a body of MJCF, and where: <frame> and <replicate> taken apart
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#frame, #replicate).
//
// A <frame> places its content, that of frames inside it and so on. A <replicate> repeats it `count` times: copy i is
// turned by `euler` times i and moved by the sum of the offsets, each in the axes of the copy before. To all names in
// a copy a suffix is added, `sep` and the number of the copy with as many digits as `count` has, the innermost first.

#include "import/mjcf_compiler.h"

#include <string>
#include <vector>

namespace gyre {

/// How what contains an element places and names it.
struct MjcfSurroundings {
  Frame frame = {};             ///< in the body
  std::string childClass = {};  ///< of defaults
  std::string suffix = {};      ///< of names
};

struct MjcfPlaced {
  XmlElement element;
  MjcfSurroundings around;

  /// Its name with the suffix; empty where it has none.
  std::string name() const;
};

struct MjcfContent {
  std::vector<MjcfPlaced> geoms, joints, freeJoints, sites, bodies;
  XmlElement inertial = {};
};

class MjcfPlaces {
 public:
  /// Copies of elements, which a few nested ones can multiply without end.
  static constexpr std::size_t most = 50'000;

  explicit MjcfPlaces(const MjcfCompiler& compiler) : compiler_(compiler) {}
  MjcfContent contentOf(const XmlElement& body, const MjcfSurroundings& around);

 private:
  void collect(const XmlElement& container, const MjcfSurroundings& around, MjcfContent& out);
  void collectCopies(const XmlElement& replicate, const MjcfSurroundings& around, MjcfContent& out);

  const MjcfCompiler& compiler_;
  std::size_t placed_ = 0;  ///< copies, and elements in them
};

}  // namespace gyre
