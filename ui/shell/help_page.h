#pragma once
// A page of the guide as the window shows it: Markdown with tables, code and pictures as wide as the page.

#include <QHash>
#include <QImage>
#include <QTextBrowser>

namespace gyre::ui {

class HelpPage : public QTextBrowser {
  Q_OBJECT
 public:
  explicit HelpPage(QWidget* parent = nullptr);

  void setPage(const QString& markdown);
  /// Marks every place where one of the words stands and goes to the first; an empty text marks nothing.
  void mark(const QString& words);
  /// Begins at a heading; where there is none of that text, nothing moves.
  void goTo(const QString& heading);

 protected:
  QVariant loadResource(int type, const QUrl& name) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void render();
  /// With what is marked on it.
  void renderAgain();
  int pictureWidth() const;

  QString markdown_;
  QHash<QString, QImage> pictures_;  ///< of this page, as their files have them: it is rendered again and again
  QString marked_;
  QString heading_;        ///< that the page was opened at; empty: none, or words are marked since
  int renderedWidth_ = 0;  ///< of pictures, in the text as it stands
};

}  // namespace gyre::ui
