// What is recorded along flexible beams, as it is read for diagrams, plots and files: against the statics of a bar that
// bends little, across a kink, and with names that others have.

#include "run/beam_csv.h"
#include "run/body_values.h"
#include "run/recorded_beams.h"
#include "support/flexible.h"

#include <QtTest>

using namespace gyre;

namespace {

/// Clamped at its start, in the equilibrium that damping leads to under a small force at its end.
struct LoadedBeam {
  Model model;
  std::shared_ptr<const Recording> recording;

  LoadedBeam(Points line, const Vec3& force) : model(*catalog().find(Category::integrator, "geom1")) {
    FlexibleBeam p;
    p.elements = 6;
    p.line = std::move(line);
    p.youngs_modulus = 1e9;
    p.density = 100;
    p.damping_time = 0.05;
    test::ModelBuilder b;
    b.gravity(Vec3::Zero());
    const ElementId beam = test::addBeam(b, "bar", p);
    b.joint("fixed", "clamp", {{"body1", ground}, {"body2", beam}});
    TimeVector value;
    for (std::size_t i = 0; i < 3; ++i) value[i].constant = force[static_cast<Eigen::Index>(i)];
    b.force("force", "load", {{"body", beam}, {"station", 1.0}, {"value", value}});
    b.run(0.02, 3);
    model = b.model();
    recording = test::runModel(model).recording;
  }
  std::size_t last() const { return recording->rows() - 1; }
};

bool isNear(double value, double expected, double tolerance) { return std::abs(value - expected) <= tolerance; }

}  // namespace

class TestRecordedBeams : public QObject {
  Q_OBJECT
 private slots:
  void spans_areThoseOfStatics() {
    const double P = 1e-3, L = 1.2, EI = 1e9 * std::pow(0.02, 4) / 12;
    const LoadedBeam bar({Vec3(0, 0, 0), Vec3(L, 0, 0)}, Vec3(0, 0, -P));
    const RecordedBeams beams(bar.model, bar.recording);
    QCOMPARE(beams.beams().size(), std::size_t{1});
    const auto spans = [&](BeamQuantity q) { return beams.spans(beams.beams()[0], q, bar.last()); };
    QCOMPARE(spans(BeamQuantity::My).size(), std::size_t{6});
    for (const BeamSpan& span : spans(BeamQuantity::My)) {
      QVERIFY(isNear(span.start, P * (L - span.s1), 1e-6 * P));
      QVERIFY(isNear(span.end, P * (L - span.s2), 1e-6 * P));
    }
    for (const BeamSpan& span : spans(BeamQuantity::Qz)) QVERIFY(isNear(span.start, -P, 1e-6 * P));
    for (const BeamSpan& span : spans(BeamQuantity::stress))
      QVERIFY(isNear(span.start, P * (L - span.s1) * 6 / std::pow(0.02, 3), 1e-4 * 6 / std::pow(0.02, 3) * P));
    for (const BeamSpan& span : spans(BeamQuantity::deflectionZ)) {
      const double s = span.s2, bending = -P * s * s * (3 * L - s) / (6 * EI);
      QVERIFY(isNear(span.end, bending, 1e-3 * P * L * L * L / (3 * EI)));
    }
    QVERIFY(isNear(spans(BeamQuantity::deflection).back().end, P * L * L * L / (3 * EI), 1e-3 * P * L * L * L / EI));
    QVERIFY(isNear(beams.largest(BeamQuantity::My, bar.last()), P * L, 1e-6 * P));
  }

  /// The force bends the second leg and twists the first one, whose sections have other axes.
  void kinks_turnMomentsIntoTheAxesOfEachSide() {
    const double P = 1e-3;
    const LoadedBeam frame({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 0.5, 0)}, Vec3(0, 0, -P));
    const RecordedBeams beams(frame.model, frame.recording);
    const RecordedBeams::Beam& beam = beams.beams()[0];
    const auto spans = [&](BeamQuantity q) { return beams.spans(beam, q, frame.last()); };
    const std::size_t last = 3;  // of the first leg
    QVERIFY(isNear(beam.mesh.elements[last].s2, 1, 1e-12));
    QVERIFY(isNear(std::abs(spans(BeamQuantity::T)[last].end), 0.5 * P, 1e-4 * P));
    QVERIFY(isNear(spans(BeamQuantity::My)[last].end, 0, 1e-4 * P));
    QVERIFY(isNear(spans(BeamQuantity::T)[last + 1].start, 0, 1e-4 * P));
    QVERIFY(isNear(spans(BeamQuantity::My)[last + 1].start, 0.5 * P, 1e-4 * P));
    QVERIFY(isNear(spans(BeamQuantity::My)[0].start, P, 1e-4 * P));
  }

  void csv_hasALineForEachNodeAndTwoForAKink() {
    const LoadedBeam frame({Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(1, 0.5, 0)}, Vec3(0, 0, -1e-3));
    const QString text =
        QString::fromStdString(beamCsv(frame.model, RecordedBeams(frame.model, frame.recording), frame.last()));
    QStringList lines = text.split('\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString& line) { return line.startsWith('#'); });
    QVERIFY2(lines.front().startsWith("beam,s [m],N [N],Q_y [N],Q_z [N],T [N m]"), qPrintable(lines.front()));
    QCOMPARE(lines.size(), 1 + 7 + 1);
    for (const QString& line : lines) QCOMPARE(line.split(',').size(), 13);
    QVERIFY(lines.back().startsWith("bar,1.5,"));
  }

  void bodies_haveTheStressOfTheirNodes() {
    const LoadedBeam bar({Vec3(0, 0, 0), Vec3(1, 0, 0)}, Vec3(0, 0, -1e-3));
    const BodyValues stress(bar.model, bar.recording, BodyQuantity::stress);
    QCOMPARE(stress.bodies().size(), std::size_t{7});
    const std::vector<double> values = stress.at(bar.last());
    QVERIFY(isNear(values.front(), 1e-3 * 6 / std::pow(0.02, 3), 1));
    QVERIFY(isNear(values.back(), 0, 1));
    QVERIFY(BodyValues(bar.model, bar.recording, BodyQuantity::strainEnergy).at(bar.last()).front() > 0);
  }
};

QTEST_GUILESS_MAIN(TestRecordedBeams)
#include "tst_recorded_beams.moc"
