// A run that goes on from its saved state makes the same steps, to the last bit, as one that never stopped and was
// never saved: with every method of the catalogue, on models that have every kind of memory.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/saved_state.h"
#include "support/contact_scene.h"
#include "support/integrator_rows.h"
#include "support/tbb_threads.h"
#include "support/test_models.h"

#include <QtTest>

#include <cstring>

using namespace gyre;
using namespace gyre::test;

namespace {

using Row = std::vector<double>;

/// What is seen of a run behind a moment.
struct Seen {
  std::vector<Row> rows;
  Work work;
  std::optional<SavedState> end;
  std::string error;
};

bool sameBytes(const Row& a, const Row& b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0);
}

/// The first difference between two runs that should be one, or nothing.
std::string difference(const Seen& whole, const Seen& resumed, const Stepper& run) {
  if (whole.error != resumed.error) return fmt::format("'{}' and '{}'", whole.error, resumed.error);
  const std::size_t skipped = whole.rows.size() - std::min(whole.rows.size(), resumed.rows.size());
  if (resumed.rows.empty()) return "no rows";
  for (std::size_t i = 0; i < resumed.rows.size(); ++i) {
    const Row &a = whole.rows[skipped + i], &b = resumed.rows[i];
    if (sameBytes(a, b)) continue;
    for (std::size_t c = 0; c < a.size(); ++c)
      if (!sameBytes({a[c]}, {b[c]}))
        return fmt::format("row {} of {}: {} = {:.17g}, not {:.17g}", i, resumed.rows.size(), run.channels()[c].name,
                           b[c], a[c]);
  }
  if (whole.work.evaluations != resumed.work.evaluations || whole.work.factorizations != resumed.work.factorizations ||
      whole.work.solves != resumed.work.solves)
    return fmt::format("work {} {} {}, not {} {} {}", resumed.work.evaluations, resumed.work.factorizations,
                       resumed.work.solves, whole.work.evaluations, whole.work.factorizations, whole.work.solves);
  return whole.end == resumed.end ? "" : "what the run carries along at its end";
}

std::unique_ptr<Stepper> began(const Model& model) {
  auto run = Stepper::create(model, true);
  if (!run) throw std::runtime_error(run.error().text());
  return std::move(*run);
}

/// Goes to the end. @param between  (number of the step that was made)
Seen seen(Stepper& run, const Model& model, const std::function<void(int)>& between = {}) {
  Seen out;
  Row row(run.channels().size());
  for (int i = 1; !run.finished(); ++i) {
    if (auto step = run.step(); !step) {
      out.error = step.error().text();
      break;
    }
    if (run.isOutput()) {
      if (auto written = run.writeRow(row); !written) out.error = written.error().text();
      out.rows.push_back(row);
    }
    if (between && !run.finished()) between(i);
  }
  out.work = run.work();
  if (auto end = SavedState::of(run, model)) out.end = *end;
  return out;
}

/// Behind which steps a run is saved: these, or as many that are spread over it.
struct Moments {
  std::vector<int> steps;
  int spread = 0;
  bool contain(int step, int all) const {
    if (spread == 0) return std::find(steps.begin(), steps.end(), step) != steps.end();
    return step % std::max(1, all / spread) == 0;
  }
};

/// What is wrong with runs that go on, or nothing.
std::string faultOf(const Model& model, const Moments& moments) {
  const auto undisturbed = began(model);
  int all = 0;
  const Seen whole = seen(*undisturbed, model, [&](int step) { all = step; });
  std::vector<std::pair<int, SavedState>> states;
  std::string refused;
  const auto run = began(model);
  const Seen saving = seen(*run, model, [&](int step) {
    if (!moments.contain(step, all)) return;
    if (auto state = SavedState::of(*run, model)) states.emplace_back(step, std::move(*state));
    else refused = state.error().text();
  });
  if (!refused.empty()) return refused;
  if (const std::string wrong = difference(whole, saving, *run); !wrong.empty()) return "saving: " + wrong;
  if (states.empty()) return "no state";
  for (const auto& [step, state] : states) {
    auto resumed = state.resume(model);
    if (!resumed) return fmt::format("behind step {}: {}", step, resumed.error().text());
    const auto again = SavedState::of(**resumed, model);
    if (!again || !(*again == state)) return fmt::format("behind step {}: what was read is not what was saved", step);
    Row row((*resumed)->channels().size());
    if ((*resumed)->isOutput() && !(*resumed)->writeRow(row)) return fmt::format("behind step {}: no row", step);
    const Seen rest = seen(**resumed, model);
    if (const std::string wrong = difference(whole, rest, **resumed); !wrong.empty())
      return fmt::format("behind step {} (t = {:.6g} s): {}", step, state.time(), wrong);
  }
  return {};
}

Model example(const std::string& name) {
  auto read = readModel(std::string(GYRE_EXAMPLES_DIR "/") + name + ".gyre", catalog());
  if (!read) throw std::runtime_error(read.error().text());
  return std::move(*read);
}

/// By this method, over so many steps of the model, with a row for every third.
Model shortRun(const Model& model, const std::string& method, double step, int steps) {
  ModelBuilder b(model);
  if (model.simulation().type->id != method) b.useIntegrator(method);
  b.run(step, steps * step, 3 * step);
  return b.model();
}

Model with(Model model, std::initializer_list<std::pair<const char*, Value>> settings) {
  ModelBuilder b(std::move(model));
  for (const auto& [key, value] : settings) b.set(simulationId, key, value);
  return b.model();
}

const char* const material =
    R"({"name": "m", "friction": 0.5, "restitution": 0, "stiffness": 2e4, "damping": 2, "slip_velocity": 0.1})";
const char* const bristles =
    R"({"name": "m", "friction": 0.5, "restitution": 0.5, "stiffness": 2e4, "damping": 2, "slip_velocity": 0.1,
        "friction_law": "bristle", "bristle_stiffness": 2e4, "bristle_damping": 30})";

/// Boxes that fall on the floor and on each other, one of them on a hinge.
Model falling(const char* materials) {
  ContactScene scene(materials);
  scene.floor();
  for (int i = 0; i < 3; ++i)
    scene.box(fmt::format("b{}", i), 1, Vec3(0.1, 0.1, 0.1), Vec3(0.03 * i, 0, 0.0501 + 0.1005 * i),
              ContactScene::turned(0.02 * i, Vec3(1, 0.3, 2)) + ContactScene::velocity(Vec3(0.2, 0, -0.1 * i)));
  scene.box("l", 0.5, Vec3(0.1, 0.03, 0.03), Vec3(0.5, 0, 0.0151));
  scene.joint(R"({"name": "h", "type": "revolute", "body1": "b0", "body2": "l",
      "frame1": {"position": [0.45, 0, -0.03]}, "frame2": {"position": [-0.05, 0, 0]}})");
  return scene.model(R"("integrator": "local_pos", "step": 1e-3, "end_time": 1)");
}

/// Forces that switch in time, by a condition and by a table, a drive by its rate, and a bushing that turns far.
Model switching() {
  const char* const text = R"json({
    "gyre": 1, "gravity": [0, 0, -9.81],
    "bodies": [
      {"name": "a", "type": "rigid", "mass": 1, "inertia": [0.01, 0.01, 0.01], "position": [0.1, 0, 0]},
      {"name": "b", "type": "rigid", "mass": 2, "inertia": [0.02, 0.03, 0.04], "position": [1, 0, 0]},
      {"name": "c", "type": "rigid", "mass": 1, "inertia": [0.02, 0.03, 0.04], "position": [2, 0, 0],
       "angular_velocity": [0, 0, 20]}],
    "joints": [
      {"name": "hinge", "type": "revolute", "body1": "ground", "body2": "b", "frame2": {"position": [-1, 0, 0]}},
      {"name": "motor", "type": "drive", "joint": "hinge", "coordinate": "angle", "prescribes": "velocity",
       "motion": "t < 0.031 ? 0.3*sin(20*t) : 0.3*sin(0.62) + 20*(t - 0.031)"}],
    "forces": [
      {"name": "f", "type": "force", "body": "a", "value": ["t < 0.0215 ? 5 : -3*sin(40*t)", 0, 9.81]},
      {"name": "g", "type": "expression_force", "body1": "ground", "body2": "a",
       "fx": "x < 0.1 ? -500*(x - 0.1) : [hinge.angle]"},
      {"name": "s", "type": "bushing", "body1": "b", "body2": "c", "frame1": {"position": [1, 0, 0]},
       "stiffness": [1000, 1000, 1000, 1, 1, 0.1], "damping": [1, 1, 1, 0, 0, 0.01]}],
    "simulation": {"integrator": "geom1", "step": 0.001, "end_time": 1}
  })json";
  auto model = parseModel(text, "switching", catalog());
  if (!model) throw std::runtime_error(model.error().text());
  return *model;
}

/// A linkage that runs into stops, one of which makes steps short.
Model stopped() {
  ModelBuilder b = fourBar();
  const ElementId first = b.model().of(Category::joint)[0]->id, second = b.model().of(Category::joint)[1]->id;
  b.force("joint_stop", "soft", {{"joint", first}, {"lower", -0.02}, {"upper", 0.02}});
  b.force("joint_stop", "hard", {{"joint", second}, {"lower", -0.01}, {"upper", 0.01}, {"stiffness", 1e5}});
  return b.model();
}

struct Case {
  const char* name;
  Model (*model)();
  double step;
  int steps;
};

const std::vector<Case>& cases() {
  static const std::vector<Case> all{
      {"double pendulum", [] { return example("double-pendulum"); }, 2e-3, 120},
      {"four-bar: redundant", [] { return example("four-bar"); }, 2e-3, 60},
      {"all joints", [] { return example("all-joints"); }, 2e-3, 12},
      {"driven joints", [] { return example("universal-joints"); }, 1e-3, 30},
      {"squeezer: fast and stiff", [] { return example("andrews-squeezer"); }, 1e-5, 60},
      {"bushing", [] { return example("bushing"); }, 2e-3, 60},
      {"friction with bristles", [] { return example("stick-slip"); }, 1e-3, 45},
      {"actuator, stops, contact", [] { return example("gripper"); }, 1e-3, 18},
      {"top", [] { return example("heavy-top"); }, 1e-3, 60},
      {"chain: sparse solvers", [] { return example("chain-200"); }, 1e-3, 6},
      {"switches", switching, 1e-3, 60},
      {"contacts", [] { return falling(material); }, 1e-3, 18},
      {"contacts with bristles", [] { return falling(bristles); }, 1e-3, 18},
      {"stops", stopped, 1e-3, 12},
      {"bounces", [] { return example("bouncing-balls"); }, 2e-3, 60},
  };
  return all;
}

}  // namespace

class TestSavedState : public QObject {
  Q_OBJECT
 private slots:
  void everyMethod_goesOnToTheBit_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases().size(); ++i) QTest::newRow(cases()[i].name) << static_cast<int>(i);
  }
  void everyMethod_goesOnToTheBit() {
    QFETCH(int, number);
    const Case& of = cases()[static_cast<std::size_t>(number)];
    const Model model = of.model();
    QStringList faults;
    int methods = 0;
    for (const IntegratorType* type : integratorsFor(model)) {
      const int middle = 2 * of.steps / 5;
      const std::string fault =
          faultOf(shortRun(model, type->id, of.step, of.steps), {.steps = {1, middle, middle + 1, of.steps - 2}});
      if (!fault.empty()) faults.append(QString::fromStdString(type->id + ": " + fault));
      ++methods;
    }
    QVERIFY(methods > 5);
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
  }

  /// ... whatever has just happened: switches, touches, failed attempts.
  void everyMoment_isOne_data() {
    QTest::addColumn<QString>("method");
    QTest::addColumn<QString>("name");
    for (const char* method :
         {"geom1", "kynema", "liemid_ea", "simo_wong", "rkmk", "bdf_cs", "bdf_cm", "bdf_ggl", "bdf_lie"})
      for (const char* name : {"switches", "contacts"}) QTest::addRow("%s, %s", method, name) << method << name;
    QTest::addRow("geom1, bristles") << "geom1"
                                     << "contacts with bristles";
    QTest::addRow("bdf_cs, bristles") << "bdf_cs"
                                      << "contacts with bristles";
    QTest::addRow("local_pos") << "local_pos"
                               << "contacts";
  }
  void everyMoment_isOne() {
    QFETCH(QString, method);
    QFETCH(QString, name);
    const auto of = std::find_if(cases().begin(), cases().end(), [&](const Case& c) { return name == c.name; });
    const Model model = of->model();
    if (refusal(gyre::test::integratorType(method.toStdString()), model)) QSKIP("no method for this model");
    const std::string fault = faultOf(shortRun(model, method.toStdString(), of->step, name == "switches" ? 40 : 15),
                                      {.steps = {}, .spread = 12});
    QVERIFY2(fault.empty(), fault.c_str());
  }

  /// Settings that give a method other memory.
  void settings_goOnToTheBit() {
    const Moments moments{.steps = {1, 13, 14, 25}};
    QStringList faults;
    const auto check = [&](const char* what, const Model& model) {
      if (const std::string fault = faultOf(model, moments); !fault.empty())
        faults.append(QString("%1: %2").arg(what, QString::fromStdString(fault)));
    };
    const Model pendulum = example("double-pendulum"), loop = example("four-bar");
    check("local error", with(shortRun(pendulum, "geom2", 2e-3, 60), {{"step_control", Choice{1}}}));
    check("perturbed start", with(shortRun(pendulum, "geom1", 2e-3, 60), {{"perturbed_start", true}}));
    check("steps that fail", with(shortRun(pendulum, "geom1", 0.1, 60), {{"max_iterations", 3}}));
    check("given accelerations", with(shortRun(loop, "kynema", 2e-3, 60), {{"initial_acceleration", Choice{1}}}));
    check("composition", with(shortRun(pendulum, "liemid_i", 5e-3, 60), {{"composition", Choice{3}}}));
    check("high order", with(shortRun(loop, "bdf_ggl", 2e-3, 60), {{"max_order", 5}, {"rtol", 1e-7}}));
    check("joints iterated", with(shortRun(falling(material), "local_neg", 1e-3, 40), {{"joint_solver", Choice{1}}}));
    check("mean joints", with(shortRun(loop, "local_imp", 1e-3, 40), {{"joints", Choice{1}}}));
    QVERIFY2(faults.isEmpty(), qPrintable("\n" + faults.join('\n')));
  }

  /// Saved with one thread and gone on with many.
  void threads_doNotMatter() {
    const Model model = shortRun(example("heap"), "local_pos", 1e-3, 8);
    std::optional<SavedState> state;
    Seen whole;
    const auto run = began(model);
    {
      const ThreadLimit one(1);
      whole = seen(*run, model, [&](int step) {
        if (step == 3) state = *SavedState::of(*run, model);
      });
    }
    const ThreadLimit four(4);
    auto resumed = state->resume(model);
    QVERIFY(resumed.has_value());
    const std::string wrong = difference(whole, seen(**resumed, model), **resumed);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }
};

QTEST_APPLESS_MAIN(TestSavedState)
#include "tst_saved_state.moc"
