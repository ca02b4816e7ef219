#pragma once
// A user at the main window, whose actions are counted: one click, one key, one typed entry, one turn of the wheel. An
// answer to a dialog for files is two, the name and Enter. Every banner that appears meanwhile is kept.

#include "modal_answers.h"
#include "window_driver.h"

#include <QScrollArea>

namespace gyre::test {

class CountedHands : public QObject {
 public:
  explicit CountedHands(ui::MainWindow& window) : window_(window), driver_(window) {
    part<ui::ErrorBanner>(window).installEventFilter(this);
  }

  int actions() const { return actions_; }
  const QStringList& banners() const { return banners_; }
  /// To dialogs; the caller counts what they are told.
  ModalAnswers& answers() { return answers_; }

  void key(int key, Qt::KeyboardModifiers modifiers = {}) {
    ++actions_;
    driver_.press(key, modifiers);
  }
  void typed(const QString& text) {
    ++actions_;
    QTest::keyClicks(QApplication::focusWidget(), text);
  }
  void insert(const QString& words) {
    key(Qt::Key_Insert);
    QVERIFY(part<ui::InsertPalette>(window_).searchField()->hasFocus());
    typed(words);
    key(Qt::Key_Return);
    QVERIFY(!part<ui::InsertPalette>(window_).isVisible());
  }
  /// On the row of an element in the tree.
  void choose(const QString& name, Qt::KeyboardModifiers modifiers = {}) {
    ++actions_;
    driver_.click(name, modifiers);
  }
  /// Clicks a field of the window, of several the uppermost, and types into it.
  void fill(const QString& field, const QString& text) {
    QLineEdit* line = nullptr;
    for (auto* found : window_.findChildren<QLineEdit*>(field))
      if (found->isVisible() && (!line || found->mapToGlobal(QPoint()).y() < line->mapToGlobal(QPoint()).y()))
        line = found;
    QVERIFY2(line, qPrintable(field));
    for (QWidget* around = line->parentWidget(); around; around = around->parentWidget())
      if (auto* area = qobject_cast<QScrollArea*>(around);
          area && !area->viewport()->rect().contains(line->mapTo(area->viewport(), line->rect().center()))) {
        ++actions_;  // the wheel
        area->ensureWidgetVisible(line);
      }
    ++actions_;
    QTest::mouseClick(line, Qt::LeftButton);
    typed(text);
    key(Qt::Key_Return);
  }
  /// What the file dialog that `key` opens is told.
  void file(int key_, const QString& path) {
    answers_.choose(path);
    actions_ += 2;
    key(key_, Qt::ControlModifier);
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(answers_.allGiven());
  }
  void moveTo(const Vec3& place, Qt::KeyboardModifiers modifiers = {}) {
    auto& view = part<ui::Viewport>(window_);
    QMouseEvent move(QEvent::MouseMove, at(place), view.mapToGlobal(at(place)), Qt::NoButton, Qt::NoButton, modifiers);
    QApplication::sendEvent(&view, &move);
  }
  /// In the picture.
  void clickAt(const Vec3& place, Qt::KeyboardModifiers modifiers = {}) {
    ++actions_;
    auto& view = part<ui::Viewport>(window_);
    QWidget* under = view.rect().contains(at(place)) ? view.childAt(at(place)) : nullptr;
    QVERIFY(view.rect().contains(at(place)) && (!under || under->testAttribute(Qt::WA_TransparentForMouseEvents)));
    moveTo(place, modifiers);
    QTest::mouseClick(&part<ui::Viewport>(window_), Qt::LeftButton, modifiers, at(place));
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Show) banners_ << static_cast<ui::ErrorBanner*>(watched)->text();
    return false;
  }

 private:
  QPoint at(const Vec3& place) const {
    return part<ui::Viewport>(window_).camera().projection().toWidget(place).toPoint();
  }

  ui::MainWindow& window_;
  WindowDriver driver_;
  ModalAnswers answers_;
  int actions_ = 0;
  QStringList banners_;
};

}  // namespace gyre::test
