// Formulas typed into forms, and the panel of parameters with its sliders.

#include "catalog/catalog.h"
#include "document/model_document.h"
#include "io/model_file.h"
#include "model/parameter.h"
#include "panels/parameter_row.h"
#include "panels/parameters_panel.h"
#include "panels/property_panel.h"
#include "screenshot.h"
#include "theme/theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QCompleter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr ElementId block{20}, k{21};

}  // namespace

class tst_parameters : public QObject {
  Q_OBJECT

  std::unique_ptr<ModelDocument> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<QWidget> window_;
  PropertyPanel* form_ = nullptr;
  ParametersPanel* panel_ = nullptr;

  void insert(ElementId id, const char* name, const TypeInfo& type, std::any params) {
    const auto done = document_->submit({Insert{{id, name, &type, std::move(params)}, 100}}, "add");
    QVERIFY2(done, done ? "" : done.error().text().c_str());
  }
  double mass() const { return value("block", "mass"); }
  double value(const char* name, const char* key) const {
    const Element& e = *document_->model().find(name);
    return std::get<double>(e.value(*e.type->find(key)));
  }
  NumberEdit* massEdit() const { return form_->findChild<NumberEdit*>("mass"); }
  ParameterRow* row(int i) const { return panel_->findChildren<ParameterRow*>()[i]; }

  static void type(QWidget* edit, const QString& text) {
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }
  void init() {
    document_ = std::make_unique<ModelDocument>(catalog());
    selection_ = std::make_unique<Selection>();
    const TypeInfo& rigid = *catalog().find(Category::body, "rigid");
    insert(block, "block", rigid, rigid.defaults);
    insert(k, "k", parameterType(), Parameter{.value = 2, .minimum = 1, .maximum = 5, .help = "how heavy it is"});
    window_ = std::make_unique<QWidget>();
    auto* layout = new QVBoxLayout(window_.get());
    layout->setContentsMargins(0, 0, 0, 0);
    panel_ = new ParametersPanel(*document_, *selection_);
    form_ = new PropertyPanel(*document_, *selection_);
    layout->addWidget(panel_, 1);
    layout->addWidget(form_, 3);
    window_->resize(340, 1000);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    selection_->select(block);
  }
  void cleanup() { window_.reset(); }

  void aTypedFormula_isShownByItsValue_andFollows() {
    type(massEdit(), "2*k + 500 g");
    QCOMPARE(mass(), 4.5);
    QTest::mouseClick(row(0)->findChild<NumberEdit*>("value"), Qt::LeftButton);
    QCOMPARE(massEdit()->text(), QString("4.5"));
    test::screenshot(*window_, "parameters-formula");
    type(row(0)->findChild<NumberEdit*>("value"), "3");
    QCOMPARE(mass(), 6.5);
    QCOMPARE(massEdit()->text(), QString("6.5"));
    QTest::mouseClick(massEdit(), Qt::LeftButton);
    QCOMPARE(massEdit()->text(), QString("2*k + 500 g"));
    type(massEdit(), "7");  // a number takes the place of the formula
    type(row(0)->findChild<NumberEdit*>("value"), "4");
    QCOMPARE(mass(), 7.0);
    for (int i = 0; i < 3; ++i) document_->history().undo();
    QCOMPARE(mass(), 4.5);
  }

  void aWrongFormula_saysSoWhereItIsTyped_andChangesNothing() {
    const int edits = document_->history().count();
    type(massEdit(), "2*nothing");
    QCOMPARE(document_->history().count(), edits);
    QString error;
    for (const QLabel* label : form_->findChildren<QLabel*>("fieldError"))
      if (label->isVisible()) error = label->text();
    QVERIFY2(error.contains("nothing"), qPrintable(error));
    QTest::keyClick(massEdit(), Qt::Key_Escape);
  }

  void draggingASlider_isOneStepOfTheHistory() {
    type(massEdit(), "10*k");
    const int edits = document_->history().count();
    auto* slider = row(0)->findChild<QSlider*>("slider");
    const QPoint from(slider->width() / 4, slider->height() / 2);
    QTest::mousePress(slider, Qt::LeftButton, {}, from);
    for (int x = 0; x <= slider->width() / 2; x += 8) QTest::mouseMove(slider, from + QPoint(x, 0));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, from + QPoint(slider->width() / 2, 0));
    QVERIFY(value("k", "value") > 2.5);
    QCOMPARE(mass(), 10 * value("k", "value"));
    QCOMPARE(document_->history().count(), edits + 1);
    document_->history().undo();
    QCOMPARE(mass(), 20.0);
  }

  void aNewParameter_isAddedSelectedAndUsable() {
    QTest::mouseClick(panel_->findChild<QToolButton*>("addParameter"), Qt::LeftButton);
    QCOMPARE(document_->model().of(Category::parameter).size(), std::size_t{2});
    QCOMPARE(document_->model().find(*selection_->element())->name, std::string("p1"));
    type(row(1)->findChild<NumberEdit*>("value"), "k/2");
    QCOMPARE(value("p1", "value"), 1.0);
    QVERIFY(!row(1)->findChild<QSlider*>("slider")->isEnabled());  // a formula gives it
    QVERIFY(modelText(document_->model()).find("\"k/2\"") != std::string::npos);
    test::screenshot(*window_, "parameters-added");
  }

  void aQuantity_givesUnits_whereverTheParameterStands() {
    selection_->select(k);
    auto* quantity = form_->findChild<QComboBox*>();
    QVERIFY(quantity && quantity->findText("length") > 0);
    quantity->setFocus();
    QTest::keyClicks(quantity, "length");
    QTRY_COMPARE(document_->model().find(k)->as<Parameter>().quantity, Quantity::length);
    NumberEdit* value = form_->findChild<NumberEdit*>("value");
    type(value, "2500 mm");
    QCOMPARE(this->value("k", "value"), 2.5);
    QVERIFY(document_->model().find(k)->formulas.empty());  // a number, not a formula
    type(row(0)->findChild<NumberEdit*>("value"), "300 cm");
    QCOMPARE(this->value("k", "value"), 3.0);
    QSignalSpy failed(panel_, &ParametersPanel::failed);
    type(row(0)->findChild<NumberEdit*>("value"), "3 kg");
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].value<gyre::Error>().message.find("a number in m, mm") != std::string::npos);
    QCOMPARE(this->value("k", "value"), 3.0);
    QVERIFY(row(0)->findChild<QSlider*>("slider")->toolTip().contains("1 m"));
    test::screenshot(*window_, "parameters-unit");
    QTest::keyClick(form_->findChild<NumberEdit*>("value"), Qt::Key_Tab);
    document_->history().undo();
    QCOMPARE(this->value("k", "value"), 2.5);
  }

  void formulas_areCompletedByNamesWithTheirValues() {
    insert(ElementId{22}, "length", parameterType(), Parameter{.value = 0.5, .quantity = Quantity::length});
    selection_->select(block);
    QTest::mouseClick(massEdit(), Qt::LeftButton);
    QTest::keyClick(massEdit(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(massEdit(), "2*le");
    auto* names = massEdit()->findChild<QCompleter*>()->popup();
    QVERIFY(names->isVisible());
    QCOMPARE(names->model()->rowCount(), 1);
    QCOMPARE(names->model()->index(0, 0).data().toString(), QString("length = 0.5 m"));
    test::screenshot(*names, "parameters-names");
    QTest::keyClick(names, Qt::Key_Down);
    QTest::keyClick(names, Qt::Key_Return);
    QVERIFY(!names->isVisible());
    QCOMPARE(massEdit()->text(), QString("2*length"));
    QTest::keyClick(massEdit(), Qt::Key_Return);
    QCOMPARE(mass(), 1.0);
    // Behind a number stands a unit.
    QTest::keyClick(massEdit(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(massEdit(), "3 k");
    QVERIFY(!names->isVisible());
    QTest::keyClicks(massEdit(), "g");
    QTest::keyClick(massEdit(), Qt::Key_Return);
    QCOMPARE(mass(), 3.0);
  }
};

QTEST_MAIN(tst_parameters)
#include "tst_parameters.moc"
