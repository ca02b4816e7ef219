// The model tree: groups and counts, selection both ways, search, renaming in place.

#include "catalog/catalog.h"
#include "document/model_document.h"
#include "io/examples.h"
#include "panels/model_tree.h"
#include "theme/theme.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class tst_model_tree : public QObject {
  Q_OBJECT

  std::unique_ptr<ModelDocument> document_;
  std::unique_ptr<Selection> selection_;
  std::unique_ptr<ModelTree> tree_;

  QAbstractItemModel& rows() const { return *tree_->view()->model(); }
  QModelIndex find(const QString& text) const {
    const auto hits = rows().match(rows().index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return hits.isEmpty() ? QModelIndex() : hits.front();
  }

 private slots:
  void initTestCase() {
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void init() {
    document_ = std::make_unique<ModelDocument>(catalog());
    selection_ = std::make_unique<Selection>();
    QVERIFY(document_->file().openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
    tree_ = std::make_unique<ModelTree>(*document_, *selection_);
    tree_->resize(240, 500);
    tree_->show();
    QVERIFY(QTest::qWaitForWindowExposed(tree_.get()));
    tree_->activateWindow();
    QTRY_VERIFY_WITH_TIMEOUT(tree_->view()->visualRect(rows().index(0, 0)).height() > 0, 1000);
  }

  void cleanup() { tree_.reset(); }

  void model_isSound() {
    ModelTreeModel model(*document_);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const TypeInfo* particle = catalog().find(Category::body, "particle");
    QVERIFY(document_->submit({Insert{{ElementId{90}, "bead", particle, particle->defaults}, 100}}, "add"));
    document_->history().undo();
  }

  /// Shift is held while one clicks in the viewport.
  void tree_showsWhatIsSelected_whateverKeyIsHeld() {
    const std::vector<const Element*> bodies = document_->model().of(Category::body);
    selection_->select(bodies.front()->id);
    QTest::keyPress(tree_->view(), Qt::Key_Shift, Qt::ShiftModifier);
    QVERIFY(QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier));
    const ElementId joint = document_->model().of(Category::joint).back()->id;
    selection_->toggle(joint);
    QCOMPARE(tree_->view()->selectionModel()->selectedIndexes().size(), 2);
    selection_->select(joint);
    QCOMPARE(tree_->view()->selectionModel()->selectedIndexes().size(), 1);
    QTest::keyRelease(tree_->view(), Qt::Key_Shift, Qt::NoModifier);
  }

  void groups_countTheirElements() {
    QCOMPARE(rows().rowCount(), 9);
    QVERIFY(find("Points  (0)").isValid());
    QVERIFY(find("Frames  (0)").isValid());
    QVERIFY(find("Bodies  (2)").isValid());
    const TypeInfo* particle = catalog().find(Category::body, "particle");
    QVERIFY(document_->submit({Insert{{ElementId{90}, "bead", particle, particle->defaults}, 100}}, "add"));
    QVERIFY(find("Bodies  (3)").isValid());
    QVERIFY(find("bead").isValid());
    document_->history().undo();
    QVERIFY(!find("bead").isValid());
  }

  void selection_goesBothWays() {
    const Element* body = document_->model().of(Category::body).back();
    const QModelIndex row = find(QString::fromStdString(body->name));
    QTest::mouseClick(tree_->view()->viewport(), Qt::LeftButton, {}, tree_->view()->visualRect(row).center());
    QCOMPARE(*selection_->element(), body->id);
    const Element* joint = document_->model().of(Category::joint).front();
    selection_->select(joint->id);
    QCOMPARE(tree_->view()->currentIndex().data().toString(), QString::fromStdString(joint->name));
    selection_->clear();
    QVERIFY(!tree_->view()->currentIndex().isValid());
  }

  void search_keepsWhatFitsWithItsGroup() {
    const QString name = QString::fromStdString(document_->model().of(Category::joint).front()->name);
    QTest::keyClicks(tree_->searchField(), name);
    QVERIFY(find(name).isValid());
    QVERIFY(!find(QString::fromStdString(document_->model().of(Category::body).front()->name)).isValid());
  }

  void f2_renamesInPlaceWithUndo() {
    const Element* body = document_->model().of(Category::body).front();
    const ElementId id = body->id;
    const QString before = QString::fromStdString(body->name);
    QTest::mouseClick(tree_->view()->viewport(), Qt::LeftButton, {}, tree_->view()->visualRect(find(before)).center());
    QTest::keyClick(tree_->view(), Qt::Key_F2);
    auto* editor = tree_->view()->findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(editor, "boom");
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(QString::fromStdString(document_->model().nameOf(id)), "boom");  // the delegate commits a moment later
    QVERIFY(find("boom").isValid());
    document_->history().undo();
    QCOMPARE(QString::fromStdString(document_->model().nameOf(id)), before);
  }

  void rename_isRefusedWhenTaken() {
    const auto bodies = document_->model().of(Category::body);
    QSignalSpy refused(tree_.get(), &ModelTree::failed);
    QVERIFY(!rows().setData(find(QString::fromStdString(bodies[0]->name)), QString::fromStdString(bodies[1]->name)));
    QCOMPARE(refused.count(), 1);
  }
};

QTEST_MAIN(tst_model_tree)
#include "tst_model_tree.moc"
