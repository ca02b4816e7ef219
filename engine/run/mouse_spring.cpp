#include "run/mouse_spring.h"

#include "system/apparent_mass.h"

#include <fmt/format.h>
#include <algorithm>
#include <limits>
#include <utility>

namespace gyre {
namespace {

constexpr double frequencyPerStep = 0.1;
constexpr double longestStep = 0.2;  // of methods that choose it, over 1/omega

double frequency(const PullPoint& pullPoint, const Stepper& stepper) {
  return stepper.choosesStep() ? pullPoint.frequency
                               : std::min(pullPoint.frequency, frequencyPerStep / stepper.settings().step);
}

}  // namespace

Expected<Model> MouseSpring::pulled(const Model& model) const {
  Model with = model;
  Element element{.id = model.freeId(), .name = model.freeName("hand"), .type = &pullType(), .params = pull_};
  const std::size_t end = model.elements().size();
  if (auto done = with.apply(Edit{Insert{std::move(element), end}}); !done) return fail(done.error());
  return with;
}

Expected<std::vector<std::string>> MouseSpring::follow(const MouseSpringOrder& order, const Model& model,
                                                       Stepper& stepper, Recording& recording) {
  std::vector<std::string> notes;
  const bool another = std::exchange(order_, order.number) != order.number;
  if (holds() && (another || !order.holds)) {
    auto warning = letGo(model, stepper, recording);
    if (!warning) return fail(warning.error());
    notes.push_back(std::move(*warning));
  }
  if (another && order.holds) {
    if (auto ok = take(order.pullPoint, model, stepper, recording); !ok)
      notes.push_back(fmt::format("'{}' cannot be pulled: {}", model.nameOf(order.pullPoint.body), ok.error().text()));
  } else if (holds()) {
    if (auto ok = moveTo(order.pullPoint.target, stepper); !ok) return fail(ok.error());
  }
  return notes;
}

Expected<void> MouseSpring::take(const PullPoint& pullPoint, const Model& model, Stepper& stepper,
                                 Recording& recording) {
  const auto bodies = stepper.system().modelOf(model).active(Category::body);
  const auto body =
      std::find_if(bodies.begin(), bodies.end(), [&](const Element* e) { return e->id == pullPoint.body; });
  if (body == bodies.end()) return failInput("it takes no part in the run");
  const auto index = static_cast<std::size_t>(body - bodies.begin());
  const double t = stepper.state().t;
  const auto mass = apparentMass(stepper.system(), stepper.here(), index, pullPoint.point);
  if (!mass) return failInput("its joints hold this point");
  const double omega = frequency(pullPoint, stepper);
  const BodyKinematics& k = stepper.evaluated().body(index);
  auto target = std::make_shared<PullTarget>(k.x + k.R * pullPoint.point, 0.5 / omega);
  target->moveTo(pullPoint.target, t);

  MouseSpring next;
  next.pull_ = {pullPoint.body, pullPoint.point, *mass * omega * omega, 2 * *mass * omega, target};
  next.target_ = std::move(target);
  next.name_ = (*body)->name;
  next.index_ = index;
  if (auto ok = next.exchange(model, stepper); !ok) return ok;
  if (stepper.choosesStep()) stepper.limitSteps(longestStep / omega);
  next.order_ = order_;
  next.since_ = t;
  next.workBefore_ = stepper.energyBudget().mouseSpring();
  next.now_ = next.forceNow(stepper);
  next.largest_ = next.force();
  next.warning_ = recording.addWarning(fmt::format("pulled by hand from t = {:.6g} s on, body '{}'", t, next.name_));
  *this = std::move(next);
  return {};
}

Expected<void> MouseSpring::exchange(const Model& model, Stepper& stepper) {
  const auto with = pulled(model);
  if (!with) return fail(with.error());
  return stepper.exchange(*with);
}

Expected<void> MouseSpring::moveTo(const Vec3& target, Stepper& stepper) {
  target_->moveTo(target, stepper.state().t);
  return stepper.choosesStep() ? stepper.restart() : Expected<void>{};
}

PullForce MouseSpring::forceNow(const Stepper& stepper) const {
  return pullForce(pull_, stepper.state().t, stepper.evaluated().body(index_));
}

void MouseSpring::stepped(const Stepper& stepper) {
  now_ = forceNow(stepper);
  work_ = stepper.energyBudget().mouseSpring() - workBefore_;
  largest_ = std::max(largest_, force());
}

Expected<std::string> MouseSpring::letGo(const Model& model, Stepper& stepper, Recording& recording) {
  std::string warning = end(stepper, recording);
  stepper.limitSteps(std::numeric_limits<double>::infinity());
  if (auto ok = stepper.exchange(model); !ok) return fail(ok.error());
  return warning;
}

std::string MouseSpring::end(const Stepper& stepper, Recording& recording) {
  std::string warning =
      fmt::format("pulled by hand from t = {:.6g} s to {:.6g} s, body '{}', at most {:.3g} N, work {:.3g} J", since_,
                  stepper.state().t, name_, largest_, work_);
  recording.changeWarning(warning_, warning);
  const std::uint64_t order = order_;
  *this = {};
  order_ = order;
  return warning;
}

}  // namespace gyre
