#pragma once
// The pages of resources/help in a window of their own: their titles beside the page.

#include <QDialog>
#include <QListWidget>
#include <QTextBrowser>

namespace gyre::ui {

class HelpPages : public QDialog {
  Q_OBJECT
 public:
  explicit HelpPages(QWidget* parent = nullptr);

  QListWidget* titles() const { return titles_; }
  QTextBrowser* page() const { return page_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void turnTo(int row);

  QListWidget* titles_ = nullptr;
  QTextBrowser* page_ = nullptr;
};

}  // namespace gyre::ui
