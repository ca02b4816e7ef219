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

#include <QApplication>
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
};

QTEST_MAIN(tst_parameters)
#include "tst_parameters.moc"
