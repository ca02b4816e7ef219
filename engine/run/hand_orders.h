#pragma once
// What the window tells the hand of a run: one thread orders, one follows, without locks or waiting. An order is the
// whole of what is wanted, so that those overtaken by a newer one may be dropped.

#include "run/hand.h"
#include "run/latest_value.h"

namespace gyre {

class HandOrders {
 public:
  // The window's side.
  void grab(const Grip& grip) {
    given_ = {given_.number + 1, true, grip};
    give();
  }
  void moveTo(const Vec3& target) {
    given_.grip.target = target;
    if (given_.holds) give();
  }
  void letGo() {
    given_.holds = false;
    give();
  }

  // The run's side.
  bool isFresh() const { return orders_.isFresh(); }
  bool update() { return orders_.update(); }
  const HandOrder& newest() const { return orders_.front(); }

 private:
  void give() {
    orders_.back() = given_;
    orders_.publish();
  }
  HandOrder given_;  ///< the window's own copy
  LatestValue<HandOrder> orders_{HandOrder{}};
};

}  // namespace gyre
