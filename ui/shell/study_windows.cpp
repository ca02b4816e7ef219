#include "shell/study_windows.h"

#include "study/study_window.h"

#include <QFileInfo>
#include <QScreen>
#include <QSettings>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int leastBeside = 640;  // width that is of use [pixels]

}  // namespace

bool isStudyFile(const QString& path) { return path.endsWith(".gyre-study"); }

StudyWindows::StudyWindows(QWidget* mainWindow) : QObject(mainWindow), mainWindow_(mainWindow) {}

StudyWindow* StudyWindows::add() {
  auto* window = new StudyWindow(mainWindow_);
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &StudyWindow::modelRequested, this, &StudyWindows::modelRequested);
  return window;
}

void StudyWindows::placeBeside(StudyWindow& window) const {
  if (QSettings().contains("studyWindow")) return;
  const QRect screen = mainWindow_->screen()->availableGeometry(), main = mainWindow_->frameGeometry();
  const int left = main.left() - screen.left(), right = screen.right() - main.right();
  const int width = std::min(window.width(), std::max(left, right));
  if (width < leastBeside) return;
  window.setGeometry(right >= left ? main.right() + 1 : main.left() - width, main.top(), width,
                     std::min(main.height(), window.height()));
}

void StudyWindows::bringToFront(StudyWindow& window) {
  if (!window.isVisible()) placeBeside(window);
  window.winId();
  window.windowHandle()->setTransientParent(nullptr);  // else window managers keep it above the main window
  window.show();
  window.raise();
  window.activateWindow();
}

StudyWindow* StudyWindows::orderStudy(const Model& model, const QString& title, const QString& file) {
  // One that is at work goes on beside the new one.
  if (order_ && order_->session().isBusy()) files_.push_back(std::exchange(order_, nullptr));
  if (!order_) order_ = add();
  order_->showOrderStudy(std::make_shared<const Model>(model), title, file);
  bringToFront(*order_);
  return order_;
}

StudyWindow* StudyWindows::parameterStudy(const Model& model, const QString& title, const QString& file) {
  if (parameters_ && parameters_->session().isBusy()) files_.push_back(std::exchange(parameters_, nullptr));
  if (!parameters_) parameters_ = add();
  parameters_->showParameterStudy(std::make_shared<const Model>(model), title, file);
  bringToFront(*parameters_);
  return parameters_;
}

StudyWindow* StudyWindows::open(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  std::erase_if(files_, [](const auto& window) { return !window; });
  for (const auto& window : files_) {
    if (window->path() != absolute) continue;
    bringToFront(*window);
    return window;
  }
  StudyWindow* window = add();
  files_.push_back(window);
  window->openStudy(absolute);
  bringToFront(*window);
  return window;
}

void StudyWindows::hideAll() {
  for (StudyWindow* window : windows()) window->hide();
}

bool StudyWindows::mayClose() const {
  const auto all = windows();
  return std::all_of(all.begin(), all.end(), [](StudyWindow* window) { return window->mayClose(); });
}

std::vector<StudyWindow*> StudyWindows::windows() const {
  std::vector<StudyWindow*> open;
  for (StudyWindow* window : {order_.data(), parameters_.data()})
    if (window) open.push_back(window);
  for (const auto& window : files_)
    if (window) open.push_back(window);
  return open;
}

}  // namespace gyre::ui

#include "moc_study_windows.cpp"
