// Orders of flexible beams over the number of their elements and over the step: of slender ones 4 and 2.

#include "study/order_study.h"
#include "study/study_plan.h"
#include "study/study_report.h"
#include "study/study_runner.h"
#include "support/flexible.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// A slender cantilever that a smooth load bends slowly, and a body beside it.
std::shared_ptr<const Model> reed() {
  ModelBuilder b;
  b.gravity(Vec3::Zero());
  FlexibleBeam p = beamOf({.EA = 1e4, .GA = 1e4, .GJ = 1, .EIy = 1, .EIz = 1});
  p.load[2].expression = "-sin(2*t)^4";
  b.joint("fixed", "clamp", {{"body2", addBeam(b, "reed", p)}});
  b.body("particle", "bead", {{"mass", 1.0}});
  b.set(simulationId, "rho_inf", 0.6);
  b.run(0.01, 0.8);
  return std::make_shared<const Model>(b.model());
}

OrderStudyChoices choices(std::vector<std::string> steps, std::vector<std::string> elements) {
  return {.model = reed(),
          .modelFile = {},
          .integrators = {"geom1"},
          .steps = std::move(steps),
          .over = "reed.elements",
          .values = std::move(elements),
          .channels = {"reed.tip.z"},
          .reference = {}};
}

struct Done {
  StudyPlan plan;
  CaseResults results;
};
Done run(const OrderStudyChoices& c) {
  auto study = orderStudy(c);
  if (!study) throw std::runtime_error(study.error().text());
  auto plan = planStudy(*study);
  if (!plan) throw std::runtime_error(plan.error().text());
  auto runner = StudyRunner::create(*plan, {});
  if (!runner) throw std::runtime_error(runner.error().text());
  if (const auto done = (*runner)->run(); !done) throw std::runtime_error(done.error().text());
  return {*plan, (*runner)->results()};
}

std::string refusal(const OrderStudyChoices& c) {
  const auto study = orderStudy(c);
  return study ? std::string() : study.error().message;
}

}  // namespace

class TestElementOrders : public QObject {
  Q_OBJECT

 private slots:
  /// At one step, which the reference has, too; the ends of Gregory's rule leave terms of order five.
  void errorOverElements_hasOrderFour() {
    const Done done = run(choices({"0.0025"}, {"6", "8", "12", "16"}));
    const auto families = familyOrders(done.plan, done.results, orderMeasure, "reed.elements");
    QCOMPARE(families.size(), std::size_t{1});
    const OrderFit& fit = families[0].fit;
    QVERIFY(fit.over == OrderOver::numbers && fit.valid());
    QVERIFY2(fit.order > 3.6 && fit.order < 5.2, qPrintable(QString::number(fit.order)));
    QCOMPARE(fit.points.front().step, 6.0);
    QVERIFY(std::abs(std::log(fit.at(12) / fit.points[2].error)) < 0.3);
    QCOMPARE(done.plan.study.plots[0].x, std::string("reed.elements"));
  }
  void errorOverSteps_hasTheOrderOfTheMethod() {
    const Done done = run(choices({"0.01", "0.005", "0.0025"}, {"12", "24"}));
    const auto families = familyOrders(done.plan, done.results, orderMeasure, "step");
    QCOMPARE(families.size(), std::size_t{2});
    for (const FamilyOrder& family : families)
      QVERIFY2(family.fit.order > 1.7 && family.fit.order < 2.6, qPrintable(QString::number(family.fit.order)));
    QCOMPARE(done.plan.cases.size(), std::size_t{6});
  }
  /// Nodes have names that not all numbers of elements have: the ends have.
  void ends_areMeasuredUnlessChannelsAreNamed() {
    OrderStudyChoices c = choices({"0.01"}, {"4", "8"});
    c.channels.clear();
    const auto study = orderStudy(c);
    QVERIFY(study);
    QCOMPARE(study->measures[0].channels,
             (std::vector<std::string>{"reed.tip.x", "reed.tip.y", "reed.tip.z", "bead.x", "bead.y", "bead.z"}));
    QVERIFY(planStudy(*study).has_value());
    QCOMPARE(referenceText(*study), std::string("step 0.01, reed.elements 16"));
    QCOMPARE(elementKeys(*c.model), std::vector<std::string>{"reed.elements"});
  }
  void wrongAxes_areRefused() {
    const auto refused = [](auto change, const char* says) {
      OrderStudyChoices c = choices({"0.01"}, {"4", "8"});
      change(c);
      const std::string message = refusal(c);
      QVERIFY2(message.find(says) != std::string::npos, message.c_str());
    };
    refused([](auto& c) { c.over = "reed.length"; }, "is no whole number");
    refused([](auto& c) { c.over = "red.elements"; }, "red");
    refused([](auto& c) { c.values = {"4"}; }, "two values");
    refused([](auto& c) { c.values = {"4", "4"}; }, "stands twice");
    refused([](auto& c) { c.values = {"4", "4.5"}; }, "a whole number from 1 on was expected");
    refused([](auto& c) { c.values = {"0", "4"}; }, "a whole number from 1 on was expected");
  }
};

QTEST_APPLESS_MAIN(TestElementOrders)
#include "tst_element_orders.moc"
