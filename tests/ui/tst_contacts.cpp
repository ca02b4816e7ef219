// The contacts of a run in the window: the table says what the log has, follows the time shown and the selection, and
// leads to it; the viewport draws as many as there are, and none when told so.

#include "contact_samples.h"
#include "contacts/contact_table.h"
#include "contacts/contacts_panel.h"
#include "contacts/force_scale.h"
#include "core/round_below.h"
#include "run/contact_csv.h"
#include "run/contact_values.h"
#include "screenshot.h"
#include "shell/contact_controller.h"
#include "shell/export_commands.h"
#include "shell/file_export.h"
#include "ui_session.h"
#include "vtk/render_widget.h"
#include "window_runs.h"

#include <QAction>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace gyre;
using namespace gyre::test;
using namespace gyre::ui;

namespace {

/// A block that rests, and one that slides until it has stopped, 0.41 s later.
constexpr const char* kBlocks = R"({"gyre": 1, "name": "blocks", "ground": {"shapes": [{"type": "plane"}]},
  "bodies": [
    {"name": "rest", "type": "rigid", "mass": 1, "inertia": [0.0016, 0.0016, 0.0016], "position": [0, 0, 0.05],
     "shapes": [{"type": "box", "size": [0.1, 0.1, 0.1]}]},
    {"name": "slider", "type": "rigid", "mass": 2, "inertia": [0.02, 0.02, 0.02], "position": [-0.5, 0.3, 0.025],
     "velocity": [2, 0, 0], "shapes": [{"type": "box", "size": [0.2, 0.2, 0.05]}]}],
  "contact": {"materials": [{"name": "wood", "friction": 0.5, "restitution": 0}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.6, "output_step": 0.01}})";

/// The second of three balls is not struck before the first has moved by a micrometre.
constexpr const char* kBalls = R"({"gyre": 1, "name": "balls", "gravity": [0, 0, 0],
  "bodies": [
    {"name": "a", "type": "rigid", "mass": 1, "inertia": [0.001, 0.001, 0.001], "position": [0, 0, 0],
     "velocity": [1, 0, 0], "shapes": [{"type": "sphere", "radius": 0.05}]},
    {"name": "b", "type": "rigid", "mass": 1, "inertia": [0.001, 0.001, 0.001], "position": [0.100001, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]},
    {"name": "c", "type": "rigid", "mass": 1, "inertia": [0.001, 0.001, 0.001], "position": [0.200002, 0, 0],
     "shapes": [{"type": "sphere", "radius": 0.05}]}],
  "contact": {"materials": [{"name": "steel", "friction": 0, "restitution": 1}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.01, "output_step": 0.001}})";

/// A slanting rod that falls on its end and slides: Kane and Levinson 1985.
QByteArray kanesRod(double restitution) {
  return QByteArray(R"({"gyre": 1, "name": "rod", "gravity": [0, 0, 0], "ground": {"shapes": [{"type": "plane"}]},
  "bodies": [
    {"name": "rod", "type": "rigid", "mass": 1, "inertia": [0.333333, 0.333333, 0.333333],
     "position": [0, 0, 0.7081077811865475], "velocity": [0.5, 0, -1],
     "shapes": [{"type": "sphere", "radius": 1e-6,
                 "position": [-0.7071067811865475, 0, -0.7071067811865475]}]}],
  "contact": {"materials": [{"name": "steel", "friction": 1, "restitution": )") +
         QByteArray::number(restitution) + R"(}]},
  "simulation": {"integrator": "local_pos", "step": 0.001, "end_time": 0.01, "output_step": 0.001}})";
}

}  // namespace

class tst_contacts : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;

  ContactsPanel& panel() { return *test::part<ContactController>(*window_).panel(); }
  ContactTable& table() { return panel().table(); }
  Viewport& viewport() { return test::part<Viewport>(*window_); }
  ElementId body(const char* name) { return window_->session().document.model().find(name)->id; }
  QString cell(int line, int column) { return table().index(line, column).data().toString(); }
  /// As it reads: "1.5", "−3×10⁻⁴".
  static double numberOf(QString text) {
    const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (int digit = 0; digit < 10; ++digit) text.replace(raised[digit], QString::number(digit));
    text.replace(QStringLiteral("⁻"), "-").replace(QChar(0x2212), '-');
    return text.replace(QStringLiteral("×10"), "e").remove(' ').toDouble();
  }
  /// Every line of a column, to a thousandth of the largest.
  template <class Value>
  void columnSays(int column, const Value& value) {
    double most = 0;
    for (const LoggedContact& c : logged()) most = std::max(most, std::abs(value(c)));
    for (int line = 0; line < table().rowCount(); ++line) {
      const double wanted = value(table().contact(line)), reported = numberOf(cell(line, column));
      QVERIFY2(std::abs(reported - wanted) <= 1e-3 * most + 1e-6,
               qPrintable(QString("column %1: '%2' for %3").arg(column).arg(cell(line, column)).arg(wanted)));
    }
  }
  std::span<const LoggedContact> logged() {
    return window_->session().controller.current().recording()->contacts()->row(*window_->session().playback.row());
  }
  ContactGlyphs::Counts drawn() {
    viewport().grabFramebuffer();
    return viewport().front().contacts().counts();
  }
  QAction* command(const QString& text) {
    for (QAction* a : window_->findChildren<QAction*>())
      if (a->text() == text) return a;
    return nullptr;
  }
  void open(const char* model) {
    openText(*window_, dir_, model);
    auto* dock = window_->findChild<QDockWidget*>("contactsDock");
    dock->show();
    dock->raise();
    QTRY_VERIFY(panel().isVisible());
  }
  void runToTheEnd() { test::runToTheEnd(*window_); }

 private slots:
  void initTestCase() { beginUi(dir_.path()); }
  void init() {
    QSettings().clear();
    window_ = openMainWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    open(kBlocks);
  }
  void cleanup() { window_.reset(); }

  void nothing_beforeTheRun_andAfterReset() {
    QVERIFY(panel().emptyText().contains("run"));
    QCOMPARE(drawn(), ContactGlyphs::Counts{});
    runToTheEnd();
    QVERIFY(panel().emptyText().isEmpty());
    QCOMPARE(drawn().points, std::size_t{8});
    window_->session().controller.reset();
    QTRY_VERIFY(!panel().emptyText().isEmpty());
    QCOMPARE(table().rowCount(), 0);
    QCOMPARE(drawn(), ContactGlyphs::Counts{});
  }

  void table_saysWhatTheLogHas_alsoWhenScrubbing() {
    runToTheEnd();
    for (const double t : {0.1, 0.3, 0.55}) {
      window_->session().playback.showTime(t);
      QCOMPARE(table().rowCount(), 8);
      double N = 0, work = 0;
      int slipping = 0;
      for (int line = 0; line < 8; ++line) {
        const LoggedContact& c = logged()[table().indexAt(line)];
        QCOMPARE(cell(line, ContactTable::bodies), c.body2 == 0 ? "ground – rest" : "ground – slider");
        QCOMPARE(cell(line, ContactTable::state), stateText(c.kind));
        N += normalForce(c);
        work += static_cast<double>(c.work);
        slipping += c.kind == ContactState::Kind::slip;
      }
      columnSays(ContactTable::normal, [](const LoggedContact& c) { return normalForce(c); });
      columnSays(ContactTable::friction, frictionForce);
      columnSays(ContactTable::slip, slipSpeed);
      columnSays(ContactTable::approach, [](const LoggedContact& c) { return -toVec3(c.speed).dot(toVec3(c.normal)); });
      columnSays(ContactTable::gap, [](const LoggedContact& c) { return 1e3 * static_cast<double>(c.gap); });
      columnSays(ContactTable::work, [](const LoggedContact& c) { return 1e3 * static_cast<double>(c.work); });
      QVERIFY2(std::abs(N - 3 * 9.81) < 1e-2, qPrintable(QString::number(N)));
      QCOMPARE(slipping, t < 0.4 ? 4 : 0);
      QVERIFY2(panel().summary().startsWith(QString("8 contacts: %1 stick, %2 slip").arg(8 - slipping).arg(slipping)),
               qPrintable(panel().summary()));
      QVERIFY(t > 0.4 || work < 0);
    }
    QTest::qWait(50);
    screenshot(*window_, "contacts");
  }

  void lines_leadToTheirBodies_andKeepTheirContact() {
    runToTheEnd();
    window_->session().playback.showTime(0.1);
    QTreeView* view = panel().view();
    const int line = 6;
    const LoggedContact chosen = table().contact(line);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(table().index(line, 2)).center());
    QCOMPARE(window_->session().selection.elements(), std::vector{body("slider")});
    QVERIFY(viewport().front().contacts().marked());
    QVERIFY(sameContact(viewport().front().contacts().contacts()[*viewport().front().contacts().marked()], chosen));
    // It stays the selected one in another order and at another time.
    QSignalSpy changes(&window_->session().selection, &Selection::changed);
    view->sortByColumn(ContactTable::gap, Qt::DescendingOrder);
    window_->session().playback.showTime(0.3);
    QVERIFY(sameContact(table().contact(view->currentIndex().row()), chosen));
    QVERIFY(sameContact(viewport().front().contacts().contacts()[*viewport().front().contacts().marked()], chosen));
    QCOMPARE(changes.size(), 0);
    QTest::keyClick(view, view->currentIndex().row() > 0 ? Qt::Key_Up : Qt::Key_Down);
    QVERIFY(!sameContact(*panel().marked(), chosen));
  }

  void onlyOfTheSelection_filtersTableAndViewport() {
    runToTheEnd();
    window_->session().selection.select(body("rest"));
    const auto isBold = [&](int line) { return table().index(line, 0).data(Qt::FontRole).value<QFont>().bold(); };
    for (int line = 0; line < 8; ++line) QCOMPARE(isBold(line), table().contact(line).body2 == 0);
    panel().onlyBox()->click();
    QCOMPARE(table().rowCount(), 4);
    QCOMPARE(drawn().points, std::size_t{4});
    for (int line = 0; line < 4; ++line) QCOMPARE(table().contact(line).body2, 0);
    window_->session().selection.select(body("slider"));
    for (int line = 0; line < 4; ++line) QCOMPARE(table().contact(line).body2, 1);
    window_->session().selection.clear();
    QCOMPARE(table().rowCount(), 0);
    QVERIFY(panel().emptyText().contains("selected"));
    QCOMPARE(drawn().points, std::size_t{0});
    panel().onlyBox()->click();
    QCOMPARE(table().rowCount(), 8);
  }

  void headers_sort() {
    runToTheEnd();
    window_->session().playback.showTime(0.1);
    QHeaderView* header = panel().view()->header();
    const QPoint title(header->sectionViewportPosition(ContactTable::slip) + 20, header->height() / 2);
    for (const bool up : {true, false}) {
      QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, title);
      for (int line = 1; line < 8; ++line) {
        const double before = slipSpeed(table().contact(line - 1)), here = slipSpeed(table().contact(line));
        QVERIFY(panel().view()->header()->sortIndicatorOrder() == Qt::AscendingOrder ? before <= here : before >= here);
      }
      (void)up;
    }
  }

  void toggles_areObeyedAndRemembered() {
    runToTheEnd();
    QCOMPARE(drawn(), (ContactGlyphs::Counts{.points = 8, .normals = 0, .forces = 8, .cones = 0}));
    for (const char* text : {"&Normals", "Friction &cones"}) command(text)->trigger();
    QCOMPARE(drawn(), (ContactGlyphs::Counts{.points = 8, .normals = 8, .forces = 8, .cones = 8}));
    screenshot(viewport(), "contacts-all-parts");
    const auto corner = [&] { return viewport().grabFramebuffer().pixelColor(5, viewport().height() / 2); };
    const QColor before = corner();
    command("Pa&le bodies")->trigger();
    QVERIFY(corner() != before);
    command("Pa&le bodies")->trigger();
    QCOMPARE(corner(), before);
    command("&Forces")->trigger();
    QCOMPARE(drawn().forces, std::size_t{0});
    command("&Show contacts")->trigger();
    QCOMPARE(drawn(), ContactGlyphs::Counts{});
    QVERIFY(!test::part<ContactController>(*window_).legend().draws());
    window_.reset();
    window_ = openMainWindow();
    QVERIFY(!command("&Show contacts")->isChecked() && command("&Normals")->isChecked());
  }

  void aClickOnAPoint_marksIt() {
    runToTheEnd();
    const auto contacts = viewport().front().contacts().contacts();
    const QPointF at = viewport().camera().projection().toWidget(toVec3(contacts[1].x));
    QTest::mouseClick(&viewport(), Qt::LeftButton, {}, at.toPoint());
    QVERIFY(panel().marked());
    QVERIFY(sameContact(*panel().marked(), contacts[1]));
    QCOMPARE(window_->session().selection.elements(), std::vector{body("rest")});
    QVERIFY(panel().view()->currentIndex().isValid());
  }

  void export_writesWhatTheCommandLineWrites() {
    runToTheEnd();
    const QString path = dir_.filePath("contacts.csv"), other = dir_.filePath("other.csv");
    QSignalSpy written(&test::part<FileExport>(*window_), &FileExport::written);
    test::part<ExportCommands>(*window_).exportContacts(path);
    QTRY_COMPARE(written.size(), 1);
    const ContactCsv csv(window_->session().controller.current().model(),
                         window_->session().controller.current().recording());
    QVERIFY(csv.write(other.toStdString()).has_value());
    QCOMPARE(contentOf(path), contentOf(other));
    QVERIFY(contentOf(path).contains(",ground,slider,"));
  }

  void export_canBeGivenUp() {
    std::vector<std::vector<ContactState>> rows(3000);
    for (auto& row : rows)
      for (int i = 0; i < 200; ++i) row.push_back(contactAt(-1, 0, Vec3(i, 0, 0), 1));
    const auto recording = recordContacts(rows);
    const QString path = dir_.filePath("given-up.csv");
    QSignalSpy cancelled(&test::part<FileExport>(*window_), &FileExport::cancelled);
    test::part<FileExport>(*window_).start(std::make_shared<ContactCsv>(window_->session().document.model(), recording),
                                           path);
    test::part<FileExport>(*window_).cancel();
    QTRY_COMPARE(cancelled.size(), 1);
    QVERIFY(!QFile::exists(path));
  }

  /// Impacts in which a contact did positive work, by what they gained together: Kane's rod, 7/64 J and less than
  /// nothing; a row of balls with gaps, whose second contact gains what its first one loses.
  void gainsOfEnergy_areMarked_data() {
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<bool>("workOfOne");
    QTest::addColumn<bool>("gains");
    QTest::newRow("rod, e = 1") << kanesRod(1) << true << true;
    QTest::newRow("rod, e = 0.8") << kanesRod(0.8) << false << false;
    QTest::newRow("balls") << QByteArray(kBalls) << true << false;
  }
  void gainsOfEnergy_areMarked() {
    QFETCH(QByteArray, model);
    QFETCH(bool, workOfOne);
    QFETCH(bool, gains);
    open(model);
    runToTheEnd();
    const Recording& recording = *window_->session().controller.current().recording();
    bool worked = false, marked = false;
    for (std::size_t row = 0; row < recording.rows(); ++row) {
      window_->session().playback.showTime(recording.at(row, 0));
      bool inRow = false;
      for (int line = 0; line < table().rowCount(); ++line) {
        const auto at = [&](int role) { return table().index(line, ContactTable::work).data(role); };
        const bool mark = !at(Qt::DecorationRole).isNull();
        QCOMPARE(at(Qt::ToolTipRole).toString().contains("Kane"), mark);
        QCOMPARE(at(Qt::AccessibleTextRole).toString().contains("energy"), mark);
        worked = worked || table().contact(line).work > 0.01F;
        inRow = inRow || mark;
      }
      QCOMPARE(panel().findChild<QLabel*>("gains")->isVisible(), inRow);
      marked = marked || inRow;
    }
    QCOMPARE(worked, workOfOne);
    QCOMPARE(marked, gains);
  }

  void scaleOfForces_staysOverARun() {
    std::vector<std::vector<ContactState>> rows(64);
    for (std::size_t i = 0; i < rows.size(); ++i)
      for (int k = 0; k < 10; ++k) rows[i].push_back(contactAt(-1, 0, Vec3(k, 0, 0), i == 10 ? 9000 : 2 + 0.1 * k));
    ForceScale scale;
    const auto recording = recordContacts(rows);
    scale.follow(recording, 0.1, contactForces(*recording));
    QCOMPARE(scale.metresPerNewton(), 0.1 / 2);  // 2.8 N, rounded; the impact does not count
    QCOMPARE(roundBelow(0.0299), 0.02);
    QCOMPARE(roundBelow(7.0), 5.0);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_contacts test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_contacts.moc"
