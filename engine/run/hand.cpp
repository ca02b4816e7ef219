#include "run/hand.h"

#include "system/apparent_mass.h"

#include <fmt/format.h>
#include <algorithm>
#include <limits>
#include <utility>

namespace gyre {
namespace {

constexpr double frequencyPerStep = 0.1;
constexpr double longestStep = 0.2;  // of methods that choose it, over 1/omega

double frequency(const Grip& grip, const Stepper& stepper) {
  return stepper.choosesStep() ? grip.frequency : std::min(grip.frequency, frequencyPerStep / stepper.settings().step);
}

}  // namespace

Expected<Model> Hand::pulled(const Model& model) const {
  Model with = model;
  Element element{.id = model.freeId(), .name = model.freeName("hand"), .type = &pullType(), .params = pull_};
  const std::size_t end = model.elements().size();
  if (auto done = with.apply(Edit{Insert{std::move(element), end}}); !done) return fail(done.error());
  return with;
}

Expected<std::vector<std::string>> Hand::follow(const HandOrder& order, const Model& model, Stepper& stepper,
                                                Recording& recording) {
  std::vector<std::string> notes;
  const bool another = std::exchange(order_, order.number) != order.number;
  if (holds() && (another || !order.holds)) {
    auto remark = letGo(model, stepper, recording);
    if (!remark) return fail(remark.error());
    notes.push_back(std::move(*remark));
  }
  if (another && order.holds) {
    if (auto ok = take(order.grip, model, stepper, recording); !ok)
      notes.push_back(fmt::format("'{}' cannot be pulled: {}", model.nameOf(order.grip.body), ok.error().text()));
  } else if (holds()) {
    if (auto ok = moveTo(order.grip.target, stepper); !ok) return fail(ok.error());
  }
  return notes;
}

Expected<void> Hand::take(const Grip& grip, const Model& model, Stepper& stepper, Recording& recording) {
  const auto bodies = model.active(Category::body);
  const auto body = std::find_if(bodies.begin(), bodies.end(), [&](const Element* e) { return e->id == grip.body; });
  if (body == bodies.end()) return failInput("it takes no part in the run");
  const auto index = static_cast<std::size_t>(body - bodies.begin());
  const double t = stepper.state().t;
  const auto mass = apparentMass(stepper.system(), stepper.here(), index, grip.point);
  if (!mass) return failInput("its joints hold this point");
  const double omega = frequency(grip, stepper);
  const BodyKinematics& k = stepper.evaluated().body(index);
  auto target = std::make_shared<PullTarget>(k.x + k.R * grip.point, 0.5 / omega);
  target->moveTo(grip.target, t);

  Hand next;
  next.pull_ = {grip.body, grip.point, *mass * omega * omega, 2 * *mass * omega, target};
  next.target_ = std::move(target);
  next.name_ = (*body)->name;
  next.index_ = index;
  if (auto ok = next.exchange(model, stepper); !ok) return ok;
  if (stepper.choosesStep()) stepper.limitSteps(longestStep / omega);
  next.order_ = order_;
  next.since_ = t;
  next.workBefore_ = stepper.energyBudget().hand();
  next.now_ = next.forceNow(stepper);
  next.largest_ = next.force();
  next.remark_ = recording.addRemark(fmt::format("pulled by hand from t = {:.6g} s on, body '{}'", t, next.name_));
  *this = std::move(next);
  return {};
}

Expected<void> Hand::exchange(const Model& model, Stepper& stepper) {
  const auto with = pulled(model);
  if (!with) return fail(with.error());
  return stepper.exchange(*with);
}

Expected<void> Hand::moveTo(const Vec3& target, Stepper& stepper) {
  target_->moveTo(target, stepper.state().t);
  return stepper.choosesStep() ? stepper.restart() : Expected<void>{};
}

PullForce Hand::forceNow(const Stepper& stepper) const {
  return pullForce(pull_, stepper.state().t, stepper.evaluated().body(index_));
}

void Hand::stepped(const Stepper& stepper) {
  now_ = forceNow(stepper);
  work_ = stepper.energyBudget().hand() - workBefore_;
  largest_ = std::max(largest_, force());
}

Expected<std::string> Hand::letGo(const Model& model, Stepper& stepper, Recording& recording) {
  std::string remark = end(stepper, recording);
  stepper.limitSteps(std::numeric_limits<double>::infinity());
  if (auto ok = stepper.exchange(model); !ok) return fail(ok.error());
  return remark;
}

std::string Hand::end(const Stepper& stepper, Recording& recording) {
  std::string remark =
      fmt::format("pulled by hand from t = {:.6g} s to {:.6g} s, body '{}', at most {:.3g} N, work {:.3g} J", since_,
                  stepper.state().t, name_, largest_, work_);
  recording.changeRemark(remark_, remark);
  const std::uint64_t order = order_;
  *this = {};
  order_ = order;
  return remark;
}

}  // namespace gyre
