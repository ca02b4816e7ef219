#pragma once
// The guide as a panel: the pages of resources/help and those of all types (catalog/type_page.h), with their titles in
// groups and a search for words. A wide guide has the titles beside the page, a narrow one above it while they are
// asked for.

#include "io/guide.h"
#include "io/guide_search.h"
#include "shell/help_page.h"
#include "shell/title_list.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QToolButton>

#include <vector>

namespace gyre::ui {

class HelpPages : public QWidget {
  Q_OBJECT
 public:
  explicit HelpPages(QWidget* parent = nullptr);

  QLineEdit* search() const { return search_; }
  TitleList* titles() const { return titles_; }
  HelpPage* page() const { return page_; }
  /// @param topic    of a page (io/guide.h)
  /// @param heading  on it, to begin there; empty: at its top
  void open(const QString& topic, const QString& heading = {});
  QString topic() const { return topic_; }

 signals:
  /// A page speaks of an example that is to be looked at.
  /// @param methods  that are to be compared on it, each "geom1,rho_inf=1"; none: it is only opened
  void exampleAsked(const QString& example, const QStringList& methods);
  /// A page speaks of a study; its name is that of its file without the ending.
  void studyAsked(const QString& study);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void layOut(QWidget* tools);
  /// The titles of all pages, in their groups.
  void listTitles();
  /// The titles of pages that have all the words, the best first, and the words marked on the page.
  void find(const QString& words);
  void turnTo(const QListWidgetItem* title);
  void follow(const QUrl& link);
  void goBack();
  QListWidgetItem* titleOf(const QString& topic) const;
  void arrange();

  std::vector<GuidePage> pages_;
  std::vector<GuideText> texts_;  ///< of the pages, once something was searched for
  QToolButton* back_;
  QToolButton* contents_;
  QLineEdit* search_;
  TitleList* titles_;
  HelpPage* page_;
  QBoxLayout* parts_ = nullptr;
  QString topic_;
  QStringList past_;  ///< topics that were read before this one
};

}  // namespace gyre::ui
