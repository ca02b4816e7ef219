#include "locus/campbell.h"

#include "locus/campbell_speed.h"
#include "locus/follow_eigenvalues.h"

#include <algorithm>
#include <cmath>

namespace gyre {
namespace {

/// Number of modes followed beyond those asked for, so that one that comes down from above is not new.
constexpr int spare = 6;
/// Shapes that are less alike than this are not connected.
constexpr double leastAlike = 0.05;

double likeness(const SparseMatrix& M, const Eigen::VectorXcd& x, const Eigen::VectorXcd& y) {
  const auto product = [&](const Eigen::VectorXcd& a, const Eigen::VectorXcd& b) {
    return a.dot(Eigen::VectorXcd(M * b));
  };
  const double sizes = product(x, x).real() * product(y, y).real();
  return sizes > 0 ? std::norm(product(x, y)) / sizes : 0;
}

/// How far one mode is from being the continuation of another: by shape first, by frequency among shapes alike.
double unlikeness(const SparseMatrix& M, const CampbellMode& a, const CampbellMode& b) {
  const double one = std::abs(a.mode.lambda), two = std::abs(b.mode.lambda);
  return 1 - likeness(M, a.mode.shape, b.mode.shape) + 0.5 * std::abs(one - two) / std::max(one, two);
}

/// Puts the modes of a speed in the order of the tracks, which end or begin where there is none like it.
class Tracks {
 public:
  explicit Tracks(const SparseMatrix& M) : M_(M) {}
  void follow(std::vector<CampbellMode> modes, CampbellSpeed& out) {
    const std::size_t known = last_.size(), all = known + modes.size();
    Eigen::MatrixXd cost =
        Eigen::MatrixXd::Constant(static_cast<Eigen::Index>(all), static_cast<Eigen::Index>(all), 1.5);
    for (std::size_t i = 0; i < known; ++i)
      for (std::size_t k = 0; k < modes.size(); ++k) {
        const bool alike = likeness(M_, last_[i].mode.shape, modes[k].mode.shape) > leastAlike;
        cost(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(k)) =
            alike ? unlikeness(M_, last_[i], modes[k]) : 3;
      }
    const std::vector<int> to = cheapestAssignment(cost);
    std::vector<bool> taken(modes.size(), false);
    out.tracks.assign(known, std::nullopt);
    for (std::size_t i = 0; i < known; ++i) {
      const auto k = static_cast<std::size_t>(to[i]);
      if (k >= modes.size()) continue;
      taken[k] = true;
      last_[i] = modes[k];
      out.tracks[i] = modes[k];
    }
    for (std::size_t k = 0; k < modes.size(); ++k) {
      if (taken[k]) continue;
      last_.push_back(modes[k]);
      out.tracks.emplace_back(modes[k]);
    }
  }

 private:
  const SparseMatrix& M_;
  std::vector<CampbellMode> last_;
};

/// Keeps the tracks that are among the slowest at some speed.
void keepSlowest(Campbell& out, int count) {
  std::size_t all = 0;
  for (const CampbellSpeed& at : out.speeds) all = std::max(all, at.tracks.size());
  std::vector<bool> kept(all, false);
  for (CampbellSpeed& at : out.speeds) {
    at.tracks.resize(all);
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < all; ++i)
      if (at.tracks[i]) order.emplace_back(at.tracks[i]->mode.frequency, i);
    std::stable_sort(order.begin(), order.end());
    for (std::size_t i = 0; i < order.size() && i < static_cast<std::size_t>(count); ++i) kept[order[i].second] = true;
  }
  for (CampbellSpeed& at : out.speeds) {
    std::size_t i = 0;
    std::erase_if(at.tracks, [&](const auto&) { return !kept[i++]; });
  }
}

/// w - |W| of the mode most like `like` at a speed between.
struct BetweenSpeeds {
  double excess = 0;
  CampbellMode mode = {};
};
Expected<BetweenSpeeds> betweenSpeeds(CampbellModel& model, double speed, const CampbellMode& a, const CampbellMode& b,
                                      int count) {
  auto at = model.at(speed, count);
  if (!at) return fail(at.error());
  if (at->modes.empty()) return fail({.kind = Error::Kind::numerical, .message = "a mode is lost between two speeds"});
  const SparseMatrix& M = model.mass();
  const auto far = [&](const CampbellMode& m) { return unlikeness(M, a, m) + unlikeness(M, b, m); };
  auto best = std::min_element(at->modes.begin(), at->modes.end(),
                               [&](const auto& x, const auto& y) { return far(x) < far(y); });
  return BetweenSpeeds{2 * M_PI * best->mode.frequency - std::abs(speed), std::move(*best)};
}

/// The root between two speeds: secants kept within by halves (Dowell and Jarratt 1971, Illinois).
Expected<CriticalSpeed> refinedSpeed(CampbellModel& model, const CampbellSpeed& low, const CampbellSpeed& high,
                                     std::size_t track, int count) {
  CampbellMode a = *low.tracks[track], b = *high.tracks[track];
  double x0 = low.speed, x1 = high.speed;
  double f0 = 2 * M_PI * a.mode.frequency - std::abs(x0), f1 = 2 * M_PI * b.mode.frequency - std::abs(x1);
  int side = 0;
  for (int i = 0; i < 60 && f0 != 0 && f1 != 0 && x1 - x0 > 1e-10 * std::max(std::abs(x0), std::abs(x1)); ++i) {
    const double x = (x0 * f1 - x1 * f0) / (f1 - f0);
    auto at = betweenSpeeds(model, x, a, b, count);
    if (!at) return fail(at.error());
    if (std::abs(at->excess) <= 1e-11 * std::abs(x)) return CriticalSpeed{track, x, at->mode.whirl()};
    if (at->excess * f1 > 0) {
      x1 = x, f1 = at->excess, b = std::move(at->mode);
      if (side == -1) f0 /= 2;
      side = -1;
    } else {
      x0 = x, f0 = at->excess, a = std::move(at->mode);
      if (side == 1) f1 /= 2;
      side = 1;
    }
  }
  const bool first = std::abs(f0) < std::abs(f1);
  return CriticalSpeed{track, first ? x0 : x1, (first ? a : b).whirl()};
}

Expected<void> findCritical(CampbellModel& model, Campbell& out, int count, const std::stop_token& stop) {
  for (std::size_t track = 0; track < out.tracks(); ++track)
    for (std::size_t i = 1; i < out.speeds.size() && !stop.stop_requested(); ++i) {
      const CampbellSpeed &low = out.speeds[i - 1], &high = out.speeds[i];
      if (!low.tracks[track] || !high.tracks[track]) continue;
      const auto excess = [&](const CampbellSpeed& at) {
        return 2 * M_PI * at.tracks[track]->mode.frequency - std::abs(at.speed);
      };
      const double f0 = excess(low), f1 = excess(high);
      if (!(f0 * f1 < 0 || f1 == 0)) continue;
      const auto found = refinedSpeed(model, low, high, track, count);
      if (!found) return fail(found.error());
      out.critical.push_back(*found);
    }
  std::stable_sort(out.critical.begin(), out.critical.end(),
                   [](const auto& a, const auto& b) { return std::abs(a.speed) < std::abs(b.speed); });
  return {};
}

}  // namespace

Whirl CampbellMode::whirl() const {
  constexpr double circleSeen = 0.01;  // of the area of a full circle
  return circularity > circleSeen ? Whirl::forward : circularity < -circleSeen ? Whirl::backward : Whirl::none;
}

std::vector<double> evenSpeeds(double from, double to, int count) {
  std::vector<double> out;
  for (int i = 0; i < count; ++i) out.push_back(count > 1 ? from + (to - from) * i / (count - 1) : from);
  return out;
}

Expected<Campbell> campbell(const Model& model, const CampbellOptions& options, const std::stop_token& stop,
                            const std::function<void(std::size_t)>& progress) {
  auto of = CampbellModel::create(model, options, stop);
  if (!of) return fail(of.error());
  const int count = options.count + spare;
  Campbell out;
  Tracks tracks(of->mass());
  for (std::size_t i = 0; i < options.speeds.size() && !stop.stop_requested(); ++i) {
    auto at = of->at(options.speeds[i], count);
    if (!at) {
      at.error().message += " (at " + std::to_string(options.speeds[i]) + " rad/s)";
      return fail(at.error());
    }
    CampbellSpeed speed{.speed = options.speeds[i], .about = at->about};
    out.turningAxes = out.turningAxes || at->about.turned || !at->about.turningWith.empty();
    out.frozen = out.frozen || at->about.kind == Linearization::Kind::momentary;
    tracks.follow(std::move(at->modes), speed);
    out.speeds.push_back(std::move(speed));
    if (progress) progress(i + 1);
  }
  keepSlowest(out, options.count);
  if (!out.turningAxes)
    if (auto found = findCritical(*of, out, count, stop); !found) return fail(found.error());
  return out;
}

}  // namespace gyre
