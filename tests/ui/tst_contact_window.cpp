// Contact in the real window by mouse and keyboard: materials, pairs and filters inserted, found in the tree, edited in
// the form; the ground's shapes in the form and in the view; the history of it all.

#include "bodies/rigid.h"
#include "integrators/local/local_methods.h"
#include "model/contact_filter.h"
#include "model/contact_pair.h"
#include "panels/field_row.h"
#include "panels/number_edit.h"
#include "panels/shapes_editor.h"
#include "scene/scene_from_model.h"
#include "screenshot.h"
#include "support/contact_model.h"
#include "ui_session.h"
#include "viewport/scene_parts.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class tst_contact_window : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  const Model& model() const { return window_->session().document.model(); }
  QUndoStack& history() const { return window_->session().document.history(); }
  test::WindowDriver driver() const { return test::WindowDriver(*window_); }
  template <class P>
  const P& as(const char* name) const {
    return model().find(name)->as<P>();
  }
  template <class W>
  W* field(const char* name) const {
    for (W* w : window_->findChildren<W*>(name))
      if (w->isVisible()) return w;
    qFatal("no visible widget %s", name);
    return nullptr;
  }
  void type(QWidget* edit, const QString& text) {
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    if (text.isEmpty()) QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  void addShape(const QString& label) {
    for (QAction* action : field<QToolButton>("shapes.add")->menu()->actions())
      if (action->text() == label) return action->trigger();
    QFAIL("no such kind");
  }
  bool isInTree(const QString& name) const {
    const QAbstractItemModel& rows = *test::part<ModelTree>(*window_).view()->model();
    return !rows.match(rows.index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive).isEmpty();
  }
  void openContact() {
    QVERIFY(window_->openExample(GYRE_SOURCE_DIR "/tests/fuzz/seeds/contact.gyre"));
    QTRY_VERIFY(isInTree("steel"));  // without a run: the method of the file meets no contact
    test::part<ModelTree>(*window_).enter();
  }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    window_ = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    driver().press(Qt::Key_N, Qt::ControlModifier);
  }
  void cleanup() { window_.reset(); }

  void insertedMaterials_switchContactOn() {
    QVERIFY(!model().contact().enabled);
    driver().insert("material");
    QVERIFY(model().contact().enabled);
    driver().rename("steel");
    driver().insert("material");
    driver().rename("rubber");
    driver().insert("contact pair");
    const Element* pair = model().find("steel - rubber");
    QVERIFY(pair);
    QCOMPARE(window_->session().selection.elements(), std::vector<ElementId>{pair->id});
    QVERIFY(isInTree("steel - rubber") && isInTree("Ground") && isInTree("Contact  (3)"));
    driver().insert("rigid");
    driver().insert("contact filter");
    QVERIFY(model().find("ground - body 1"));
    test::screenshot(*window_, "contact-inserted");
    while (history().canUndo()) history().undo();
    QVERIFY(!model().contact().enabled && model().of(Category::material).empty());
    while (history().canRedo()) history().redo();
    QVERIFY(model().find("steel - rubber") && model().find("ground - body 1"));
  }

  void aPair_needsMaterials() {
    driver().insert("contact pair");
    QVERIFY(model().of(Category::contactPair).empty() && !model().contact().enabled);
    driver().insert("material");
    driver().insert("contact pair");
    QVERIFY(model().find("material 1 - material 1"));  // of the only one with itself
  }

  void aPairsNumbers_mayBeLeftToTheMaterials() {
    openContact();
    driver().click("steel - concrete");
    auto* restitution = field<NumberEdit>("restitution");
    QCOMPARE(restitution->text(), QString("0"));
    type(restitution, "0.4");
    QCOMPARE(as<ContactPair>("steel - concrete").restitution, 0.4);
    auto* stiffness = field<NumberEdit>("stiffness");
    QCOMPARE(stiffness->text(), QString());
    QVERIFY(!stiffness->placeholderText().isEmpty());
    type(field<NumberEdit>("restitution"), "");
    QCOMPARE(as<ContactPair>("steel - concrete").restitution, asTheMaterials);
    QCOMPARE(field<NumberEdit>("restitution")->text(), QString());
    type(field<NumberEdit>("friction"), "");  // a formula goes
    QCOMPARE(as<ContactPair>("steel - concrete").friction, asTheMaterials);
    QVERIFY(model().find("steel - concrete")->formulas.empty());
    type(field<NumberEdit>("friction"), "-1");
    QCOMPARE(as<ContactPair>("steel - concrete").friction, asTheMaterials);
    QVERIFY(field<NumberEdit>("friction")->isWrong());
    test::screenshot(*window_, "contact-pair");
  }

  void aPair_isCalledAfterItsMaterials() {
    openContact();
    driver().click("steel - concrete");
    QVERIFY(field<QLineEdit>("elementName")->isReadOnly());
    driver().click("concrete");
    driver().rename("asphalt");
    QVERIFY(isInTree("steel - asphalt") && !isInTree("steel - concrete"));
    history().undo();
    QVERIFY(isInTree("steel - concrete"));
    driver().click("steel - concrete");
    QCOMPARE(field<QLineEdit>("elementName")->text(), QString("steel - concrete"));
  }

  void aDeletedMaterial_leavesBodies() {
    openContact();
    driver().click("steel - steel");
    driver().press(Qt::Key_Delete);
    driver().click("steel - concrete");
    driver().press(Qt::Key_Delete);
    driver().click("steel");
    driver().press(Qt::Key_Delete);  // nothing hangs on it any more: not asked
    QVERIFY(!model().find("steel") && model().find("crate"));
    history().undo();
    QVERIFY(as<Rigid>("crate").shapes[0].material == model().find("steel")->id);
  }

  void ground_takesShapesOfAMaterial() {
    openContact();
    driver().click("Ground");
    QCOMPARE(window_->session().selection.elements(), std::vector<ElementId>{groundId});
    addShape("Box");
    QCOMPARE(model().groundShapes().size(), std::size_t{3});
    auto* material = field<QComboBox>("shape.material");
    QCOMPARE(material->currentText(), QString("the first, steel"));
    material->setCurrentIndex(material->findText("concrete"));
    emit material->activated(material->currentIndex());
    QVERIFY(model().groundShapes()[2].material == model().find("concrete")->id);
    QTest::mouseClick(field<QCheckBox>("shape.contact"), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(!model().groundShapes()[2].contact);
    addShape("Plane");
    QVERIFY(model().groundShapes()[3].kind == Shape::Kind::plane);
    for (const auto* measure : window_->findChildren<NumberEdit*>("shape.radius")) QVERIFY(!measure->isVisible());
    QCoreApplication::processEvents();
    test::screenshot(*window_, "contact-ground");
    while (history().canUndo()) history().undo();
    QCOMPARE(model().groundShapes().size(), std::size_t{2});
  }

  void aBody_takesNoPlane() {
    openContact();
    driver().click("crate");
    for (QAction* action : field<QToolButton>("shapes.add")->menu()->actions()) QVERIFY(action->text() != "Plane");
    QVERIFY(field<QComboBox>("shape.material")->isVisible());
    window_->session().document.file().newModel();
    driver().insert("rigid");
    for (const auto* material : window_->findChildren<QComboBox*>("shape.material")) QVERIFY(!material->isVisible());
  }

  void contactRow_switchesIt() {
    openContact();
    driver().click("Contact");
    QCOMPARE(window_->session().selection.elements(), std::vector<ElementId>{contactId});
    type(field<NumberEdit>("margin"), "5 mm");
    QCOMPARE(model().contact().margin, 0.005);
    test::screenshot(*window_, "contact-settings");
  }

  void reactionTorques_areChosenInTheForm() {
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/dominoes.gyre"));
    test::part<ModelTree>(*window_).enter();
    window_->session().selection.select(simulationId);
    QTest::mouseClick(field<QToolButton>("advancedFold"), Qt::LeftButton);
    QComboBox* choice = nullptr;
    for (const FieldRow* row : test::part<PropertyPanel>(*window_).findChildren<FieldRow*>())
      if (row->field().key == "reaction_torques") choice = row->findChild<QComboBox*>();
    QVERIFY(choice && choice->isVisible());
    const auto chosen = [this] { return model().simulation().as<LocalDynamics>().reaction_torques; };
    QCOMPARE(chosen(), ReactionTorques::turned);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(chosen(), ReactionTorques::published);
    QTest::qWait(100);
    test::screenshot(*window_, "local-pos");
  }

  /// Planes have no part; what is level is the floor that shadows fall on, and solids stand still.
  void scene_hasTheGround() {
    Model m = test::contactModel();
    SceneParts scene;
    scene.setScene(sceneFromModel(m));
    QVERIFY(scene.extent().floor);
    QCOMPARE(scene.extent().groundHeight, 0.0);
    const double radius = scene.extent().radius;
    Shapes shapes = m.groundShapes();
    shapes[0].placement.position = {0, 0, -0.5};
    shapes.push_back({.kind = Shape::Kind::box, .size = {100, 100, 1}});
    shapes.push_back({.kind = Shape::Kind::box, .size = {0.1, 0.1, 1}});
    QVERIFY(m.apply(Edit{SetField{groundId, "shapes", shapes}}));
    scene.setScene(sceneFromModel(m));
    QCOMPARE(scene.extent().groundHeight, -0.5);
    QCOMPARE(scene.extent().radius, radius);  // what is fitted are the bodies
    const auto parts = scene.groundParts(viewportColors(false));
    QCOMPARE(parts.size(), std::size_t{2});
    QVERIFY(parts[0].id == groundId && scene.extent().isOutOfScale(parts[0]) && !scene.extent().isOutOfScale(parts[1]));
  }

  void view_showsIt() {
    openContact();
    const Quat slope(Eigen::AngleAxisd(-0.35, Vec3::UnitY()));
    Shapes shapes{{.kind = Shape::Kind::plane}, {.kind = Shape::Kind::plane, .placement = {{0.3, 0, 0}, slope}}};
    shapes.push_back({.kind = Shape::Kind::box, .size = {0.2, 1, 0.6}, .placement = {{0.8, 0, 0.3}, Quat::Identity()}});
    QVERIFY(window_->session().document.submit({SetField{groundId, "shapes", shapes}}, "add"));
    window_->session().selection.select(groundId);
    QTest::qWait(600);
    test::screenshot(*window_, "contact-view");
  }
};

QTEST_MAIN(tst_contact_window)
#include "tst_contact_window.moc"
