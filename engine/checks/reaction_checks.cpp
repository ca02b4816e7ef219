#include "checks/reaction_checks.h"

#include "bodies/rigid.h"
#include "model/attachments.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

namespace gyre {
namespace {

/// Sums over the equations of a body; size is that of their terms.
struct Balance {
  Vec3 newton, euler;
  double size;
};

class ReportedVectors {
 public:
  ReportedVectors(const System& system, const EvaluatedKinematics& at) : values_(system.channels().size()) {
    system.channels().report(at, values_);
    const std::vector<Channel> channels = system.channels().list();
    if (channels.size() != values_.size()) throw std::runtime_error("channels were not counted as they are listed");
    for (std::size_t c = 0; c < channels.size(); ++c) columns_.emplace(channels[c].name, c);
  }
  Vec3 operator()(const std::string& first) const { return at3(values_.data() + columns_.at(first)); }

 private:
  std::vector<double> values_;
  std::map<std::string, std::size_t> columns_;
};

}  // namespace

double reactionImbalance(const Model& model, const System& system, const EvaluatedKinematics& at) {
  std::map<ElementId, std::pair<std::size_t, Balance>> balances;
  for (std::size_t b = 0; b < system.bodies().size(); ++b) {
    const BodyLayout& layout = system.bodies().layout(b);
    const Rigid& body = model.find(layout.id)->as<Rigid>();
    const BodyKinematics& k = at.body(b);
    const auto vdot = at.state().vdot.segment<6>(layout.v);
    const Mat3 J = body.inertia.matrix();
    const Vec3 weight = body.mass * model.document().gravity;
    const Vec3 newton = body.mass * vdot.head<3>() - weight;
    const Vec3 euler = J * vdot.tail<3>() + k.W.cross(J * k.W);
    balances.emplace(layout.id, std::pair(b, Balance{newton, euler, newton.norm() + weight.norm() + euler.norm()}));
  }
  const ReportedVectors reported(system, at);
  for (const Element* joint : model.active(Category::joint)) {
    const std::vector<Attachment> ends = attachments(*joint);
    const Vec3 F = reported(joint->name + ".fx"), M = reported(joint->name + ".mx");
    const auto placeOf = [&](const Attachment& a) -> Vec3 {
      const auto body = balances.find(a.body);
      if (body == balances.end()) return a.frame.position;
      const BodyKinematics& k = at.body(body->second.first);
      return k.x + k.R * a.frame.position;
    };
    const Vec3 point = placeOf(ends[1]);
    for (int end = 0; end < 2; ++end) {
      const auto body = balances.find(ends[static_cast<std::size_t>(end)].body);
      if (body == balances.end()) continue;
      const double sign = end == 0 ? -1 : 1;
      const BodyKinematics& k = at.body(body->second.first);
      const Vec3 moment = k.R.transpose() * (sign * (M + (point - k.x).cross(F)));
      Balance& sum = body->second.second;
      sum.newton -= sign * F;
      sum.euler -= moment;
      sum.size += F.norm() + moment.norm();
    }
  }
  double worst = 0;
  for (const auto& [id, body] : balances)
    for (const double residual : {body.second.newton.norm(), body.second.euler.norm()})
      worst = residual > 0 || residual == 0 ? std::max(worst, residual / body.second.size) : residual;
  return worst;
}

}  // namespace gyre
