// The forms: numbers with units, validation where it is typed, undo, an editor for every kind of value.

#include "catalog/catalog.h"
#include "describe/nearest_inertia.h"
#include "document/model_document.h"
#include "model/material.h"
#include "panels/element_icon.h"
#include "panels/orientation_editor.h"
#include "panels/points_table.h"
#include "panels/property_panel.h"
#include "panels/rotation_parameters.h"
#include "plugins/plugins.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

#include <numbers>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId block{20}, mount{21}, push{22}, coil{23};

}  // namespace

class tst_forms : public QObject {
  Q_OBJECT

  std::unique_ptr<ModelDocument> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<PropertyPanel> panel_;

  /// Attached to the block where it can be attached to something.
  void insert(ElementId id, const char* name, const TypeInfo* info) {
    QVERIFY(info);
    std::any params = info->defaults;
    for (const Field& f : info->fields) {
      if (!std::holds_alternative<ElementId>(f.get(params))) continue;
      if (f.refersTo == Category::body) {
        f.set(params, block);
        break;
      }
      f.set(params, f.refersTo == Category::material ? material() : hinge());
    }
    const auto done = document_->submit({Insert{{id, name, info, params}, 100}}, "add");
    QVERIFY2(done, done ? "" : done.error().text().c_str());
  }

  ElementId material() {
    constexpr ElementId id{41};
    if (!document_->model().find(id))
      (void)document_->submit({Insert{{id, "steel", &materialType(), materialType().defaults}, 100}}, "add");
    return id;
  }

  /// What drives and couplings may refer to.
  ElementId hinge() {
    constexpr ElementId id{40};
    const TypeInfo* type = catalog().find(Category::joint, "cylindrical");
    if (!document_->model().find(id)) insert(id, "hinge", type);
    return id;
  }

  template <class T>
  T value(ElementId id, const char* key) const {
    const Element& e = *document_->model().find(id);
    return std::get<T>(e.value(*e.type->find(key)));
  }

  NumberEdit* number(const char* name) const {
    auto* edit = panel_->findChild<NumberEdit*>(name);
    Q_ASSERT(edit);
    return edit;
  }

  void type(QWidget* edit, const QString& text, Qt::Key end = Qt::Key_Return) {
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, end);
  }

  QString errorShown() const {
    for (const QLabel* label : panel_->findChildren<QLabel*>("fieldError"))
      if (label->isVisible()) return label->text();
    return {};
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
    for (const char* plugin : {"tyre", "ellipsoid_surface", "rattlie"}) {
      const QString file = QCoreApplication::applicationDirPath() + "/../plugins/examples/" + plugin + ".so";
      const auto types = loadPlugin(file.toStdString());
      QVERIFY2(types.has_value(), types ? "" : types.error().text().c_str());
    }
  }

  void init() {
    document_ = std::make_unique<ModelDocument>(catalog());
    selection_ = std::make_unique<Selection>();
    insert(block, "block", catalog().find(Category::body, "rigid"));
    insert(mount, "mount", catalog().find(Category::force, "bushing"));
    insert(push, "push", catalog().find(Category::force, "force"));
    insert(coil, "coil", catalog().find(Category::force, "spring"));
    panel_ = std::make_unique<PropertyPanel>(*document_, *selection_);
    panel_->resize(320, 900);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }

  void cleanup() { panel_.reset(); }

  void number_takesUnitsAndShowsSi() {
    selection_->select(block);
    NumberEdit* mass = number("mass");
    type(mass, "250 g");
    QCOMPARE(value<double>(block, "mass"), 0.25);
    QCOMPARE(mass->text(), "0.25");
    document_->history().undo();
    QCOMPARE(mass->number(), value<double>(block, "mass"));
    QVERIFY(mass->number() != 0.25);
  }

  /// A comma between digits is a decimal one, and never leaves what stands behind it.
  void number_takesADecimalComma() {
    selection_->select(block);
    NumberEdit* mass = number("mass");
    const double before = value<double>(block, "mass");
    type(mass, "0,5");
    QCOMPARE(value<double>(block, "mass"), 0.5);
    type(mass, "250,5 g");
    QCOMPARE(value<double>(block, "mass"), 0.2505);
    for (const char* refused : {"1,500", "0,5*2", "1,2,3"}) {
      type(mass, refused);
      QVERIFY2(!errorShown().isEmpty(), refused);
      QTest::keyClick(mass, Qt::Key_Escape);
      QCOMPARE(value<double>(block, "mass"), 0.2505);
    }
    document_->history().undo();
    document_->history().undo();
    QCOMPARE(value<double>(block, "mass"), before);
    selection_->select(push);
    auto* x = panel_->findChild<QLineEdit*>("value.x");
    type(x, "1,5 kN");
    QCOMPARE(value<TimeVector>(push, "value")[0].constant, 1500.0);
    type(x, "0,5*sin(2*t)");
    QVERIFY2(errorShown().contains("decimals are written with a point"), qPrintable(errorShown()));
    QTest::keyClick(x, Qt::Key_Escape);
  }

  void number_saysWhatIsExpectedWhileItIsTyped() {
    selection_->select(block);
    NumberEdit* mass = number("mass");
    const double before = value<double>(block, "mass");
    const int edits = document_->history().count();
    QTest::mouseClick(mass, Qt::LeftButton);
    QTest::keyClicks(mass, "-3");
    QVERIFY2(errorShown().contains("> 0"), qPrintable(errorShown()));
    QTest::keyClick(mass, Qt::Key_Return);
    QCOMPARE(value<double>(block, "mass"), before);
    QTest::keyClick(mass, Qt::Key_Escape);
    QVERIFY(errorShown().isEmpty());
    type(mass, "3 furlongs");
    QVERIFY2(errorShown().contains("furlongs") && errorShown().contains("kg"), qPrintable(errorShown()));
    QTest::keyClick(mass, Qt::Key_Escape);
    QCOMPARE(mass->number(), before);
    QCOMPARE(document_->history().count(), edits);
  }

  /// Neither Tab nor an edit elsewhere takes away what cannot be taken over; Esc does.
  void whatIsWrong_staysUntilItIsMended() {
    selection_->select(block);
    NumberEdit* mass = number("mass");
    const double before = value<double>(block, "mass");
    type(mass, "3 furlongs", Qt::Key_Tab);
    QVERIFY(document_->submit({SetField{block, "velocity", Vec3(1, 2, 3)}}, "elsewhere"));
    QCOMPARE(mass->text(), "3 furlongs");
    QVERIFY(errorShown().contains("furlongs"));
    QTest::mouseClick(mass, Qt::LeftButton);
    QTest::keyClick(mass, Qt::Key_Escape);
    QCOMPARE(mass->number(), before);
    QVERIFY(mass->text() != "3 furlongs" && errorShown().isEmpty());
    // It was typed for this body.
    constexpr ElementId other{50};
    insert(other, "other", catalog().find(Category::body, "rigid"));
    QCOMPARE(value<double>(other, "mass"), before);
    type(mass, "3 furlongs");
    panel_->setFocus();
    const auto show = [&](ElementId id) {
      selection_->select(id);
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // of a form before this one
      mass = number("mass");
    };
    show(other);
    QVERIFY(mass->text() != "3 furlongs" && errorShown().isEmpty());
    show(block);
    // An orientation that is none.
    panel_->findChild<OrientationEditor*>()->setForm(OrientationEditor::Form::quaternion);
    NumberEdit* w = number("quaternion.w");
    type(w, "0");
    QVERIFY2(errorShown().contains("must not all be zero"), qPrintable(errorShown()));
    QTest::keyClick(w, Qt::Key_Escape);
    QVERIFY(errorShown().isEmpty());
    QCOMPARE(w->number(), 1.0);
    // Another value is another matter.
    type(mass, "3 furlongs", Qt::Key_Tab);
    QVERIFY(document_->submit({SetField{block, "mass", 7.0}}, "mass"));
    QVERIFY(mass->text() == "7" && errorShown().isEmpty());
    // Two of three numbers are taken over.
    NumberEdit* x = number("velocity.x");
    type(x, "1 furlong", Qt::Key_Tab);
    type(number("velocity.z"), "5", Qt::Key_Tab);
    QCOMPARE(value<Vec3>(block, "velocity"), Vec3(1, 2, 5));
    QCOMPARE(x->text(), "1 furlong");
    QVERIFY(errorShown().contains("furlong"));
    QTest::mouseClick(x, Qt::LeftButton);
    QTest::keyClick(x, Qt::Key_Escape);
    QVERIFY(errorShown().isEmpty());
    // A law.
    selection_->select(coil);
    panel_->findChild<QToolButton*>("advancedFold")->click();
    auto* law = panel_->findChild<QLineEdit*>("force");
    type(law, "1e4*y", Qt::Key_Tab);
    QVERIFY(document_->submit({SetField{coil, "damping", 2.0}}, "elsewhere"));
    QCOMPARE(law->text(), "1e4*y");
    QVERIFY(errorShown().contains("1e4*y"));
  }
  void number_isNotChangedByPassingThrough() {
    selection_->select(block);
    QVERIFY(document_->submit({SetField{block, "mass", 1.0 / 3.0}}, "third"));
    const int edits = document_->history().count();
    NumberEdit* mass = number("mass");
    QTest::mouseClick(mass, Qt::LeftButton);
    QTest::keyClick(mass, Qt::Key_Tab);
    QCOMPARE(value<double>(block, "mass"), 1.0 / 3.0);
    QCOMPARE(document_->history().count(), edits);
  }

  void number_nudgesJoinInOneUndo() {
    selection_->select(block);
    QVERIFY(document_->submit({SetField{block, "mass", 2.0}}, "two"));
    const int edits = document_->history().count();
    NumberEdit* mass = number("mass");
    QTest::mouseClick(mass, Qt::LeftButton);
    for (int i = 0; i < 3; ++i) QTest::keyClick(mass, Qt::Key_Up);
    QCOMPARE(value<double>(block, "mass"), 2.3);
    QCOMPARE(document_->history().count(), edits + 1);
    document_->history().undo();
    QCOMPARE(value<double>(block, "mass"), 2.0);
  }

  void vector_isTypedComponentByComponent() {
    selection_->select(block);
    type(number("position.y"), "12 mm", Qt::Key_Tab);
    QCOMPARE(value<Vec3>(block, "position"), Vec3(0, 0.012, 0));
    QVERIFY(number("position.z")->hasFocus());
  }

  void orientation_isTypedAsTheUserLikes() {
    selection_->select(block);
    auto* editor = panel_->findChild<OrientationEditor*>();
    QVERIFY(editor);
    editor->setForm(OrientationEditor::Form::euler);
    type(number("euler.z"), "90");
    const Quat turned = value<Quat>(block, "orientation");
    QVERIFY((turned * Vec3::UnitX()).isApprox(Vec3::UnitY(), 1e-12));
    editor->setForm(OrientationEditor::Form::rotationVector);
    QVERIFY(std::abs(number("rotation_vector.z")->number() - std::numbers::pi / 2) < 1e-12);
    editor->setForm(OrientationEditor::Form::quaternion);
    type(number("quaternion.w"), "1", Qt::Key_Tab);
    type(number("quaternion.x"), "1", Qt::Key_Tab);
    type(number("quaternion.y"), "0", Qt::Key_Tab);
    type(number("quaternion.z"), "0");
    const Quat q = value<Quat>(block, "orientation");
    QVERIFY(std::abs(q.w() - std::sqrt(0.5)) < 1e-12);
    QVERIFY(std::abs(q.x() - std::sqrt(0.5)) < 1e-12);
  }

  void orientation_ofMarkersIsTypedInAFormOfTheirOwn() {
    using Form = OrientationEditor::Form;
    const auto formShown = [&](ElementId id) {
      selection_->select(id);
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // of a form before this one
      return panel_->findChild<OrientationEditor*>()->formSwitch();
    };
    QComboBox* form = formShown(coil);
    form->setFocus();
    QTest::keyClick(form, Qt::Key_End);
    QCOMPARE(form->currentIndex(), static_cast<int>(Form::zAxis));
    QCOMPARE(formShown(block)->currentIndex(), static_cast<int>(Form::quaternion));
    form = formShown(coil);
    QCOMPARE(form->currentIndex(), static_cast<int>(Form::zAxis));
    QTest::keyClick(form, Qt::Key_Home);
  }

  void rotationParameters_goThereAndBack() {
    for (double a : {-3.0, -0.4, 0.0, 1.1, 2.9})
      for (double b : {-std::numbers::pi / 2, -1.2, 0.0, 0.7, std::numbers::pi / 2})
        for (double c : {-2.0, 0.0, 1.5}) {
          const Quat q = fromEulerXyz({a, b, c});
          QVERIFY(fromEulerXyz(eulerXyz(q)).angularDistance(q) < 1e-7);
          QVERIFY(fromRotationVector(rotationVector(q)).angularDistance(q) < 1e-7);
        }
  }

  void inertia_isRefusedNextToTheFieldWhenImpossible() {
    selection_->select(block);
    const Inertia before = value<Inertia>(block, "inertia");
    type(number("inertia.xx"), "1000");
    QVERIFY2(errorShown().contains("triangle"), qPrintable(errorShown()));
    QCOMPARE(value<Inertia>(block, "inertia"), before);
  }

  void impossibleInertia_offersTheNearest_whichCanBeUndone() {
    selection_->select(block);
    const Inertia before = value<Inertia>(block, "inertia");
    type(number("inertia.xx"), "1000");
    QPushButton* offer = nullptr;
    for (QPushButton* b : panel_->findChildren<QPushButton*>("remedy"))
      if (b->isVisible()) offer = b;
    QVERIFY(offer);
    QCOMPARE(offer->text(), "Use the nearest possible inertia");
    QTest::mouseClick(offer, Qt::LeftButton);
    Inertia typed = before;
    typed.xx = 1000;
    QVERIFY(value<Inertia>(block, "inertia") == *nearestPossible(typed));
    QVERIFY(errorShown().isEmpty() && !offer->isVisible());
    document_->history().undo();
    QCOMPARE(value<Inertia>(block, "inertia"), before);
    // Another fault has no such offer.
    type(number("mass"), "-1");
    for (QPushButton* b : panel_->findChildren<QPushButton*>("remedy")) QVERIFY(!b->isVisible());
  }

  void matrix_takesStiffnessWithUnits() {
    selection_->select(mount);
    type(number("stiffness.x"), "2 kN/m");
    QCOMPARE(value<Matrix6>(mount, "stiffness").m(0, 0), 2000.0);
    type(number("stiffness.θz"), "3 N m/rad");
    QCOMPARE(value<Matrix6>(mount, "stiffness").m(5, 5), 3.0);
    test::screenshot(*panel_, "form-bushing");
    document_->history().undo();
    document_->history().undo();
    QVERIFY(value<Matrix6>(mount, "stiffness").m(0, 0) != 2000.0);
  }

  void timeVector_takesNumbersAndExpressions() {
    selection_->select(push);
    auto* x = panel_->findChild<QLineEdit*>("value.x");
    auto* y = panel_->findChild<QLineEdit*>("value.y");
    QVERIFY(x && y);
    type(x, "2 kN");
    type(y, "5*sin(2*t)");
    const auto f = value<TimeVector>(push, "value");
    QCOMPARE(f[0].constant, 2000.0);
    QCOMPARE(f[1].expression, "5*sin(2*t)");
    type(y, "5*sin(");
    QVERIFY(!errorShown().isEmpty());
    QCOMPARE(value<TimeVector>(push, "value")[1].expression, "5*sin(2*t)");
  }

  void function_takesNumbersExpressionsAndTables() {
    selection_->select(coil);
    panel_->findChild<QToolButton*>("advancedFold")->click();
    auto* law = panel_->findChild<QLineEdit*>("force");
    type(law, "2 kN");
    QCOMPARE(value<Function>(coil, "force").constant, 2000.0);
    type(law, "1e4*x + 3e5*x^3");
    QCOMPARE(value<Function>(coil, "force").expression, "1e4*x + 3e5*x^3");
    type(law, "1e4*y");
    QVERIFY(errorShown().contains("1e4*y"));
    QCOMPARE(value<Function>(coil, "force").expression, "1e4*x + 3e5*x^3");
    QTest::keyClick(law, Qt::Key_Escape);
    test::screenshot(*panel_, "form-function-expression");
    type(law, "[[0, 0], [0.02, 150], [0.05, 900]]");
    auto* points = panel_->findChild<PointsTable*>("points");
    QVERIFY(points->isVisible());
    QCOMPARE(points->rowCount(), 4);  // and the empty one

    const auto typeCell = [&](int row, int column, const QString& text) {
      points->setCurrentCell(row, column);
      points->editItem(points->item(row, column));
      auto* editor = points->viewport()->findChild<QLineEdit*>();
      QVERIFY(editor);
      editor->selectAll();
      QTest::keyClicks(editor, text);
      QTest::keyClick(editor, Qt::Key_Return);
      QCoreApplication::processEvents();  // the delegate commits a moment later
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    typeCell(3, 0, "30 mm");
    typeCell(3, 1, "0.4 kN");
    const std::vector<TablePoint> sorted{{0, 0}, {0.02, 150}, {0.03, 400}, {0.05, 900}};
    QCOMPARE(value<Function>(coil, "force").table, sorted);
    QApplication::clipboard()->setText("0.06\t1000\n0.07\t1020\n");
    points->setFocus();
    QTest::keyClick(points, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(value<Function>(coil, "force").table.size(), 6u);
    QTest::qWait(20);
    test::screenshot(*panel_, "form-function-table");
    points->clearSelection();
    points->selectRow(1);
    QTest::keyClick(points, Qt::Key_Delete);
    QCOMPARE(value<Function>(coil, "force").table.size(), 5u);
    document_->history().undo();
    QCOMPARE(points->rowCount(), 7);
    while (document_->history().canUndo() && !value<Function>(coil, "force").isConstant()) document_->history().undo();
    QCOMPARE(value<Function>(coil, "force").constant, 2000.0);
    QVERIFY(!points->isVisible());
  }

  /// Plugins bring forms, with units and ranges, and the icon of their kind.
  void typesOfPlugins_haveForms() {
    constexpr ElementId tyre{50}, surface{51};
    insert(tyre, "tyre", catalog().find(Category::force, "brush_tyre"));
    selection_->select(tyre);
    type(number("radius"), "30 cm");
    QCOMPARE(value<double>(tyre, "radius"), 0.3);
    type(number("stiffness"), "-1");
    QVERIFY2(errorShown().contains("> 0"), qPrintable(errorShown()));
    QTest::keyClick(number("stiffness"), Qt::Key_Escape);
    insert(surface, "surface", catalog().find(Category::joint, "ellipsoid_surface"));
    const QSize size(24, 24);
    const auto pictureOf = [&](const char* id) {
      return elementIcon(*catalog().find(Category::joint, id)).pixmap(size).toImage();
    };
    QCOMPARE(pictureOf("ellipsoid_surface"), pictureOf("six_dof"));
    QVERIFY(pictureOf("ellipsoid_surface") != pictureOf("revolute"));
  }

  void name_isRenamedAndRefusedWhenTaken() {
    selection_->select(block);
    auto* name = panel_->findChild<QLineEdit*>("elementName");
    type(name, "crate");
    QCOMPARE(document_->model().nameOf(block), "crate");
    type(name, "mount");
    QCOMPARE(document_->model().nameOf(block), "crate");
  }

  void everyType_hasAForm_data() {
    QTest::addColumn<QString>("type");
    for (const TypeInfo* type : catalog().all()) QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
  }

  void everyType_hasAForm() {
    QFETCH(QString, type);
    for (const TypeInfo* info : catalog().all()) {
      if (info->id != type.toStdString()) continue;
      ElementId id = simulationId;
      if (info->category == Category::integrator) {
        QVERIFY(document_->submit({SetType{id, info, info->defaults}}, "integrator"));
      } else {
        id = ElementId{50};
        insert(id, "one", info);
      }
      selection_->select(id);
      const auto* places = panel_->findChild<PlaceRows*>();  // of its markers in the world
      const std::size_t others = places ? places->rows().size() : 0;
      QCOMPARE(panel_->findChildren<FieldRow*>().size(), static_cast<qsizetype>(info->fields.size() + others));
      QTest::qWait(20);
      test::screenshot(*panel_, "form-" + type);
      return;
    }
  }
};

QTEST_MAIN(tst_forms)
#include "tst_forms.moc"
