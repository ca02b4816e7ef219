#pragma once
// Answers to the questions a window asks, as a user would click them.

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <deque>
#include <functional>

namespace gyre::test {

/// Answers modal dialogs in the order given; one that was not expected is dismissed and counted.
class ModalAnswers {
 public:
  ModalAnswers() {
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
  /// In any other: what to do with it; false where it is not the one that was expected.
  void answer(std::function<bool(QDialog*)> act) { expected_.push_back(std::move(act)); }
  bool allGiven() const { return expected_.empty() && unexpected_ == 0; }

 private:
  void look() {
    QPointer<QDialog> dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    // One that tells of work under way, on a slow machine, asks nothing.
    if (!dialog || answering_ || dialog->inherits("gyre::ui::ImportProgress")) return;
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

}  // namespace gyre::test
