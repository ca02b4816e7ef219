#pragma once
// The guide in a window of its own: the pages of resources/help, with their titles in the groups of its contents
// (io/guide.h) and a search for words beside the page.

#include "io/guide.h"
#include "shell/help_page.h"
#include "shell/title_list.h"

#include <QDialog>
#include <QLineEdit>

#include <vector>

namespace gyre::ui {

class HelpPages : public QDialog {
  Q_OBJECT
 public:
  explicit HelpPages(QWidget* parent = nullptr);

  QLineEdit* search() const { return search_; }
  TitleList* titles() const { return titles_; }
  HelpPage* page() const { return page_; }
  /// @param topic  of a page (io/guide.h)
  void open(const QString& topic) { follow(QUrl(topic + QStringLiteral(".md"))); }

 signals:
  /// A page speaks of an example that is to be looked at.
  /// @param methods  that are to be compared on it, each "geom1,rho_inf=1"; none: it is only opened
  void exampleAsked(const QString& example, const QStringList& methods);

 private:
  void listTitles();
  void turnTo(const QListWidgetItem* title);
  void follow(const QUrl& link);
  /// Shows the titles of pages that have the words, of groups that have such pages, and marks the words on the page.
  void find(const QString& words);

  std::vector<GuidePage> pages_;
  QLineEdit* search_ = nullptr;
  TitleList* titles_ = nullptr;
  QListWidgetItem* nothingFound_ = nullptr;  ///< stands in place of titles where no page has the words
  HelpPage* page_ = nullptr;
};

}  // namespace gyre::ui
