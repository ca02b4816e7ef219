#pragma once
// What the window tells the hand of a run: one thread orders, one follows, without locks or waiting. An order is the
// whole of what is wanted, so that those overtaken by a newer one may be dropped.

#include "run/latest_value.h"
#include "run/mouse_spring.h"

#include <functional>
#include <utility>

namespace gyre {

class MouseSpringOrders {
 public:
  /// @param wake  has a run that rests look for orders
  explicit MouseSpringOrders(std::function<void()> wake) : wake_(std::move(wake)) {}

  // The window's side.
  /// Takes hold of a body from the next step on. What the hand did is told in the notes of the run and in a warning of
  /// its recording; so is, in the notes, why it could not take hold.
  void grab(const PullPoint& pullPoint) {
    given_ = {given_.number + 1, true, pullPoint};
    give();
    wake_();
  }
  void moveTo(const Vec3& target) {
    given_.pullPoint.target = target;
    if (given_.holds) give();
  }
  void letGo() {
    given_.holds = false;
    give();
    wake_();
  }

  // The run's side.
  bool isFresh() const { return orders_.isFresh(); }
  bool update() { return orders_.update(); }
  const MouseSpringOrder& newest() const { return orders_.front(); }

 private:
  void give() {
    orders_.back() = given_;
    orders_.publish();
  }
  std::function<void()> wake_;
  MouseSpringOrder given_;  ///< the window's own copy
  LatestValue<MouseSpringOrder> orders_{MouseSpringOrder{}};
};

}  // namespace gyre
