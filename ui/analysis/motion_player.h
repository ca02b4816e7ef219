#pragma once
// Animates a small motion of the system about a state: q(t) = q0 o exp(amplitude Re(shape e^(i phase))), one swing in
// two seconds. Eigenmodes and free motions ("wiggle") are shown by it.

#include "run/simulation.h"
#include "system/system.h"

#include <QElapsedTimer>
#include <QTimer>

#include <Eigen/Core>

#include <memory>
#include <vector>

namespace gyre::ui {

class MotionPlayer : public QObject {
  Q_OBJECT
 public:
  explicit MotionPlayer(QObject* parent = nullptr);

  /// @param shape  [nv], complex; its largest displacement should be about 1
  void play(std::shared_ptr<const System> system, const State& about, Eigen::VectorXcd shape);
  void stop();
  bool isPlaying() const { return clock_.isActive(); }
  /// Sets the size of the largest displacement; 1 is a visible fraction of the model.
  void setAmplitude(double factor) { amplitude_ = factor; }
  double amplitude() const { return amplitude_; }
  /// The placement at a phase [rad].
  std::vector<BodyPose> posesAt(double phase) const;

 signals:
  void posesShown(const std::vector<gyre::BodyPose>& poses);
  void stopped();

 private:
  void tick();

  QTimer clock_;
  QElapsedTimer time_;
  double amplitude_ = 1;
  double unit_ = 1;  ///< of the shape, so that amplitude 1 is visible
  std::shared_ptr<const System> system_;
  State about_;
  Eigen::VectorXcd shape_;
};

}  // namespace gyre::ui
