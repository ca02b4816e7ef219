#pragma once
// What the window tells the hand of a run: one thread orders, one follows, without locks or waiting. An order is the
// whole of what is wanted, so that those overtaken by a newer one may be dropped.

#include "run/latest_value.h"
#include "run/mouse_spring.h"

namespace gyre {

class MouseSpringOrders {
 public:
  // The window's side.
  void grab(const PullPoint& pullPoint) {
    given_ = {given_.number + 1, true, pullPoint};
    give();
  }
  void moveTo(const Vec3& target) {
    given_.pullPoint.target = target;
    if (given_.holds) give();
  }
  void letGo() {
    given_.holds = false;
    give();
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
  MouseSpringOrder given_;  ///< the window's own copy
  LatestValue<MouseSpringOrder> orders_{MouseSpringOrder{}};
};

}  // namespace gyre
