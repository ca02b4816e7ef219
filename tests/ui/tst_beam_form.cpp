// The form of a flexible beam: fields of the section that is chosen, stations where there are such, and what the
// numbers amount to while one types; new beams and cables from the palette.

#include "flexible/flexible_beam.h"
#include "forces/beam.h"
#include "panels/beam_facts_box.h"
#include "panels/number_edit.h"
#include "screenshot.h"
#include "shell/insert_palette.h"
#include "ui_session.h"

#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId blade{20}, block{21}, pin{22};

}  // namespace

namespace {
QString namesOf(const Model& model) {
  QStringList out;
  for (const Element& e : model.elements()) out += QString::fromStdString(e.name);
  return out.join(", ");
}
}  // namespace

class TestBeamForm : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<ModelDocument> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<PropertyPanel> panel_;

  void insert(ElementId id, const char* name, const TypeInfo& type, std::any params) {
    const auto done = document_->submit({Insert{{id, name, &type, std::move(params)}, 100}}, "add");
    QVERIFY2(done, done ? "" : done.error().text().c_str());
  }
  FieldRow* row(const char* key) const {
    for (FieldRow* r : panel_->findChildren<FieldRow*>())
      if (r->field().key == key && panel_->isAncestorOf(r)) return r;
    return nullptr;
  }
  bool shows(const char* key) const { return row(key) && row(key)->isVisible(); }
  QToolButton* fold() const { return panel_->findChild<QToolButton*>("advancedFold"); }
  void unfold() {
    if (!fold()->isChecked()) QTest::mouseClick(fold(), Qt::LeftButton);
  }
  void choose(const char* key, const QString& text) {
    auto* box = row(key)->findChild<QComboBox*>();
    QVERIFY(box);
    box->setFocus();
    const int wanted = box->findText(text);
    QVERIFY2(wanted >= 0, qPrintable(text));
    while (box->currentIndex() != wanted)
      QTest::keyClick(box, box->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
  }
  void type(const char* key, const QString& text) {
    auto* edit = row(key)->findChild<QLineEdit*>();
    QVERIFY(edit);
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }
  QString fact(const char* name) const { return panel_->findChild<QLabel*>(name)->text(); }

 private slots:
  void initTestCase() { test::beginUi(dir_.path()); }
  void init() {
    document_ = std::make_unique<ModelDocument>(catalog());
    selection_ = std::make_unique<Selection>();
    FlexibleBeam p;
    p.youngs_modulus = 2e11;
    p.density = 7800;
    insert(blade, "blade", flexibleBeamType(), p);
    const TypeInfo& rigid = *catalog().find(Category::body, "rigid");
    insert(block, "block", rigid, rigid.defaults);
    const TypeInfo& hinge = *catalog().find(Category::joint, "revolute");
    std::any params = hinge.defaults;
    hinge.find("body1")->set(params, block);
    hinge.find("body2")->set(params, blade);
    insert(pin, "pin", hinge, params);
    panel_ = std::make_unique<PropertyPanel>(*document_, *selection_);
    panel_->resize(340, 1000);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }
  void cleanup() { panel_.reset(); }

  void section_hasItsSizesAlone() {
    selection_->select(blade);
    unfold();
    const auto fields = [&](std::initializer_list<const char*> there, std::initializer_list<const char*> gone) {
      for (const char* key : there) QVERIFY2(shows(key), key);
      for (const char* key : gone) QVERIFY2(!shows(key), key);
    };
    fields({"width", "height", "youngs_modulus", "shear_factor"}, {"diameter", "wall", "section_stiffness"});
    choose("section", "circle");
    fields({"diameter", "youngs_modulus"}, {"width", "height", "wall", "section_stiffness"});
    choose("section", "tube");
    fields({"diameter", "wall"}, {"width", "height", "inertia_per_length"});
    choose("section", "stiffness");
    fields({"section_stiffness", "mass_per_length", "inertia_per_length", "force_stiffness"},
           {"width", "diameter", "wall", "youngs_modulus", "poisson", "density"});
    // It begins with the numbers of the tube, and so does not change.
    const auto& now = document_->model().find(blade)->as<FlexibleBeam>();
    const double area = M_PI * (0.02 - 0.002) * 0.002;
    QVERIFY(std::abs(now.section_stiffness.m(0, 0) / (2e11 * area) - 1) < 1e-9);
    QVERIFY(std::abs(now.mass_per_length.constant / (7800 * area) - 1) < 1e-9);
    test::screenshot(*panel_, "beam-form-stiffness");
    document_->history().undo();
    fields({"diameter", "wall"}, {"section_stiffness"});
  }
  /// One of the two bodies of a hinge is flexible; with none there is nothing advanced.
  void station_isOfferedOnFlexibleBodies() {
    selection_->select(pin);
    unfold();
    QVERIFY(shows("station2") && !shows("station1"));
    QVERIFY(document_->submit({SetField{pin, "body2", ElementId{ground}}}, "hold"));
    QVERIFY(!shows("station1") && !shows("station2"));
    QVERIFY(!fold()->isVisible());
    QVERIFY(document_->submit({SetField{pin, "body1", blade}}, "hold"));
    QVERIFY(fold()->isVisible() && shows("station1") && !shows("station2"));
  }
  /// A wrong station has to be seen to be mended.
  void station_whereThereIsNone_isShown() {
    QVERIFY(document_->submit({SetField{pin, "station1", 0.5}}, "hold"));
    selection_->select(pin);
    unfold();
    QVERIFY(shows("station1"));
  }
  void facts_followWhatIsTyped() {
    selection_->select(blade);
    QTRY_COMPARE(fact("beamMass"), QString("3.12") + QChar(QChar::Nbsp) + "kg");
    QCOMPARE(fact("beamSlenderness"), QString("50"));
    // (4.73)^2 / 2 pi sqrt(E h^2 / 12 rho), less what rotary inertia and shear take.
    const double expected = 22.3733 / (2 * M_PI) * std::sqrt(2e11 * 4e-4 / 12 / 7800);
    const double first = fact("beamBending").section(',', 0, 0).toDouble();
    QVERIFY2(std::abs(first / expected - 1) < 0.01, qPrintable(fact("beamBending")));
    test::screenshot(*panel_, "beam-form");
    type("width", "40 mm");
    QTRY_COMPARE(fact("beamMass"), QString("6.24") + QChar(QChar::Nbsp) + "kg");
    type("length", "0.1");
    QTRY_VERIFY2(fact("beamSlenderness").startsWith("2.5: "), qPrintable(fact("beamSlenderness")));
    selection_->select(block);
    QVERIFY(!panel_->findChild<BeamFactsBox*>()->isVisible());
  }
  /// The window goes on while the facts of a hundred thousand elements are being found.
  void manyElements_doNotHoldTheWindow() {
    selection_->select(blade);
    QTRY_VERIFY(fact("beamMass") != "–");
    QElapsedTimer clock;
    clock.start();
    type("elements", "20000");
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    type("elements", "8");
    QTRY_VERIFY_WITH_TIMEOUT(fact("beamStep").startsWith("up to"), 20000);
  }
  void palette_makesExactBeamsAndCables() {
    panel_.reset();
    auto window = test::openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window.get()));
    ModelDocument& document = window->session().document;
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers with) {
      QTest::keyClick(QApplication::focusWidget(), key, with);
    };
    press(Qt::Key_N, Qt::ControlModifier);
    const auto insertByName = [&](const QString& words) {
      press(Qt::Key_A, Qt::ShiftModifier);
      auto& palette = test::part<InsertPalette>(*window);
      QTRY_VERIFY(palette.isVisible());
      QTest::keyClicks(palette.searchField(), words);
      QTest::keyClick(palette.searchField(), Qt::Key_Return);
      QTRY_VERIFY(!palette.isVisible());
    };
    insertByName("rope");
    const Element* cable = document.model().find("cable 1");
    QVERIFY2(cable, qPrintable(namesOf(document.model())));
    QCOMPARE(cable->type, &flexibleBeamType());
    QCOMPARE(cable->as<FlexibleBeam>().elements, 24);
    QVERIFY(cable->as<FlexibleBeam>().bending_factor < 0.1);
    test::screenshot(*window, "cable");
    insertByName("box");
    insertByName("beam");
    const auto forces = document.model().of(Category::force);
    QCOMPARE(forces.size(), std::size_t{1});
    QVERIFY(forces.front()->as<Beam>().strain == Beam::Strain::helix);
  }
};

QTEST_MAIN(TestBeamForm)
#include "tst_beam_form.moc"
