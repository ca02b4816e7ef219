#include "forces/elastic_force.h"

#include <algorithm>
#include <array>

namespace gyre {

template <class Law>
void ElasticForce<Law>::evaluate(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                                 Vec12& g) const {
  const MarkerPair pair(markers_, at, k1, k2);
  g = pair.J.transpose() * law_.respond(pair.xi, pair.rate).s;
}

template <class Law>
void ElasticForce<Law>::addTangent(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2, Mat12& K,
                                   Mat12& C) const {
  const MarkerPair pair(markers_, at, k1, k2);
  Mat6 dsdxi, dsdrate;
  law_.tangents(pair.xi, pair.rate, dsdxi, dsdrate);
  K += pair.J.transpose() * (dsdxi * pair.J + dsdrate * pair.rateTangent(k1, k2));
  C += pair.J.transpose() * (dsdrate * pair.J);
  pair.addGeometricTangent(law_.respond(pair.xi, pair.rate).s, k1, k2, K);
}

template <class Law>
ForceEnergy ElasticForce<Law>::energy(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const {
  const MarkerPair pair(markers_, at, k1, k2);
  return law_.energy(law_.respond(pair.xi, pair.rate));
}

template <class Law>
void ElasticForce<Law>::startAt(const BodyKinematics& k1, const BodyKinematics& k2) {
  const MarkerPair pair(markers_, Instant(0), k1, k2);
  law_.startAt(law_.respond(pair.xi, pair.rate).eta);
}

template <class Law>
std::vector<ForceChannel> ElasticForce<Law>::channels() const {
  return {{"dx", "m"},   {"dy", "m"},     {"dz", "m"},     {"rx", "rad"},   {"ry", "rad"},
          {"rz", "rad"}, {"fx", "N"},     {"fy", "N"},     {"fz", "N"},     {"mx", "N m"},
          {"my", "N m"}, {"mz", "N m"},   {"energy", "J"}, {"vx", "m/s"},   {"vy", "m/s"},
          {"vz", "m/s"}, {"wx", "rad/s"}, {"wy", "rad/s"}, {"wz", "rad/s"}, {"power", "W"}};
}

template <class Law>
void ElasticForce<Law>::report(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2,
                               std::span<double> values) const {
  const MarkerPair pair(markers_, at, k1, k2);
  const typename Law::Response r = law_.respond(pair.xi, pair.rate);
  Eigen::Map<Vec6>(values.data()) = r.eta;
  Eigen::Map<Vec6>(values.data() + 6) = r.sigma;
  values[12] = law_.energy(r).elastic;
  Eigen::Map<Vec6>(values.data() + 13) = r.etaRate;
  values[19] = -r.sigma.dot(r.etaRate);
}

template <class Law>
std::uint64_t ElasticForce<Law>::branch(const Instant& at, const BodyKinematics& k1, const BodyKinematics& k2) const {
  const MarkerPair pair(markers_, at, k1, k2);
  return law_.branch(law_.respond(pair.xi, pair.rate).eta);
}

template <class Law>
std::optional<ForceCoordinate> ElasticForce<Law>::coordinate(std::string_view channel, const Instant& at,
                                                             const BodyKinematics& k1, const BodyKinematics& k2) const {
  constexpr std::array<std::string_view, 12> names{"dx", "dy", "dz", "rx", "ry", "rz",
                                                   "vx", "vy", "vz", "wx", "wy", "wz"};
  const auto name = std::find(names.begin(), names.end(), channel);
  if (name == names.end()) return std::nullopt;
  const Eigen::Index i = (name - names.begin()) % 6;
  const MarkerPair pair(markers_, at, k1, k2);
  const typename Law::Response r = law_.respond(pair.xi, pair.rate);
  Mat6 H, D;
  law_.motionTangents(pair.xi, pair.rate, H, D);
  return ForceCoordinate{r.eta[i], r.etaRate[i], (H.row(i) * pair.J).transpose(),
                         (D.row(i) * pair.J + H.row(i) * pair.rateTangent(k1, k2)).transpose()};
}

template class ElasticForce<BushingLaw>;
template class ElasticForce<HelixLaw>;

}  // namespace gyre
