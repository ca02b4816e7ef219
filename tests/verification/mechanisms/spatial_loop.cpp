#include "verification/mechanisms/spatial_loop.h"

#include "lie/so3.h"

#include <Eigen/QR>

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>

namespace gyre::test {

std::vector<Place> chainFrames(const std::vector<LoopRow>& table, const VecX& theta) {
  std::vector<Place> frames(1);
  for (std::size_t i = 0; i < table.size(); ++i) {
    const Place& f = frames.back();
    const Mat3 R = f.R * turned(2, theta[static_cast<Eigen::Index>(i)]);
    frames.push_back({f.x + R * Vec3(table[i].a, 0, table[i].d), R * turned(0, table[i].alpha)});
  }
  return frames;
}

namespace {

/// One step towards closure, of all angles but the first; what it was, before.
double closer(const std::vector<LoopRow>& table, VecX& theta) {
  const std::vector<Place> frames = chainFrames(table, theta);
  const Place& end = frames.back();
  const auto n = theta.size();
  Vec6 open;
  open << end.x, so3::log(end.R);
  Eigen::Matrix<double, 6, Eigen::Dynamic, 0, 6, 6> J(6, n - 1);
  for (Eigen::Index i = 1; i < n; ++i) {
    const Place& f = frames[static_cast<std::size_t>(i)];
    const Vec3 z = f.R.col(2);
    J.col(i - 1) << z.cross(end.x - f.x), z;
  }
  theta.tail(n - 1) -= J.householderQr().solve(open);
  return open.norm();
}

void close(const std::vector<LoopRow>& table, VecX& theta) {
  for (int i = 0; i < 30; ++i)
    if (closer(table, theta) < 3e-9) {
      closer(table, theta);  // quadratic: to round-off
      return;
    }
  throw std::domain_error("the loop does not close");
}

/// Remembers where it was, and goes on from there in short ways.
class Branch {
 public:
  explicit Branch(std::vector<LoopRow> table) : table_(std::move(table)) {
    at_ = VecX(static_cast<Eigen::Index>(table_.size()));
    for (Eigen::Index i = 0; i < at_.size(); ++i) at_[i] = table_[static_cast<std::size_t>(i)].theta;
    close(table_, at_);
  }
  const VecX& to(double theta1) {
    const double way = theta1 - at_[0];
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(way) / 0.1)));
    for (int k = 1; k <= steps; ++k) {
      VecX next = at_;
      next[0] = k == steps ? theta1 : at_[0] + way / steps;
      close(table_, next);
      at_ = next;
    }
    return at_;
  }
  const std::vector<LoopRow>& table() const { return table_; }

 private:
  std::vector<LoopRow> table_;
  VecX at_;
};

}  // namespace

VecX loopAngles(const std::vector<LoopRow>& table, double theta1) { return Branch(table).to(theta1); }

Mechanism spatialLoop(const std::string& title, const std::string& source, std::vector<LoopRow> table) {
  const auto branch = [&] {
    try {
      return std::make_shared<Branch>(std::move(table));
    } catch (const std::domain_error& e) {
      throw std::domain_error(title + ": " + e.what());
    }
  }();
  const auto n = branch->table().size();
  Mechanism m(title, source, coordinates({branch->table()[0].theta}));
  m.places([branch, n](const VecX& q, double) {
    const std::vector<Place> frames = chainFrames(branch->table(), branch->to(q[0]));
    BodyPlaces out;
    for (std::size_t i = 0; i + 1 < n; ++i) {
      const Place& f = frames[i + 1];
      out.push_back({f.x - f.R * Vec3(0.5 * branch->table()[i].a, 0, 0), f.R});
    }
    return out;
  });
  const std::vector<Place> frames = chainFrames(branch->table(), branch->to(m.assembly[0]));
  const auto link = [&](std::size_t i) { return i == 0 || i == n ? std::string("ground") : "L" + std::to_string(i); };
  for (std::size_t i = 1; i < n; ++i) m.body(link(i), 1, Vec3(0.01, 0.012, 0.015));
  for (std::size_t i = 1; i <= n; ++i)
    m.joint("revolute", "J" + std::to_string(i), link(i - 1), link(i), frames[i - 1].x, frames[i - 1].R.col(2));
  m.inputs = {{.joint = "J1", .rate = 1}};
  return m;
}

}  // namespace gyre::test
