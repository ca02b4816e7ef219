// Unsaved changes survive a program that is killed; changes that other programs make to the file are taken over.

#include "bodies/rigid.h"
#include "catalog/catalog.h"
#include "document/autosave.h"
#include "io/model_file.h"
#include "shell/main_window.h"
#include "shell/recovery_offer.h"
#include "support/model_builder.h"
#include "theme/theme.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <sys/wait.h>
#include <unistd.h>
#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr const char* kChild = "GYRE_TEST_EDIT_UNTIL_KILLED";  // the folder for what is kept

Edit insertBlock(const Model& model) {
  const TypeInfo* rigid = catalog().find(Category::body, "rigid");
  return {Insert{{model.freeId(), "block", rigid, rigid->defaults}, 100}};
}

/// What the child process does: edits, and waits for its end.
int editUntilKilled(const QString& folder) {
  ModelDocument document(catalog());
  Autosave autosave(document, folder);
  if (!document.file().open(folder + "/model.gyre") || !document.submit(insertBlock(document.model()), "insert"))
    return 1;
  return QCoreApplication::exec();
}

void write(const QString& path, const Model& model) { QVERIFY(writeModel(model, path.toStdString()).has_value()); }

Model oneBody(double mass) {
  test::ModelBuilder b;
  b.body("rigid", "arm", {{"mass", mass}, {"inertia", test::diagonal(1, 1, 1)}});
  return b.model();
}

double massOf(const ModelDocument& d) {
  const Element& e = *d.model().find("arm");
  return std::get<double>(e.value(*e.type->find("mass")));
}

/// Presses the button with this text in the next message box.
void answer(const QString& text) {
  auto* look = new QTimer(qApp);
  QObject::connect(look, &QTimer::timeout, qApp, [look, text] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (!box) return;
    look->stop();
    look->deleteLater();
    for (QAbstractButton* button : box->buttons())
      if (button->text().remove('&') == text) return QTest::mouseClick(button, Qt::LeftButton);
    box->reject();
  });
  look->start(50);
}

}  // namespace

class tst_recovery : public QObject {
  Q_OBJECT
  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  QString path(const QString& name) const { return dir_->filePath(name); }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName("Gyre");
    QApplication::setApplicationName("tst_recovery");
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_->path());
  }
  void cleanup() { window_.reset(); }

  void kill_losesNothingOlderThanTenSeconds() {
    write(path("model.gyre"), oneBody(1));
    qputenv(kChild, dir_->path().toUtf8());
    const QByteArray self = QCoreApplication::applicationFilePath().toUtf8();
    const pid_t child = fork();
    if (child == 0) {
      execl(self.constData(), self.constData(), static_cast<char*>(nullptr));
      _exit(127);
    }
    qunsetenv(kChild);
    QVERIFY(child > 0);
    ModelDocument other(catalog());
    const Autosave here(other, dir_->path());
    const auto kept = [&] {
      return QDir(dir_->path()).entryList({"*.lock"}, QDir::Files).size() == 1 &&
             QDir(dir_->path()).entryList({"*.gyre"}, QDir::Files).size() == 2;
    };
    QTRY_VERIFY_WITH_TIMEOUT(kept(), 10'000);
    // The model's own file is no concern of this test: only what has an owner that is dead is left behind.
    QFile::remove(path("model.gyre"));
    QVERIFY(here.leftBehind().empty());
    QCOMPARE(::kill(child, SIGKILL), 0);
    QCOMPARE(::waitpid(child, nullptr, 0), child);
    const auto left = here.leftBehind();
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left.front().path, path("model.gyre"));
    ModelDocument again(catalog());
    QVERIFY(again.file().recover(left.front().file, left.front().path));
    QVERIFY(again.model().find("block") && again.model().find("arm"));
    QVERIFY(again.isModified());
    QCOMPARE(again.file().path(), path("model.gyre"));
  }

  void nothing_isLeftBehindAfterSavingUndoingOrClosing() {
    const QString kept = path("kept");
    const auto files = [&] { return QDir(kept).entryList(QDir::Files).size(); };
    {
      ModelDocument d(catalog());
      Autosave autosave(d, kept);
      QVERIFY(d.submit(insertBlock(d.model()), "insert"));
      autosave.keepNow();
      QCOMPARE(files(), 2);  // with its lock
      d.history().undo();
      QCOMPARE(files(), 0);
      d.history().redo();
      autosave.keepNow();
      QCOMPARE(files(), 2);
      QVERIFY(d.file().saveAs(path("saved.gyre")));
      QCOMPARE(files(), 0);
      QVERIFY(d.submit({SetField{documentId, "name", std::string("x")}}, "rename"));
      autosave.keepNow();
    }
    QCOMPARE(files(), 0);
  }

  void window_offersWhatWasLeftBehind() {
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    window_->show();
    const QString folder = QFileInfo(window_->session().autosave.file()).path();
    QVERIFY(QDir().mkpath(folder));
    for (const QString& old : QDir(folder).entryList(QDir::Files)) QFile::remove(folder + '/' + old);
    const QString left = folder + "/abcdef.gyre";
    write(left, oneBody(5));
    answer("Recover");
    test::part<RecoveryOffer>(*window_).make();
    QVERIFY(window_->session().document.model().find("arm"));
    QVERIFY(window_->isWindowModified());
    QVERIFY(!QFile::exists(left));
    QVERIFY(QFile::exists(window_->session().autosave.file()));

    write(left, oneBody(6));
    answer("Later");
    test::part<RecoveryOffer>(*window_).make();
    QVERIFY(QFile::exists(left));
    answer("Discard");
    test::part<RecoveryOffer>(*window_).make();
    QVERIFY(!QFile::exists(left));
    QCOMPARE(massOf(window_->session().document), 5.0);
  }

  void changesOutside_areTakenOverWithSelectionAndView() {
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    window_->show();
    write(path("shared.gyre"), oneBody(1));
    QVERIFY(window_->openFile(path("shared.gyre")));
    window_->session().selection.select(window_->session().document.model().find("arm")->id);
    test::part<Viewport>(*window_).camera().standardView(StandardView::top);
    const Vec3 eye = CameraFrame::of(test::part<Viewport>(*window_).camera().vtk()).eye;
    write(path("shared.gyre"), oneBody(2));
    QTRY_COMPARE_WITH_TIMEOUT(massOf(window_->session().document), 2.0, 5000);
    QCOMPARE(*window_->session().selection.element(), window_->session().document.model().find("arm")->id);
    QCOMPARE(CameraFrame::of(test::part<Viewport>(*window_).camera().vtk()).eye, eye);
    QVERIFY(!window_->isWindowModified());
    // Saving here is no change outside.
    QSignalSpy replaced(&window_->session().document, &ModelDocument::replaced);
    QVERIFY(test::part<FileCommands>(*window_).saveFile(path("shared.gyre")));
    QTest::qWait(600);
    QCOMPARE(replaced.count(), 0);
  }

  void changesOutside_doNotTakeUnsavedOnes() {
    window_ = std::make_unique<MainWindow>(std::make_shared<Session>(catalog()));
    window_->show();
    write(path("shared.gyre"), oneBody(1));
    QVERIFY(window_->openFile(path("shared.gyre")));
    const auto setMass = [&](double m) {
      const ElementId arm = window_->session().document.model().find("arm")->id;
      QVERIFY(window_->session().document.submit({SetField{arm, "mass", m}}, "set"));
    };
    setMass(3);
    answer("Keep mine");
    write(path("shared.gyre"), oneBody(2));
    QTest::qWait(1000);
    QCOMPARE(massOf(window_->session().document), 3.0);
    answer("Read again");
    write(path("shared.gyre"), oneBody(4));
    QTRY_COMPARE_WITH_TIMEOUT(massOf(window_->session().document), 4.0, 5000);
  }
};

int main(int argc, char** argv) {
  if (const QString folder = qEnvironmentVariable(kChild); !folder.isEmpty()) {
    QCoreApplication app(argc, argv);
    return editUntilKilled(folder);
  }
  useGyreSurfaceFormat();
  QApplication app(argc, argv);
  tst_recovery test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_recovery.moc"
