// What the window asks before it opens, saves, exports or closes: the real dialogs, answered while they wait.

#include "catalog/catalog.h"
#include "shell/main_window.h"
#include "theme/theme.h"
#include "vtk/render_widget.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <deque>
#include <functional>

using namespace gyre;
using namespace gyre::ui;

namespace {

/// Answers modal dialogs in the order given; one that was not expected is dismissed and counted.
class Answers {
 public:
  Answers() {
    QObject::connect(&timer_, &QTimer::timeout, [this] { look(); });
    timer_.start(20);
  }
  void press(QMessageBox::StandardButton button) {
    expected_.push_back([button](QDialog* dialog) {
      auto* box = qobject_cast<QMessageBox*>(dialog);
      QAbstractButton* chosen = box ? box->button(button) : nullptr;
      if (chosen) QTest::mouseClick(chosen, Qt::LeftButton);
      return chosen != nullptr;
    });
  }
  /// In a dialog that chooses a file; an empty name: Cancel.
  void choose(const QString& path) {
    expected_.push_back([path](QDialog* dialog) {
      auto* files = qobject_cast<QFileDialog*>(dialog);
      if (!files) return false;
      auto* buttons = files->findChild<QDialogButtonBox*>();
      if (path.isEmpty()) {
        QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
        return true;
      }
      files->findChild<QLineEdit*>("fileNameEdit")->setText(path);
      const bool saves = files->acceptMode() == QFileDialog::AcceptSave;
      QTest::mouseClick(buttons->button(saves ? QDialogButtonBox::Save : QDialogButtonBox::Open), Qt::LeftButton);
      return true;
    });
  }
  bool allGiven() const { return expected_.empty() && unexpected_ == 0; }

 private:
  void look() {
    QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog || answering_) return;
    std::function<bool(QDialog*)> answer = [](QDialog*) { return false; };
    if (!expected_.empty()) {
      answer = expected_.front();
      expected_.pop_front();
    }
    // Later, for an answer may lead to the next question: a timer does not go off again before it has returned.
    answering_ = true;
    QTimer::singleShot(0, &timer_, [this, dialog, answer] {
      answering_ = false;
      if (!dialog || answer(dialog)) return;
      ++unexpected_;
      dialog->reject();
    });
  }

  QTimer timer_;
  std::deque<std::function<bool(QDialog*)>> expected_;
  int unexpected_ = 0;
  bool answering_ = false;
};

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class tst_window_dialogs : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> dir_;
  std::unique_ptr<MainWindow> window_;

  void trigger(const QString& text) {
    for (QAction* action : window_->actions())
      if (action->text() == text) return action->trigger();
    QFAIL(qPrintable("no command " + text));
  }

  void edit() {
    const Element* body = window_->document().model().of(Category::body).front();
    QVERIFY(window_->document().submit({SetField{body->id, "mass", 7.0}}, "change mass"));
    QVERIFY(window_->isWindowModified());
  }

  double mass() const {
    const Element* body = window_->document().model().of(Category::body).front();
    return std::get<double>(body->value(*body->type->find("mass")));
  }

 private slots:
  void initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QApplication::setOrganizationName("Gyre");
    QApplication::setApplicationName("tst_window_dialogs");
    initResources();
    applyTheme(*qApp, ThemeChoice::light);
  }

  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, dir_->path());
    window_ = std::make_unique<MainWindow>(catalog());
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(window_->openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre"));
  }

  void cleanup() { window_.reset(); }

  void closing_asksOnlyWhenSomethingWasChanged() {
    Answers answers;
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
  }

  void closing_canBeCancelled() {
    edit();
    Answers answers;
    answers.press(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(window_->isVisible());
    QCOMPARE(mass(), 7.0);
    QVERIFY(window_->isWindowModified());
  }

  void closing_canDiscard() {
    edit();
    Answers answers;
    answers.press(QMessageBox::Discard);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
  }

  void closing_savesUnderANewNameAnExampleHasNone() {
    edit();
    const QString path = dir_->filePath("mine");
    Answers answers;
    answers.press(QMessageBox::Save);
    answers.choose(path);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(contentOf(path + ".gyre").contains("\"mass\": 7"));
  }

  void closing_staysOpenWhenNoNameIsChosen() {
    edit();
    Answers answers;
    answers.press(QMessageBox::Save);
    answers.choose({});
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(window_->isWindowModified());
  }

  void closing_savesToTheFileThatWasOpened() {
    const QString path = dir_->filePath("opened.gyre");
    QVERIFY(window_->saveFile(path));
    edit();
    Answers answers;
    answers.press(QMessageBox::Save);
    QVERIFY(window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(contentOf(path).contains("\"mass\": 7"));
  }

  void saving_failsAloudAndKeepsTheChanges() {
    edit();
    Answers answers;
    answers.press(QMessageBox::Save);
    answers.choose(dir_->filePath("no such folder/mine.gyre"));
    QVERIFY(!window_->close());
    QVERIFY(answers.allGiven());
    QVERIFY(window_->banner().isVisible());
    QVERIFY(window_->isWindowModified());
  }

  void saveAs_overwritesOnlyWhenConfirmed() {
    const QString path = dir_->filePath("there.gyre");
    QVERIFY(window_->saveFile(path));
    const QByteArray before = contentOf(path);
    edit();
    {
      Answers answers;
      answers.choose(path);
      answers.press(QMessageBox::No);
      answers.choose({});
      trigger("Save &as…");
      QVERIFY(answers.allGiven());
      QCOMPARE(contentOf(path), before);
      QVERIFY(window_->isWindowModified());
    }
    Answers answers;
    answers.choose(path);
    answers.press(QMessageBox::Yes);
    trigger("Save &as…");
    QVERIFY(answers.allGiven());
    QVERIFY(contentOf(path).contains("\"mass\": 7"));
    QVERIFY(!window_->isWindowModified());
    QVERIFY2(window_->windowTitle().contains("there"), qPrintable(window_->windowTitle()));
  }

  void opening_asksForTheFileAndForUnsavedChanges() {
    const QString path = dir_->filePath("other.gyre");
    QVERIFY(QFile::copy(GYRE_EXAMPLES_DIR "/four-bar.gyre", path));
    edit();
    {
      // The file first: a study would take nothing away.
      Answers answers;
      answers.choose(path);
      answers.press(QMessageBox::Cancel);
      trigger("&Open…");
      QVERIFY(answers.allGiven());
      QCOMPARE(mass(), 7.0);
    }
    Answers answers;
    answers.choose(path);
    answers.press(QMessageBox::Discard);
    trigger("&Open…");
    QVERIFY(answers.allGiven());
    QVERIFY(window_->document().model().find("coupler"));
    QCOMPARE(QFileInfo(window_->document().path()), QFileInfo(path));
    QVERIFY(!window_->isWindowModified());
  }

  void newModel_asksForUnsavedChanges() {
    edit();
    Answers answers;
    answers.press(QMessageBox::Cancel);
    trigger("&New model");
    QCOMPARE(mass(), 7.0);
    answers.press(QMessageBox::Discard);
    trigger("&New model");
    QVERIFY(answers.allGiven());
    QVERIFY(window_->document().model().of(Category::body).empty());
  }

  void export_writesWhereTheDialogSays() {
    QTRY_VERIFY(window_->controller().recording());
    window_->controller().run();
    QTRY_VERIFY_WITH_TIMEOUT(window_->playback().recordedUntil() > 0.1, 20000);
    window_->controller().pause();
    QTRY_COMPARE(window_->controller().state(), RunState::paused);
    const QString path = dir_->filePath("motion.csv");
    QSignalSpy written(&window_->csvExport(), &CsvExport::written);
    Answers answers;
    answers.choose(path);
    trigger("&Export all channels as CSV…");
    QVERIFY(answers.allGiven());
    QTRY_COMPARE_WITH_TIMEOUT(written.count(), 1, 30000);
    QVERIFY(contentOf(path).contains("time [s]"));
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);  // a desktop's own cannot be answered from here
  QApplication app(argc, argv);
  tst_window_dialogs test;
  return QTest::qExec(&test, argc, argv);
}
#include "tst_window_dialogs.moc"
