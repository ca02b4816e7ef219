#include "shell/study_windows.h"

#include "study/study_window.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace gyre::ui {

bool isStudyFile(const QString& path) { return path.endsWith(".gyre-study"); }

StudyWindows::StudyWindows(QWidget* mainWindow) : QObject(mainWindow), mainWindow_(mainWindow) {}

StudyWindow* StudyWindows::add() {
  auto* window = new StudyWindow(mainWindow_);
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &StudyWindow::modelRequested, this, &StudyWindows::modelRequested);
  return window;
}

void StudyWindows::bringToFront(StudyWindow& window) {
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

bool StudyWindows::mayClose() const {
  const auto all = windows();
  return std::all_of(all.begin(), all.end(), [](StudyWindow* window) { return window->mayClose(); });
}

std::vector<StudyWindow*> StudyWindows::windows() const {
  std::vector<StudyWindow*> open;
  if (order_) open.push_back(order_);
  for (const auto& window : files_)
    if (window) open.push_back(window);
  return open;
}

}  // namespace gyre::ui

#include "moc_study_windows.cpp"
