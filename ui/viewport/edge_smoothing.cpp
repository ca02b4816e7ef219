#include "viewport/edge_smoothing.h"

#include <algorithm>

namespace gyre::ui {
namespace {

/// After which the camera, or a run, is taken to have come to rest [ms]: steps of a large model are far apart.
constexpr int restOfHand = 150, restOfRun = 500;

}  // namespace

EdgeSmoothing::EdgeSmoothing(QObject* parent) : QObject(parent) {
  timer_.setSingleShot(true);
  timer_.setInterval(restOfHand);
  connect(&timer_, &QTimer::timeout, this, [this] {
    moving_ = false;
    settling_ = true;
    emit settled();
  });
}

void EdgeSmoothing::setMover(Mover mover) { timer_.setInterval(mover == Mover::run ? restOfRun : restOfHand); }

void EdgeSmoothing::moved() {
  moving_ = timer_.isActive();  // the first change after a rest is a single one as far as anybody knows
  timer_.start();
}

bool EdgeSmoothing::isWanted(std::size_t parts) const {
  constexpr std::size_t many = 1500;
  return settling_ || (!moving_ && parts < many);
}

void EdgeSmoothing::drawn(bool smoothly, double seconds) {
  // Counted from the end of a frame, and longer where frames take longer: waiting for one is no rest.
  if (!smoothly) timer_.start(std::max(timer_.interval(), static_cast<int>(3000 * seconds)));
  settling_ = false;
}

}  // namespace gyre::ui

#include "moc_edge_smoothing.cpp"
