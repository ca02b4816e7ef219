// What every body, joint and force of the catalogue must satisfy, without being named: exact tangents (finite
// differences), B = dPhi/dq, acceleration bias, energy consistent with force, invariance under rigid motion.

#include "checks/differences.h"
#include "checks/element_checks.h"
#include "coordinates/joint_coordinate.h"
#include "lie/so3.h"
#include "support/differences.h"
#include "support/random_state.h"
#include "system/system.h"

#include <QtTest>

#include <map>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr double step = 1e-5;  // central differences: truncation step^2, round-off 1e-16 / step, both below 1e-9

struct Setup {
  ModelBuilder builder;
  std::shared_ptr<const System> system;
  State s;
};

const char* const pairs[] = {"rigid rigid",  "rigid pivoted", "pivoted rigid",
                             "rigid ground", "ground rigid",  "particle particle"};

/// Joints for what refers to joints: one between the two bodies, one with a third.
void addReferences(const TypeInfo& element, std::any& params, const ElementId (&ends)[2], Setup& out, Random& random) {
  const bool sliding = catalog().find(Category::joint, "cylindrical") != nullptr;
  const TypeInfo& support = *catalog().find(Category::joint, sliding ? "cylindrical" : "revolute");
  int count = 0;
  for (const Field& f : element.fields) {
    const Value value = f.get(params);
    if (std::holds_alternative<ElementId>(value) && f.refersTo == Category::joint) {
      ElementId a = ends[0], b = ends[1];
      if (++count > 1) {
        a = out.builder.body("rigid", "more " + std::to_string(count),
                             {{"position", random.vector()}, {"orientation", random.rotation()}});
        if (b == ground) b = ends[0];
      }
      f.set(params, out.builder.insert(support, "joint " + std::to_string(count), randomParams(support, random, a, b)));
    } else if (f.choices == coordinateNames()) {
      const bool slides =
          std::get<Choice>(f.get(element.defaults)).index == static_cast<int>(CoordinateName::displacement);
      const bool any = f.key.starts_with("coordinate");
      const bool displacement = slides || (any && sliding && random.integer(2) == 1);
      f.set(params, Choice{static_cast<int>(displacement ? CoordinateName::displacement : CoordinateName::angle)});
    }
  }
}

/// Two random bodies of the named types and, if given, one random element between them; a random state.
std::optional<Setup> makeSetup(const QString& pair, const TypeInfo* element, unsigned seed) {
  Random random(seed);
  Setup out;
  ElementId ends[2] = {ground, ground};
  const QStringList types = pair.split(' ');
  for (int i = 0; i < 2; ++i) {
    if (types[i] == "ground") continue;
    const auto& type = *catalog().find(Category::body, types[i].toStdString());
    std::any params = randomParams(type, random, ground, ground);
    if (const Field* inertia = type.find("inertia")) inertia->set(params, Inertia{2.5, 2.7, 2.9, 0.2, 0.1, -0.1});
    if (const Field* com = type.find("com")) com->set(params, Vec3(0.3, -0.2, 0.4));
    ends[i] = out.builder.insert(type, i == 0 ? "one" : "two", params);
  }
  if (element) {
    std::any params =
        randomParams(*element, random, ends[0] == ground && !element->find("body1") ? ends[1] : ends[0], ends[1]);
    if (pair.contains("particle"))
      for (const char* key : {"frame1", "frame2", "point"})
        if (const Field* f = element->find(key)) f->set(params, f->get(element->defaults));
    addReferences(*element, params, ends, out, random);
    out.builder.insert(*element, "element", params);
  }
  auto system = System::compile(out.builder.model());
  if (!system) return std::nullopt;  // e.g. a torque on a particle
  out.system = *system;
  out.s = out.system->initialState();
  out.s.t = 0.3;
  out.s.v = random.vector(out.system->nv(), 1);
  out.s.vdot = random.vector(out.system->nv(), 1);
  out.s.lambda = random.vector(out.system->m(), 1);
  return out;
}

void verify(const Check& check) { QVERIFY2(check.holds(), text(check).c_str()); }

/// Ones in the rows of position constraints, zeros in those of nonholonomic ones.
VecX positionRows(const System& system) {
  VecX rows = VecX::Ones(system.m());
  system.scales().scaleVelocityRows(0, rows);
  return rows;
}

constexpr double timeStep = 1e-3;  // derivatives of prescribed motions are numerical themselves, good to 1e-11

void addRows(const std::vector<Category>& categories) {
  QTest::addColumn<QString>("pair");
  QTest::addColumn<const TypeInfo*>("type");
  for (const Category c : categories)
    for (const TypeInfo* type : catalog().of(c)) {
      if (static_cast<const ForceType*>(type) && c == Category::force &&
          static_cast<const ForceType*>(type)->createField)
        continue;
      for (const char* pair : pairs) QTest::addRow("%s %s", type->id.c_str(), pair) << QString(pair) << type;
    }
}

}  // namespace

Q_DECLARE_METATYPE(const gyre::TypeInfo*)

class TestElements : public QObject {
  Q_OBJECT
 private slots:
  void tangents_matchFiniteDifferences_data() { addRows({Category::joint, Category::force}); }
  void tangents_matchFiniteDifferences() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    for (unsigned seed = 1; seed <= 5; ++seed) {
      const auto setup = makeSetup(pair, type, seed);
      if (!setup) return;
      const System& system = *setup->system;
      for (const Check& check : tangentChecks(system, setup->s, StateSizes::ones(system), 1e-7)) verify(check);
    }
  }

  /// With xi the derivative is that along q o exp(xi + ...): columns times T(xi).
  void tangents_alongTheExponential_data() { addRows({Category::joint, Category::force}); }
  void tangents_alongTheExponential() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    const auto setup = makeSetup(pair, type, 7);
    if (!setup) return;
    const auto& [builder, system, s] = *setup;
    Workspace w = system->makeWorkspace();
    const int nv = system->nv(), m = system->m();
    Random random(3);
    const VecX xi = random.vector(nv, 0.4);
    MatX K(nv + m, nv);
    for (int i = 0; i < nv; ++i)
      K.col(i) = (residual(*system, moved(*system, s, xi + VecX::Unit(nv, i) * step), w) -
                  residual(*system, moved(*system, s, xi - VecX::Unit(nv, i) * step), w)) /
                 (2 * step);
    const MatX S = denseMatrix(*system, moved(*system, s, xi), {0, 0, 1}, &xi);
    compare(S.topLeftCorner(nv, nv), K.topRows(nv), "K T(xi)");
    const VecX position = positionRows(*system);
    compare(position.asDiagonal() * S.bottomLeftCorner(m, nv), position.asDiagonal() * K.bottomRows(m), "B T(xi)");
  }

  void accelerationBias_isRateOfVelocityConstraint_data() { addRows({Category::joint}); }
  void accelerationBias_isRateOfVelocityConstraint() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    const auto setup = makeSetup(pair, type, 11);
    if (!setup) return;
    if (setup->system->m() == 0) return;
    verify(biasCheck(*setup->system, setup->s, StateSizes::ones(*setup->system), timeStep, 1e-7));
  }

  void timeDerivatives_matchFiniteDifferences_data() { addRows({Category::joint}); }
  void timeDerivatives_matchFiniteDifferences() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    for (unsigned seed = 1; seed <= 4; ++seed) {
      const auto setup = makeSetup(pair, type, seed);
      if (!setup) return;
      const auto& [builder, system, s] = *setup;
      Workspace w = system->makeWorkspace();
      const auto at = [&](double h) {
        State x = s;
        x.t += h;
        VecX out(2 * system->m());
        const EvaluatedKinematics there = system->evaluateKinematics(x, w);
        out << there.Phi(), there.Phi_t();
        return out;
      };
      const VecX differences = timeDifference(timeStep, at);
      system->evaluate(s, w);
      const auto m = system->m();
      const VecX position = positionRows(*system);
      compare(position.cwiseProduct(w.Phi_t), position.cwiseProduct(differences.head(m)), "Phi_t");
      compare(w.Phi_tt, differences.tail(m), "Phi_tt");
    }
  }

  /// d(stored energy)/dt = -power of the element's force - dissipation + work, along any motion.
  void energy_isConsistentWithForce_data() { addRows({Category::force}); }
  void energy_isConsistentWithForce() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    for (unsigned seed = 1; seed <= 3; ++seed) {
      const auto with = makeSetup(pair, type, seed), without = makeSetup(pair, nullptr, seed);
      if (!with) return;
      verify(energyCheck(*with->system, *without->system, with->s, step, 1, 1e-7));
    }
  }

  /// Every force reports what it does and gives; what is no load, what it stores; what is no field, how it is moved.
  void channels_sayWhatAForceDoes_data() {
    QTest::addColumn<const TypeInfo*>("type");
    for (const TypeInfo* type : catalog().of(Category::force)) QTest::newRow(type->id.c_str()) << type;
  }
  void channels_sayWhatAForceDoes() {
    QFETCH(const TypeInfo*, type);
    const auto setup = makeSetup("rigid rigid", type, 3);
    QVERIFY(setup);
    QCOMPARE(setup->system->channels().list().size(), setup->system->channels().size());
    std::map<std::string, std::string> units;
    for (const Channel& c : setup->system->channels().list())
      if (c.name.starts_with("element.")) units[c.name.substr(8)] = c.unit;
    const auto hasAny = [&](std::initializer_list<const char*> names) {
      return std::any_of(names.begin(), names.end(), [&](const char* name) { return units.contains(name); });
    };
    QVERIFY(hasAny({"force", "torque", "fx", "mx"}));
    QCOMPARE(units["power"], std::string("W"));
    const bool load = type->id == "force" || type->id == "torque" || type->id == "expression_force";
    if (!load) QCOMPARE(units["energy"], std::string("J"));
    if (static_cast<const ForceType*>(type)->createField) return;
    QVERIFY(hasAny({"rate", "vx", "wx"}));
    if (type->id != "torque") QVERIFY(hasAny({"deflection", "angle", "dx", "x"}));
  }

  /// Turning and shifting both bodies together changes neither Phi nor the energy of an element between them.
  void rigidMotion_changesNothing_data() { addRows({Category::joint, Category::force}); }
  void rigidMotion_changesNothing() {
    QFETCH(QString, pair);
    QFETCH(const TypeInfo*, type);
    if (pair != "rigid rigid" || !type->find("body2")) return;
    const auto setup = makeSetup(pair, type, 5);
    QVERIFY(setup);
    const auto& [builder, system, s] = *setup;
    Workspace a = system->makeWorkspace(), b = system->makeWorkspace();
    Random random(9);
    const Quat R = random.rotation();
    const Vec3 d = random.vector();
    State x = s;
    for (int i = 0; i < 2; ++i) {
      x.q.segment<3>(7 * i) = R * s.q.segment<3>(7 * i) + d;
      const Quat turned = R * Quat(s.q[7 * i + 3], s.q[7 * i + 4], s.q[7 * i + 5], s.q[7 * i + 6]);
      x.q.segment<4>(7 * i + 3) << turned.w(), turned.x(), turned.y(), turned.z();
      x.v.segment<3>(6 * i) = R * s.v.segment<3>(6 * i);
    }
    const EvaluatedState here = system->evaluate(s, a), there = system->evaluate(x, b);
    const SystemEnergy ea = system->energy(here), eb = system->energy(there);
    QVERIFY(std::abs(ea.elastic - eb.elastic) < 1e-12 * std::max(1.0, ea.elastic));
    QVERIFY(std::abs(ea.dissipation - eb.dissipation) < 1e-12 * std::max(1.0, ea.dissipation));
    VecX va(system->m()), vb(system->m());
    system->constraints().rates(here, va);
    system->constraints().rates(there, vb);
    if (system->m() == 0) return;
    // Rows in inertial axes turn with the motion, so their length is what stays.
    QVERIFY(std::abs(here.Phi().norm() - there.Phi().norm()) < 1e-12);
    QVERIFY(std::abs(va.norm() - vb.norm()) < 1e-12);
  }
};

QTEST_APPLESS_MAIN(TestElements)
#include "tst_elements.moc"
