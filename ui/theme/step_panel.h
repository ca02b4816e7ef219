#pragma once
// The frame of panels that show one step of a run: a line of words with buttons above, and below it the parts of the
// panel, or what goes there while there is nothing to show.

#include <QBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QSplitter>
#include <QStackedWidget>

class QTreeView;

namespace gyre::ui {

class StepPanel : public QWidget {
  Q_OBJECT
 public:
  QString summary() const { return summary_->text(); }
  /// What stands in the place of the parts; empty where there are some.
  QString emptyText() const { return pages_->currentWidget() == hint_ ? hint_->text() : QString(); }

 protected:
  explicit StepPanel(QWidget* parent);

  /// How two parts share the panel.
  struct Fold {
    int twoColumnsFrom;  ///< from this width on, else one above the other [pixels]
    QList<int> columns, rows;
  };
  void setParts(QWidget* first, QWidget* second, const Fold& fold);
  /// As setParts(), where each part keeps a height to be read at: what has no room can be scrolled to.
  void setScrolledParts(QWidget* first, QWidget* second, const Fold& fold);
  void setPart(QWidget* only);
  bool isWide() const { return both_->orientation() == Qt::Horizontal; }

  /// The line above: the words, then what is added.
  QBoxLayout* head() { return head_; }
  /// Between the line and the parts.
  void addBelowHead(QWidget* widget);
  /// A number in the head that is hidden until there is something to count.
  QSpinBox* addNumber(const QString& name, const QString& tip);
  void showNumber(QSpinBox& number, const QString& prefix, int count);

  void setSummary(const QString& words) { summary_->setText(words); }
  /// A sign before the words that something went wrong.
  void setWarning(bool on);
  QLabel& warning() { return *warning_; }
  void setHint(const QString& words) { hint_->setText(words); }
  void showParts(bool on);

  void resizeEvent(QResizeEvent* event) override;

 private:
  void addSplitter(QWidget* first, QWidget* second, const Fold& fold);

  QBoxLayout *whole_, *head_;
  QLabel *warning_, *summary_, *hint_;
  QStackedWidget* pages_;
  QSplitter* both_ = nullptr;
  Fold fold_{};
};

/// A table of lines: as all tables of such panels look.
void makeTable(QTreeView& view, const QString& name);

}  // namespace gyre::ui
