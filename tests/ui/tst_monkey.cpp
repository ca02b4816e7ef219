// Random mouse, wheel, key and drag events over everything the windows show, the same ones every time: nothing crashes,
// and every edit is one that undo takes back.
//
//   tst_monkey                 the short run of the suite
//   GYRE_MONKEY_EVENTS=100000 GYRE_MONKEY_SEED=7 tst_monkey

#include "io/model_file.h"
#include "ui_session.h"
#include "vtk/render_widget.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDrag>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <fstream>
#include <random>

using namespace gyre;
using namespace gyre::ui;

namespace {

int fromEnvironment(const char* name, int otherwise) {
  bool ok = false;
  const int value = qEnvironmentVariableIntValue(name, &ok);
  return ok ? value : otherwise;
}

constexpr const char* kModels[] = {"double-pendulum", "four-bar", "slider-crank-3d",
                                   "spring-coupled",  "incline",  "bouncing-balls-as-a-force"};
constexpr Qt::Key kKeys[] = {Qt::Key_Tab,       Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Delete,
                             Qt::Key_Backspace, Qt::Key_Up,      Qt::Key_Down,   Qt::Key_Left,   Qt::Key_Right,
                             Qt::Key_Space,     Qt::Key_Home,    Qt::Key_End,    Qt::Key_F2,     Qt::Key_A,
                             Qt::Key_D,         Qt::Key_F,       Qt::Key_G,      Qt::Key_J,      Qt::Key_K,
                             Qt::Key_M,         Qt::Key_R,       Qt::Key_X,      Qt::Key_0,      Qt::Key_1,
                             Qt::Key_2,         Qt::Key_Minus,   Qt::Key_Period, Qt::Key_Comma,  Qt::Key_Plus};
/// Keys of commands that neither leave the program nor ask for a file.
constexpr Qt::Key kControlKeys[] = {Qt::Key_Z, Qt::Key_Y, Qt::Key_A, Qt::Key_C, Qt::Key_V,
                                    Qt::Key_D, Qt::Key_X, Qt::Key_T, Qt::Key_E};

}  // namespace

class tst_monkey : public QObject {
  Q_OBJECT

  QTemporaryDir dir_;
  std::unique_ptr<MainWindow> window_;
  std::mt19937 random_;
  QTimer answers_;
  std::string begun_;  ///< the model as the history begins with it

  std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_); }
  bool chance(std::size_t oneIn) { return below(oneIn) == 0; }
  template <class List>
  const auto& oneOf(const List& list) {
    return list[below(std::size(list))];
  }

  /// A dialog or a menu waits in an event loop of its own. Files are never chosen.
  void answer() {
    if (auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget())) {
      for (std::size_t i = below(6); i > 0; --i) QTest::keyClick(menu, Qt::Key_Down);
      QTest::keyClick(menu, chance(3) ? Qt::Key_Return : Qt::Key_Escape);
      if (menu->isVisible()) menu->close();
      return;
    }
    if (QWidget* popup = QApplication::activePopupWidget()) {
      popup->close();
      return;
    }
    QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (!dialog) return QDrag::cancel();  // which waits, too
    const auto buttons = dialog->findChildren<QPushButton*>();
    if (!qobject_cast<QFileDialog*>(dialog) && !buttons.isEmpty() && chance(2)) oneOf(buttons)->click();
    if (dialog && dialog->isVisible()) dialog->reject();
  }

  QWidget* anyWidget() {
    QWidgetList tops;
    for (QWidget* top : QApplication::topLevelWidgets())
      if (top->isVisible() && top->windowType() != Qt::ToolTip) tops.push_back(top);
    if (tops.empty()) return nullptr;
    QWidget* top = chance(4) ? oneOf(tops) : window_.get();
    QWidgetList all;
    for (QWidget* w : top->findChildren<QWidget*>())
      if (w->isVisible() && w->isEnabled() && !w->size().isEmpty()) all.push_back(w);
    if (all.empty()) return nullptr;
    return chance(4) ? &test::part<Viewport>(*window_) : oneOf(all);
  }
  QPoint placeIn(const QWidget& w) {
    return {static_cast<int>(below(static_cast<std::size_t>(w.width()))),
            static_cast<int>(below(static_cast<std::size_t>(w.height())))};
  }
  Qt::KeyboardModifiers anyModifiers() {
    constexpr Qt::KeyboardModifier all[] = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier, Qt::ControlModifier,
                                            Qt::ShiftModifier};
    return oneOf(all);
  }

  void click(QWidget* w) {
    const auto button = chance(6) ? Qt::RightButton : Qt::LeftButton;
    const QPoint at = placeIn(*w);
    const QPointer<QWidget> still = w;
    if (chance(5)) QTest::mouseDClick(w, button, anyModifiers(), at);
    else QTest::mouseClick(w, button, anyModifiers(), at);
    if (!still || button != Qt::RightButton || QApplication::activePopupWidget()) return;
    QContextMenuEvent menu(QContextMenuEvent::Mouse, at, w->mapToGlobal(at));
    QApplication::sendEvent(w, &menu);
  }
  void drag(QWidget* w) {
    const auto modifiers = anyModifiers();
    const QPointer<QWidget> still = w;
    QTest::mousePress(w, Qt::LeftButton, modifiers, placeIn(*w));
    for (int i = 0; i < 3 && still; ++i) {
      const QPoint at = placeIn(*w);
      QMouseEvent move(QEvent::MouseMove, at, w->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
      QApplication::sendEvent(w, &move);
    }
    if (still) QTest::mouseRelease(w, Qt::LeftButton, modifiers, placeIn(*w));
  }
  void turnWheel(QWidget* w) {
    const QPoint at = placeIn(*w);
    QWheelEvent wheel(at, w->mapToGlobal(at), {}, {0, chance(2) ? 120 : -120}, Qt::NoButton, anyModifiers(),
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(w, &wheel);
  }
  void press() {
    QWidget* focus = QApplication::focusWidget();
    if (!focus) focus = window_.get();
    if (chance(4)) QTest::keyClick(focus, oneOf(kControlKeys), Qt::ControlModifier);
    else QTest::keyClick(focus, oneOf(kKeys), chance(8) ? Qt::ShiftModifier : Qt::NoModifier);
  }

  /// What happens beside the mouse and the keys.
  void happen() {
    switch (below(4)) {
      case 0: return rewriteFile();
      case 1: return window_->session().controller.toggle();
      case 2: {
        const auto& elements = window_->session().document.model().elements();
        if (elements.empty()) return;
        const Element& e = oneOf(elements);
        (void)window_->session().document.submit({SetEnabled{e.id, !e.enabled}}, "switch");
        return;
      }
      default: window_->openFile(dir_.filePath(QString("%1.gyre").arg(oneOf(kModels))));
    }
  }
  /// Another program writes one of the files.
  void rewriteFile() {
    const QString file = dir_.filePath(QString("%1.gyre").arg(oneOf(kModels)));
    std::ofstream(file.toStdString(), std::ios::app) << "\n";
  }

  void act() {
    QPointer<QWidget> w = anyWidget();
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
        if (w) click(w);
        return;
      case 3:
      case 4:
        if (w) drag(w);
        return;
      case 5:
        if (w) turnWheel(w);
        return;
      default: press();
    }
  }

  static QString textFrom(const std::string& text, std::string::const_iterator at) {
    const auto first = at - std::min<std::ptrdiff_t>(at - text.begin(), 60);
    return QString::fromStdString(std::string(first, first + std::min<std::ptrdiff_t>(text.end() - first, 160)));
  }
  void noteBegin() { begun_ = modelText(window_->session().document.model()); }
  void everyEditIsTakenBack() {
    QUndoStack& history = window_->session().document.history();
    const int index = history.index();
    history.setIndex(0);
    const std::string now = modelText(window_->session().document.model());
    const auto [at, was] = std::mismatch(now.begin(), now.end(), begun_.begin(), begun_.end());
    QVERIFY2(now == begun_, qPrintable("now " + textFrom(now, at) + "\nat the begin " + textFrom(begun_, was)));
    history.setIndex(index);
  }

 private slots:
  void initTestCase() {
    test::beginUi(dir_.path());
    QDesktopServices::setUrlHandler("https", this, "ignoreUrl");
    for (const char* model : kModels)
      QVERIFY(
          QFile::copy(QString(GYRE_EXAMPLES_DIR "/%1.gyre").arg(model), dir_.filePath(QString("%1.gyre").arg(model))));
    window_ = test::openMainWindow({900, 640});  // small pictures are drawn faster
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    connect(&window_->session().document, &ModelDocument::replaced, this, [this] { noteBegin(); });
    // Later, for an answer may lead to the next question: a timer does not go off again before it has returned.
    connect(&answers_, &QTimer::timeout, this, [this] { QTimer::singleShot(0, this, &tst_monkey::answer); });
    answers_.start(10);
  }
  void cleanupTestCase() { window_.reset(); }
  void ignoreUrl(const QUrl&) {}

  void anything_mayHappen() {
    const int events = fromEnvironment("GYRE_MONKEY_EVENTS", 1000);
    const int seed = fromEnvironment("GYRE_MONKEY_SEED", 1);
    random_.seed(static_cast<unsigned>(seed));
    QVERIFY(window_->openFile(dir_.filePath("double-pendulum.gyre")));
    noteBegin();
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < events; ++i) {
      act();
      if (chance(60)) happen();
      QApplication::processEvents();
      if (!window_->isVisible()) window_->show();
      if (i % 100 == 99) {
        everyEditIsTakenBack();
        qInfo("%d events, %lld s", i + 1, clock.elapsed() / 1000);
      }
      if (QTest::currentTestFailed()) {
        qWarning("event %d of seed %d", i, seed);
        return;
      }
    }
    qInfo("%d events of seed %d", events, seed);
  }
};

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  tst_monkey test;
  return QTest::qExec(&test, argc, argv);
}

#include "tst_monkey.moc"
