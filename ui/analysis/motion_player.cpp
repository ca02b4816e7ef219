#include "analysis/motion_player.h"

#include "analysis/body_motion.h"

#include <cmath>
#include <complex>

namespace gyre::ui {
namespace {

constexpr double kPeriod = 2.0;    // [s]
constexpr double kVisible = 0.15;  // of the model's size
constexpr double kTurn = 0.35;     // [rad]

/// The factor that makes the largest displacement of a shape a visible one.
double visibleUnit(const System& system, const State& s, const Eigen::VectorXcd& shape) {
  double most = 1e-12;
  for (const VecX& part : {VecX(shape.real()), VecX(shape.imag())})
    for (const Vec6& twist : bodyTwists(system, s, part))
      most = std::max(
          {most, twist.head<3>().norm() / (kVisible * system.scales().length), twist.tail<3>().norm() / kTurn});
  return 1 / most;
}

}  // namespace

MotionPlayer::MotionPlayer(QObject* parent) : QObject(parent) {
  clock_.setInterval(33);
  connect(&clock_, &QTimer::timeout, this, &MotionPlayer::tick);
}

void MotionPlayer::play(std::shared_ptr<const System> system, const State& about, Eigen::VectorXcd shape) {
  system_ = std::move(system);
  about_ = about;
  shape_ = std::move(shape);
  unit_ = visibleUnit(*system_, about_, shape_);
  if (!isPlaying()) time_.start();
  clock_.start();
  tick();
}

void MotionPlayer::stop() {
  if (!isPlaying()) return;
  clock_.stop();
  emit stopped();
}

std::vector<BodyPose> MotionPlayer::posesAt(double phase) const {
  const VecX xi = amplitude_ * unit_ * (shape_ * std::polar(1.0, phase)).real();
  State s = about_;
  system_->bodies().plus(about_.q, xi, s.q);
  return gyre::posesAt(*system_, s);
}

// Starts at rest, in the placement the motion is about.
void MotionPlayer::tick() {
  const double phase = 2 * M_PI * static_cast<double>(time_.elapsed()) / (1000 * kPeriod) - M_PI / 2;
  emit posesShown(posesAt(phase));
}

}  // namespace gyre::ui

#include "moc_motion_player.cpp"
