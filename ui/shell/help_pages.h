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

 signals:
  /// A page speaks of an example that is to be looked at.
  /// @param methods  that are to be compared on it, each "geom1,rho_inf=1"; none: it is only opened
  void exampleAsked(const QString& example, const QStringList& methods);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void turnTo(int row);
  void follow(const QUrl& link);

  QListWidget* titles_ = nullptr;
  QTextBrowser* page_ = nullptr;
};

}  // namespace gyre::ui
