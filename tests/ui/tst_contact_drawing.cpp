// What the viewport draws of a contact, measured on the geometry that is handed to the graphics: where arrows point,
// how long they are and against the legend, how wide cones open, and the colours of states.

#include "contact_samples.h"
#include "contacts/picture_legend.h"
#include "run/contact_values.h"
#include "scene/scene_from_model.h"
#include "support/model_builder.h"
#include "ui_session.h"
#include "viewport/viewport.h"
#include "vtk/render_widget.h"

#include <QTemporaryDir>
#include <QTest>

#include <vtkActor.h>
#include <vtkMapper.h>
#include <vtkPointData.h>
#include <vtkPolyData.h>
#include <vtkUnsignedCharArray.h>

#include <cmath>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

constexpr double scale = 0.01;  // [m/N]

Model boxes() {
  ModelBuilder b;
  const Shape box{.kind = Shape::Kind::box, .size = {0.2, 0.2, 0.2}};
  for (const double x : {-0.3, 0.3})
    b.body("rigid", x < 0 ? "left" : "right",
           {{"mass", 1.0},
            {"inertia", diagonal(0.01, 0.01, 0.01)},
            {"position", Vec3(x, 0, 0.1)},
            {"shapes", Shapes{box}}});
  return b.model();
}

}  // namespace

class tst_contact_drawing : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<Viewport> view_;
  std::shared_ptr<Recording> recording_;

  void show(const std::vector<ContactState>& contacts, const ContactParts& parts = {}) {
    recording_ = recordContacts({contacts});
    view_->front().contacts().setParts(parts);
    view_->front().contacts().setContacts(recording_->contacts()->row(0));
    view_->grabFramebuffer();
  }
  vtkActor* actor(ContactGlyphs::Batch batch) { return view_->front().contacts().actor(batch); }
  vtkActor* actor(ForceArrows::Batch batch) { return view_->front().contacts().arrows().actor(batch); }
  template <class Batch>
  vtkPolyData& drawn(Batch batch) {
    return *vtkPolyData::SafeDownCast(actor(batch)->GetMapper()->GetInput());
  }
  template <class Batch>
  std::vector<Vec3> pointsOf(Batch batch) {
    std::vector<Vec3> out;
    for (vtkIdType i = 0; i < drawn(batch).GetNumberOfPoints(); ++i) out.emplace_back(drawn(batch).GetPoint(i));
    return out;
  }
  /// The point farthest along a direction.
  template <class Batch>
  Vec3 farthest(Batch batch, const Vec3& along) {
    const std::vector<Vec3> points = pointsOf(batch);
    return *std::max_element(points.begin(), points.end(),
                             [&](const Vec3& a, const Vec3& b) { return a.dot(along) < b.dot(along); });
  }
  template <class Batch>
  QColor colourOf(Batch batch) {
    auto* colours = vtkUnsignedCharArray::SafeDownCast(drawn(batch).GetPointData()->GetScalars());
    return {colours->GetValue(0), colours->GetValue(1), colours->GetValue(2)};
  }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    view_ = std::make_unique<Viewport>();
    view_->resize(800, 600);
    view_->setScene(sceneFromModel(boxes()));
    view_->front().contacts().setScale(scale);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }
  void cleanup() { view_.reset(); }

  /// What carries a weight points up, on body 2; as long as the scale says, in pictures of few and of many contacts.
  void arrows_pointWhereTheForceDoes_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("few") << 1;
    QTest::newRow("many") << 500;
  }
  void arrows_pointWhereTheForceDoes() {
    QFETCH(int, count);
    const Vec3 x(0.3, 0, 0);
    for (const double slip : {0.0, 0.4}) {
      const ContactState c = contactAt(-1, 1, x, 30, slip);
      QVERIFY(c.force.z() > 0);
      show(std::vector<ContactState>(static_cast<std::size_t>(count), c));
      const Vec3 along = c.force.normalized(), tip = x + scale * c.force;
      const QPointF wanted = view_->camera().projection().toWidget(tip);
      const QPointF found = view_->camera().projection().toWidget(farthest(ForceArrows::head, along));
      QVERIFY2(std::hypot(found.x() - wanted.x(), found.y() - wanted.y()) < 1.5,
               qPrintable(QString("%1 %2").arg(found.x() - wanted.x()).arg(found.y() - wanted.y())));
      const QPointF start = view_->camera().projection().toWidget(farthest(ForceArrows::shaft, -along)),
                    at = view_->camera().projection().toWidget(x);
      QVERIFY(std::hypot(start.x() - at.x(), start.y() - at.y()) < 2.5);
      QVERIFY(wanted.y() < at.y() - 20);  // upwards on the screen
      if (count > 1) QVERIFY((farthest(ForceArrows::head, along) - tip).norm() < 1e-3 * (tip - x).norm());
    }
  }

  void arrows_areAsLongAsTheLegendSays() {
    PictureLegend legend(*view_);
    const Vec3 x = view_->shown().scene().extent().center;
    show({contactAt(-1, 1, x, 30)});
    const double force = legend.legendForce();
    QVERIFY(force > 0);
    ContactState c = contactAt(-1, 1, x, force);
    const Projection eye = view_->camera().projection();
    c.force = force * (eye.camera.eye - x).unitOrthogonal();  // seen from the side
    show({c});
    QCOMPARE(legend.legendForce(), force);
    const QPointF tip = view_->camera().projection().toWidget(farthest(ForceArrows::head, c.force)),
                  at = view_->camera().projection().toWidget(x);
    const double length = std::hypot(tip.x() - at.x(), tip.y() - at.y());
    QVERIFY2(std::abs(length - legend.legendLength()) < 1.5,
             qPrintable(QString("%1 against %2").arg(length).arg(legend.legendLength())));
  }

  /// Half of the opening is atan mu, about the normal.
  void cones_openByFriction() {
    for (const double mu : {0.1, 0.5, 1.2}) {
      ContactState c = contactAt(-1, 1, Vec3(0.3, 0, 0), 30);
      c.friction = mu;
      c.contact.normal = Vec3(1, 2, 2) / 3;
      show({c}, {.cones = true});
      double widest = 0;
      for (const ContactGlyphs::Batch part : {ContactGlyphs::cone, ContactGlyphs::coneLines})
        for (const Vec3& p : pointsOf(part)) {
          const Vec3 from = p - c.contact.x;
          if (from.norm() < 1e-5) continue;
          const double height = from.dot(c.contact.normal);
          QVERIFY(height > 0);
          widest = std::max(widest, std::atan2((from - height * c.contact.normal).norm(), height));
        }
      QVERIFY2(std::abs(widest - std::atan(mu)) < 1e-3, qPrintable(QString("%1: %2").arg(mu).arg(widest)));
    }
  }

  void states_haveTheirColours() {
    const ViewportColors colours = viewportColors(false);
    QVERIFY(colours.contactStick != colours.contactSlip);
    const auto check = [&](const ContactState& c, ContactGlyphs::Batch points) {
      const QColor wanted = colours.ofContact(c.kind);
      QCOMPARE(colourOf(points), wanted);
      if (c.kind == ContactState::Kind::open) return;
      for (const ForceArrows::Batch part : {ForceArrows::head, ForceArrows::shaft}) QCOMPARE(colourOf(part), wanted);
      QCOMPARE(colourOf(ContactGlyphs::coneLines), wanted);
    };
    for (const std::size_t count : {std::size_t{1}, std::size_t{500}})
      for (const ContactState& c : {contactAt(-1, 1, Vec3(0.3, 0, 0), 30), contactAt(-1, 1, Vec3(0.3, 0, 0), 30, 0.4),
                                    contactAt(-1, 1, Vec3(0.3, 0, 0), 0)}) {
        show(std::vector<ContactState>(count, c), {.cones = true});
        check(c, count > 1 ? ContactGlyphs::dot : ContactGlyphs::lens);
      }
  }

  void open_hasNoForceNorCone() {
    show({contactAt(-1, 1, Vec3(0.3, 0, 0), 0)}, {.cones = true});
    QCOMPARE(view_->front().contacts().counts(), (ContactGlyphs::Counts{.points = 1}));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_contact_drawing test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_contact_drawing.moc"
