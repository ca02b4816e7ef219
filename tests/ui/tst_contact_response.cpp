// The picture of the matrix W in the window: its blocks are those of the engine, the mouse and the keys lead to
// contacts and bodies, too many contacts are bounded; and the loads that the laws leave open, in the table.

#include "contact_samples.h"
#include "contacts/contact_matrix_panel.h"
#include "contacts/contact_matrix_view.h"
#include "contacts/contact_response.h"
#include "contacts/contacts_panel.h"
#include "figure/plot_surface.h"
#include "figure_checks.h"
#include "run/contact_values.h"
#include "run/recorded_poses.h"
#include "screenshot.h"
#include "shell/contact_controller.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QAction>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// A table on four legs, one on three, and a ball on the first.
constexpr const char* kTables = R"({"gyre": 1, "name": "tables", "ground": {"shapes": [{"type": "plane"}]},
  "bodies": [
    {"name": "four", "type": "rigid", "mass": 4, "inertia": [0.3, 0.3, 0.4], "position": [0, 0, 0.25], "shapes": [
      {"type": "sphere", "radius": 0.05, "position": [0.4, 0.3, -0.2]},
      {"type": "sphere", "radius": 0.05, "position": [-0.4, 0.3, -0.2]},
      {"type": "sphere", "radius": 0.05, "position": [-0.4, -0.3, -0.2]},
      {"type": "sphere", "radius": 0.05, "position": [0.4, -0.3, -0.2]},
      {"type": "box", "size": [0.9, 0.7, 0.04]}]},
    {"name": "three", "type": "rigid", "mass": 2, "inertia": [0.3, 0.3, 0.4], "position": [1.5, 0, 0.25], "shapes": [
      {"type": "sphere", "radius": 0.05, "position": [0.4, 0, -0.2]},
      {"type": "sphere", "radius": 0.05, "position": [-0.3, 0.3, -0.2]},
      {"type": "sphere", "radius": 0.05, "position": [-0.3, -0.3, -0.2]},
      {"type": "cylinder", "radius": 0.45, "length": 0.04}]},
    {"name": "ball", "type": "rigid", "mass": 1, "inertia": [0.004, 0.004, 0.004], "position": [0.1, 0.05, 0.37],
     "shapes": [{"type": "sphere", "radius": 0.1}]}],
  "contact": {"materials": [{"name": "wood", "friction": 0.5, "restitution": 0}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.3, "output_step": 0.01}})";

}  // namespace

class tst_contact_response : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  ContactsPanel& panel() { return *test::part<ContactController>(*window_).panel(); }
  ContactMatrixPanel& matrix() { return *test::part<ContactController>(*window_).matrix(); }
  ContactMatrixView& view() { return matrix().view(); }
  ElementId body(const char* name) { return window_->session().document.model().find(name)->id; }
  std::span<const LoggedContact> logged() {
    return window_->session().controller.current().recording()->contacts()->row(*window_->session().playback.row());
  }
  void runToTheEnd() { test::runToTheEnd(*window_); }
  void showTable() {
    auto* dock = window_->findChild<QDockWidget*>("contactsDock");
    dock->show();
    dock->raise();
    QTRY_VERIFY(panel().isVisible());
  }
  void showMatrix() {
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(view().isVisible() || !matrix().emptyText().isEmpty());
  }
  /// The picture is of the row shown.
  bool isCurrent() { return view().blocks() > 0 && !matrix().summary().contains("on its way"); }
  int lineOf(const char* bodies) {
    for (int line = 0; line < panel().table().rowCount(); ++line)
      if (panel().table().index(line, ContactTable::bodies).data().toString() == bodies) return line;
    return -1;
  }
  QVariant load(int line, int role) { return panel().table().index(line, ContactTable::normal).data(role); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QFile file(dir_.filePath("model.gyre"));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(kTables) > 0);
    file.close();
    QVERIFY(window_->openFile(file.fileName()));
    QTRY_VERIFY_WITH_TIMEOUT(window_->session().controller.current().recording(), 10000);
    showTable();
  }
  void cleanup() { window_.reset(); }

  void picture_isTheEnginesMatrix_ofTheRowShown() {
    showMatrix();
    QVERIFY(matrix().emptyText().contains("Run a model"));
    runToTheEnd();
    for (const double t : {0.1, 0.25}) {
      window_->session().playback.showTime(t);
      QTRY_VERIFY(isCurrent());
      QCOMPARE(view().blocks(), 8);
      const std::size_t row = *window_->session().playback.row();
      const Model& model = window_->session().controller.current().model();
      std::vector<LoggedContact> contacts(logged().begin(), logged().end());
      std::stable_sort(contacts.begin(), contacts.end(),
                       [](const auto& a, const auto& b) { return a.island < b.island; });
      const auto found = contactMatrix(*System::compile(model).value(),
                                       window_->session().controller.current().poses().at(row), contacts);
      for (int a = 0; a < 8; ++a)
        for (int b = 0; b < 8; ++b) QCOMPARE(view().norm({a, b}), found->norm(a, b));
      QVERIFY(matrix().summary().startsWith("8 contacts at " + QString::number(t, 'f', 4) + " s"));
      QVERIFY2(matrix().summary().contains("34 of 64 blocks act"), qPrintable(matrix().summary()));  // 5 x 5 + 3 x 3
    }
    QTest::mouseMove(&view().surface(), view().place({1, 2}).center().toPoint());
    QTRY_VERIFY(view().pointed());
    screenshot(*window_, "matrix");
  }

  void blocks_leadToContactsAndBodies() {
    showMatrix();
    runToTheEnd();
    QTRY_VERIFY(isCurrent());
    QSignalSpy chosen(&view(), &ContactMatrixView::blockChosen);
    const auto click = [&](ContactMatrixView::Block block) {
      QTest::mouseMove(&view().surface(), view().place(block).center().toPoint());
      QTest::mouseClick(&view().surface(), Qt::LeftButton, {}, view().place(block).center().toPoint());
    };
    click({0, 7});
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(window_->session().selection.elements(), (std::vector{body("four"), body("three")}));
    QVERIFY(!panel().marked());
    click({6, 6});
    QVERIFY(panel().marked());
    QCOMPARE(panel().marked()->body2, 1);
    QCOMPARE(window_->session().selection.elements(), std::vector{body("three")});
    QCOMPARE(panel().view()->currentIndex().row() >= 0, true);
    view().surface().setFocus();
    QTest::keyClick(&view().surface(), Qt::Key_Up);
    QCOMPARE(*view().pointed(), (ContactMatrixView::Block{5, 6}));
    QTest::keyClick(&view().surface(), Qt::Key_Left);
    QTest::keyClick(&view().surface(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 3);
    QVERIFY(view().describe({5, 5}).contains("on itself"));
    QVERIFY(view().describe({0, 7}).contains("does not move"));
    test::checkFigure(view());
    applyTheme(*qApp, ThemeChoice::dark);
    QTest::qWait(50);
    screenshot(*window_, "matrix-dark");
    applyTheme(*qApp, ThemeChoice::light);
  }

  /// Four legs share their load as they like, three do not; nor does the ball.
  void loads_thatAreNotUnique_areMarked() {
    runToTheEnd();
    QTRY_VERIFY2(panel().summary().contains("4 loads not unique"), qPrintable(panel().summary()));
    const int four = lineOf("ground – four"), three = lineOf("ground – three");
    QVERIFY(four >= 0 && three >= 0);
    QVERIFY(!load(four, Qt::DecorationRole).isNull() && load(three, Qt::DecorationRole).isNull());
    QVERIFY2(load(four, Qt::ToolTipRole).toString().contains("49.05 N"),
             qPrintable(load(four, Qt::ToolTipRole).toString()));
    QVERIFY(load(four, Qt::AccessibleTextRole).toString().contains("not unique"));
    // Nothing is said of another row until it is known.
    window_->session().playback.showTime(0);
    QVERIFY(!panel().summary().contains("unique"));
    window_->session().playback.showTime(0.2);
    QTRY_VERIFY(panel().summary().contains("4 loads not unique"));
    // Found for the picture while nobody saw the table.
    showMatrix();
    window_->findChild<QDockWidget*>("messagesDock")->raise();
    QTRY_VERIFY(panel().visibleRegion().isEmpty());
    window_->session().playback.showTime(0.1);
    QTRY_VERIFY(isCurrent() && matrix().summary().contains("at 0.1000 s"));
    showTable();
    QTRY_VERIFY(panel().summary().contains("4 loads not unique"));
    screenshot(*window_, "loads");
  }

  void tooMany_areBounded() {
    std::vector<ContactState> row;
    for (int i = 0; i < 400; ++i) {
      ContactState c = contactAt(-1, i < 350 ? i % 3 : 3, Vec3(i, 0, 0), 1);
      c.island = i < 350 ? 0 : 1;
      row.push_back(c);
    }
    const ContactMoment moment{recordContacts({row}), 0};
    QVERIFY(contactQuestion(moment, {}).contacts.empty());
    const ContactQuestion small = contactQuestion(moment, {3});
    QVERIFY(small.whole && small.contacts.size() == 50 && small.contacts.front() == 350);
    const ContactQuestion part = contactQuestion(moment, {1});
    QVERIFY(!part.whole && part.contacts.size() == 117);
    QVERIFY(contactQuestion(moment, {0, 1, 2}).contacts.empty());
    ContactResponse response;
    ContactMatrixPanel alone(response);
    alone.show(contactQuestion(moment, {}));
    alone.QWidget::show();
    QVERIFY(alone.emptyText().contains("400 contacts") && alone.emptyText().contains("Select a body"));
  }

  /// While a run goes on the table stands for a moment, and an answer is about its row, not about the newest.
  void answer_isOfTheRowInTheTable() {
    const auto recording = recordContacts({std::vector<ContactState>(8, contactAt(-1, 0, Vec3::Zero(), 1)), {}});
    const ContactMoment first{recording, 0}, newest{recording, 1};
    panel().show(first, true);
    panel().show(newest, true);
    QCOMPARE(panel().table().rowCount(), 8);
    ContactAnswer answer;
    answer.question = contactQuestion(first, {});
    answer.loads.assign(8, LoadState::inSum);
    panel().setAnswer(&answer);
    QCOMPARE(panel().table().sharedLoads(), std::size_t{8});
  }

  /// Rows come faster than matrices: the last one wins, and the window does not wait.
  void scrubbing_showsTheLast() {
    showMatrix();
    runToTheEnd();
    for (int i = 0; i < 30; ++i) {
      window_->session().playback.showTime(0.01 * (30 - i));
      QCoreApplication::processEvents();
    }
    QTRY_VERIFY(isCurrent());
    QVERIFY(matrix().summary().contains("at 0.0100 s"));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_contact_response test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_contact_response.moc"
