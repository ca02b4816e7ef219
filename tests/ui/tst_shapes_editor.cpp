// Shapes edited in the form, and the mass taken from them, by mouse and keyboard.

#include "bodies/rigid.h"
#include "catalog/catalog.h"
#include "document/model_document.h"
#include "panels/mass_dialog.h"
#include "panels/property_panel.h"
#include "panels/shapes_editor.h"
#include "screenshot.h"
#include "support/sample_meshes.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QTest>
#include <QTimer>

using namespace gyre;
using namespace gyre::ui;

class tst_shapes_editor : public QObject {
  Q_OBJECT

  static constexpr ElementId block{20}, pin{21};
  std::unique_ptr<ModelDocument> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<PropertyPanel> panel_;

  const Rigid& body() const { return document_->model().find(block)->as<Rigid>(); }
  template <class W>
  W* widget(const char* name) const {
    auto* w = panel_->findChild<W*>(name);
    if (!w) qFatal("no widget %s", name);
    return w;
  }
  void type(QWidget* edit, const QString& text) {
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void addShape(const QString& label) {
    QMenu* menu = widget<QToolButton>("shapes.add")->menu();
    for (QAction* action : menu->actions())
      if (action->text() == label) return action->trigger();
    qFatal("no such kind");
  }
  void set(const char* key, Value value) {
    const auto done = document_->submit({SetField{block, key, std::move(value)}}, "set");
    QVERIFY2(done, done ? "" : done.error().text().c_str());
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }
  void init() {
    document_ = std::make_unique<ModelDocument>(catalog());
    selection_ = std::make_unique<Selection>();
    const auto insert = [this](ElementId id, const char* name, Category c, const char* type, auto&& change) {
      const TypeInfo* info = catalog().find(c, type);
      std::any params = info->defaults;
      change(*info, params);
      const auto done = document_->submit({Insert{{id, name, info, params}, 100}}, "add");
      QVERIFY2(done, done ? "" : done.error().text().c_str());
    };
    insert(block, "block", Category::body, "rigid", [](const TypeInfo&, std::any&) {});
    insert(pin, "pin", Category::joint, "spherical", [](const TypeInfo& t, std::any& p) {
      t.find("body1")->set(p, ground);
      t.find("body2")->set(p, block);
      t.find("frame2")->set(p, Frame{{0, 0, 0.3}, Quat::Identity()});
    });
    panel_ = std::make_unique<PropertyPanel>(*document_, *selection_);
    panel_->resize(340, 1100);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    selection_->select(block);
    QCoreApplication::processEvents();
  }

  void shapes_areAddedChangedAndRemoved() {
    addShape("Cylinder");
    QCOMPARE(body().shapes.size(), 1U);
    QCOMPARE(body().shapes[0].kind, Shape::Kind::cylinder);
    type(widget<NumberEdit>("shape.radius"), "25 mm");
    QCOMPARE(body().shapes[0].radius, 0.025);
    type(widget<NumberEdit>("shape.length"), "2*150 mm + 0.1");  // formulas are understood in every number
    type(panel_->findChild<ShapeForm*>()->findChild<NumberEdit*>("position.z"), "0.2");
    QCOMPARE(body().shapes[0].placement.position, Vec3(0, 0, 0.2));
    addShape("Box");
    QCOMPARE(body().shapes.size(), 2U);
    type(widget<NumberEdit>("shape.size.y"), "1 m");
    QCOMPARE(body().shapes[1].size.y(), 1.0);
    QCOMPARE(widget<QListWidget>("shapes.list")->item(0)->text(), "Cylinder, radius 0.025 m, length 0.4 m");
    type(widget<NumberEdit>("shape.size.y"), "-1");  // refused where it is typed
    QCOMPARE(body().shapes[1].size.y(), 1.0);
    test::screenshot(*panel_, "shapes-editor");
    QTest::mouseClick(widget<QToolButton>("shapes.remove"), Qt::LeftButton);
    QCOMPARE(body().shapes.size(), 1U);
    document_->history().undo();
    QCOMPARE(body().shapes.size(), 2U);
    while (document_->history().index() > 2) document_->history().undo();
    QVERIFY(body().shapes.empty());
  }

  void outline_isTypedPointByPoint() {
    addShape("Extrusion");
    auto* outline = widget<QPlainTextEdit>("shape.outline");
    QTest::mouseClick(outline->viewport(), Qt::LeftButton);
    outline->selectAll();
    QTest::keyClicks(outline, "0 0");
    QTest::keyClick(outline, Qt::Key_Return);
    QTest::keyClicks(outline, "2, 0");
    QTest::keyClick(outline, Qt::Key_Return);
    QTest::keyClicks(outline, "2 1; ");
    QTest::keyClick(outline, Qt::Key_Return);
    QTest::keyClicks(outline, "0 1");
    QTest::keyClick(outline, Qt::Key_Tab);
    QCOMPARE(body().shapes[0].outline, (Outline{{0, 0}, {2, 0}, {2, 1}, {0, 1}}));
    test::screenshot(*panel_, "shapes-extrusion");
  }

  void anEmptyClipboard_isPastedAsNothing() {
    addShape("Extrusion");
    auto* outline = widget<QPlainTextEdit>("shape.outline");
    const QString before = outline->toPlainText();
    QGuiApplication::clipboard()->setMimeData(new QMimeData);  // which has no format at all, as after a login
    QTest::mouseClick(outline->viewport(), Qt::LeftButton);
    QTest::keyClick(outline, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(outline->toPlainText(), before);
    QGuiApplication::clipboard()->setText("0 0; 1 0; 0 1");
    outline->selectAll();
    QTest::keyClick(outline, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(outline->toPlainText(), "0 0; 1 0; 0 1");
  }

  void massFromShapes_keepsEverythingInItsPlace() {
    set("position", Vec3(0, 0, -0.3));
    set("angular_velocity", Vec3(1, 0, 0));
    set("shapes", Shapes{{.kind = Shape::Kind::cone, .radius = 0.1, .length = 0.4}});
    QTimer::singleShot(0, this, [] {
      auto* dialog = qobject_cast<MassDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      auto* material = dialog->findChild<QComboBox*>("material");
      QCOMPARE(material->currentText(), "Steel");
      QTest::keyClicks(material, "Alu");
      emit material->activated(material->currentIndex());
      QCOMPARE(dialog->density(), 2700.0);
      test::screenshot(*dialog, "mass-from-shapes");
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    const int before = document_->history().index();
    QTest::mouseClick(widget<QPushButton>("shapes.mass"), Qt::LeftButton);
    const double volume = M_PI * 0.01 * 0.4 / 3;
    QVERIFY(std::abs(body().mass - 2700 * volume) < 1e-12);
    QVERIFY(std::abs(body().inertia.zz - 0.3 * body().mass * 0.01) < 1e-12);
    QCOMPARE(body().position, Vec3(0, 0, -0.4));
    QVERIFY((body().velocity - Vec3(1, 0, 0).cross(Vec3(0, 0, -0.1))).norm() < 1e-15);
    QCOMPARE(body().shapes[0].placement.position, Vec3(0, 0, 0.1));
    const Element& joint = *document_->model().find(pin);
    QCOMPARE(std::get<Frame>(joint.value(*joint.type->find("frame2"))).position, Vec3(0, 0, 0.4));
    QCOMPARE(document_->history().index(), before + 1);
    document_->history().undo();
    QCOMPARE(body().mass, 1.0);
    QCOMPARE(body().position, Vec3(0, 0, -0.3));
  }

  void openMesh_hasNoMass() {
    test::Surface box = test::boxSurface(Vec3::Zero(), Vec3::Ones());
    box.triangles.pop_back();
    set("shapes", Shapes{{.kind = Shape::Kind::mesh, .mesh = test::meshOf(box, "lid.stl")}});
    QTimer::singleShot(0, this, [] {
      auto* dialog = qobject_cast<MassDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog);
      bool named = false;
      for (const QLabel* label : dialog->findChildren<QLabel*>())
        named = named || (label->isVisible() && label->text().contains("3 open edges"));
      QVERIFY(named);
      test::screenshot(*dialog, "mass-open-mesh");
      QTest::keyClick(dialog, Qt::Key_Escape);
    });
    QTest::mouseClick(widget<QPushButton>("shapes.mass"), Qt::LeftButton);
    QCOMPARE(body().mass, 1.0);
    test::screenshot(*panel_, "shapes-mesh");
  }

  void density_takesMassOutOfTheHands() {
    set("shapes", Shapes{{.kind = Shape::Kind::sphere, .radius = 0.1}});
    set("density", 1000.0);
    auto* mass = widget<NumberEdit>("mass");
    QVERIFY(!mass->isEnabled());
    QVERIFY(std::abs(mass->number() - 4.0 / 3 * M_PI) < 1e-12);
    document_->history().undo();
    QVERIFY(mass->isEnabled());
    QCOMPARE(mass->number(), 1.0);
  }
};

QTEST_MAIN(tst_shapes_editor)
#include "tst_shapes_editor.moc"
