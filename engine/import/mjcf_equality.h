#pragma once
// <equality> of MJCF: ties between bodies or sites, and relations of joints
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#equality).
//
// connect: a point of body 1 and the one of body 2 that is there where all coordinates are zero; or the origins of two
// sites. weld: body 2 as it stands to body 1 there, or by `relpose` (the pose in body 1 of the point `anchor` of body
// 2, with the axes of body 2); or the frames of two sites. MuJoCo's are soft; here they hold exactly. One that refers
// to what <replicate> copies is copied with it.

#include "import/mjcf_bodies.h"

namespace gyre {

class MjcfEquality {
 public:
  MjcfEquality(const MjcfCompiler& compiler, const MjcfOption& option, const MjcfDefaults& defaults,
               const MjcfBodies& bodies, Robot& robot)
      : compiler_(compiler), option_(option), defaults_(defaults), bodies_(bodies), robot_(robot) {}

  void read(const XmlElement& equality);

 private:
  bool isActive(const MjcfAttributes& a) const;
  void readTie(const XmlElement& e, bool rotationToo);
  void tieBodies(const XmlElement& e, RobotTie tie);
  void tieSites(const XmlElement& e, const RobotTie& tie);
  void setPlaces(const XmlElement& e, RobotTie& tie) const;
  Frame placeOf(const MjcfSite& site) const;
  void readCoupling(const XmlElement& e);
  std::vector<MjcfNames::Named> named(const XmlElement& e, const char* key, const MjcfNames& names,
                                      const char* what) const;

  const MjcfCompiler& compiler_;
  const MjcfOption& option_;
  const MjcfDefaults& defaults_;
  const MjcfBodies& bodies_;
  Robot& robot_;
};

}  // namespace gyre
