#pragma once
// The bodies of MJCF with their masses and joints, and what refers to them by name.

#include "import/mjcf_joint.h"
#include "import/mjcf_meshes.h"
#include "import/mjcf_names.h"
#include "import/mjcf_places.h"

namespace gyre {

/// A site, whose attributes are read when somebody needs it.
struct MjcfSite {
  MjcfPlaced placed;
  int body = -1;  ///< -1: the world
};

/// Stiffness and damping that follow from an inertia once all masses are known.
struct MjcfSpringDamper {
  int body = 0;
  double timeConstant = 0, dampingRatio = 0;
};

class MjcfBodies {
 public:
  MjcfBodies(const MjcfCompiler& compiler, const MjcfOption& option, const MjcfDefaults& defaults, MjcfMeshes& meshes,
             Robot& robot)
      : compiler_(compiler), option_(option), defaults_(defaults), meshes_(meshes), robot_(robot), places_(compiler) {}

  void readWorld(const XmlElement& world);
  /// Bounds and the total of masses, then what follows from them.
  void finish();

  const MjcfNames& bodies() const { return bodies_; }
  const MjcfNames& joints() const { return joints_; }
  const MjcfNames& siteNames() const { return siteNames_; }
  const std::vector<MjcfSite>& sites() const { return sites_; }

 private:
  void readBody(const MjcfPlaced& placed, int parent);
  void readMass(const MjcfContent& content, RobotBody& body);
  void readInertial(const XmlElement& e, RobotBody& body) const;
  void addSites(const MjcfContent& content, int body);
  /// How a body hangs on its parent (see Robot::jointOf).
  int readFreeJoint(const MjcfContent& content, int body);
  int readJoint(const MjcfPlaced& placed, int body, bool isAlone);
  void addLinks(const MjcfContent& content, RobotBody& body);
  int readFree(const MjcfPlaced& placed, int body);
  int addJoint(const MjcfPlaced& placed, MjcfJoint read, int body);
  void setSpringDamper(const MjcfSpringDamper& one, const std::optional<double>& inertia);

  const MjcfCompiler& compiler_;
  const MjcfOption& option_;
  const MjcfDefaults& defaults_;
  MjcfMeshes& meshes_;
  Robot& robot_;
  MjcfPlaces places_;
  MjcfNames bodies_, joints_, siteNames_;
  std::vector<MjcfSite> sites_;
  std::vector<MjcfSpringDamper> springDampers_;
};

}  // namespace gyre
