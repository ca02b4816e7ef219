#include "import/robot_inertia.h"

#include <Eigen/Cholesky>
#include <map>

namespace gyre {
namespace {

constexpr Eigen::Index largestMatrix = 3000;  ///< freedoms, whose matrix is dense

/// A unit of motion: velocity of the point of a body that is at the origin of the world, and angular velocity.
struct Freedom {
  int body;  ///< moves with all that hang on it
  Vec3 v, w;
};

void addFreedoms(const Robot& robot, const std::vector<Frame>& worlds, int body, std::vector<Freedom>& out) {
  const auto i = static_cast<std::size_t>(body);
  const int joint = robot.jointOf[i];
  const auto turn = [&](const Vec3& axis, const Vec3& at) { out.push_back({body, at.cross(axis), axis}); };
  if (joint == heldByParent) return;
  const Frame& world = worlds[i];
  if (joint == freeOfParent)
    for (int k = 0; k < 3; ++k) out.push_back({body, Vec3::Unit(k), Vec3::Zero()});
  const RobotJoint* j = joint >= 0 ? &robot.joints[static_cast<std::size_t>(joint)] : nullptr;
  const Vec3 at = world.position + world.orientation * (j ? j->anchor : Vec3::Zero());
  if (j && j->hasOneCoordinate()) {
    const Vec3 axis = world.orientation * j->axis;
    if (j->slides()) out.push_back({body, axis, Vec3::Zero()});
    else turn(axis, at);
  } else {
    for (int k = 0; k < 3; ++k) turn(world.orientation * Vec3::Unit(k), at);
  }
}

class MassMatrix {
 public:
  MassMatrix(const Robot& robot, int root) : robot_(robot), worlds_(robot.worldFrames(false)) {
    const std::size_t count = robot.bodies.size();
    std::vector<bool> isInTree(count);
    for (std::size_t i = 0; i < count; ++i) {
      const int parent = robot.bodies[i].parent;
      isInTree[i] = static_cast<int>(i) == root || (parent >= 0 && isInTree[static_cast<std::size_t>(parent)]);
      if (!isInTree[i]) continue;
      first_[static_cast<int>(i)] = freedoms_.size();
      addFreedoms(robot, worlds_, static_cast<int>(i), freedoms_);
    }
    if (size() > largestMatrix) return;
    M_ = MatX::Zero(size(), size());
    for (std::size_t i = 0; i < count; ++i)
      if (isInTree[i]) addBody(static_cast<int>(i));
    factors_.compute(M_);
  }

  /// The number of a body's freedoms by the sum of their (M^-1)_ii.
  std::optional<double> inertia(int body) const {
    std::vector<Eigen::Index> its;
    for (std::size_t f = first_.at(body); f < freedoms_.size() && freedoms_[f].body == body; ++f)
      its.push_back(static_cast<Eigen::Index>(f));
    if (its.empty() || M_.size() == 0 || factors_.info() != Eigen::Success) return std::nullopt;
    double sum = 0;
    for (const Eigen::Index f : its) sum += factors_.solve(VecX::Unit(size(), f))[f];
    return sum > 0 ? std::optional(static_cast<double>(its.size()) / sum) : std::nullopt;
  }

 private:
  Eigen::Index size() const { return static_cast<Eigen::Index>(freedoms_.size()); }

  void addBody(int body) {
    const auto i = static_cast<std::size_t>(body);
    const RobotBody& b = robot_.bodies[i];
    const Frame& world = worlds_[i];
    const Vec3 centre = world.position + world.orientation * b.com;
    const Mat3 R = world.orientation.toRotationMatrix(), J = R * b.inertia * R.transpose();
    std::vector<Eigen::Index> moving;
    for (int at = body; at >= 0; at = robot_.bodies[static_cast<std::size_t>(at)].parent)
      if (const auto first = first_.find(at); first != first_.end())
        for (std::size_t f = first->second; f < freedoms_.size() && freedoms_[f].body == at; ++f)
          moving.push_back(static_cast<Eigen::Index>(f));
    for (const Eigen::Index r : moving)
      for (const Eigen::Index c : moving) {
        const Freedom &one = freedoms_[static_cast<std::size_t>(r)], &two = freedoms_[static_cast<std::size_t>(c)];
        M_(r, c) += b.mass * (one.v + one.w.cross(centre)).dot(two.v + two.w.cross(centre)) + one.w.dot(J * two.w);
      }
  }

  const Robot& robot_;
  std::vector<Frame> worlds_;
  std::vector<Freedom> freedoms_;
  std::unordered_map<int, std::size_t> first_;  ///< of a body
  MatX M_;
  Eigen::LLT<MatX> factors_;
};

}  // namespace

std::vector<std::optional<double>> freedomInertias(const Robot& robot, const std::vector<int>& bodies) {
  std::map<int, MassMatrix> trees;  // by their root
  std::vector<std::optional<double>> out;
  for (const int body : bodies) {
    int root = body;
    for (int above = root; above >= 0; above = robot.bodies[static_cast<std::size_t>(above)].parent) root = above;
    out.push_back(trees.try_emplace(root, robot, root).first->second.inertia(body));
  }
  return out;
}

}  // namespace gyre
