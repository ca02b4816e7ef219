#pragma once
// What a source says of a study, finding by finding, and whether it held.

#include "study/study_report.h"

#include <QHash>
#include <QLabel>
#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace gyre::ui {

/// One finding: what the source says, what was measured, where the source says it. A click or Enter asks for its cases.
/// Painted as a whole: some studies have dozens, and a widget for each line would cost a visible pause.
class FindingRow : public QWidget {
  Q_OBJECT
 public:
  explicit FindingRow(const StudyFinding& finding, QWidget* parent = nullptr);
  void setJudged(const JudgedFinding& judged);
  Verdict verdict() const { return verdict_; }
  QString measured() const { return measured_; }

  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {240, heightForWidth(240)}; }

 signals:
  void chosen();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void enterEvent(QEnterEvent*) override { update(); }
  void leaveEvent(QEvent*) override { update(); }

 private:
  struct Paragraph {
    QString text;
    QFont font;
    bool muted;
  };
  void setParagraphs();
  const std::vector<int>& heights(int room) const;
  void describe();

  QString text_, source_;
  QString reported_;  ///< all that was measured
  QString measured_;  ///< what of it is shown
  Verdict verdict_ = Verdict::notJudged;
  std::vector<Paragraph> paragraphs_;
  mutable QHash<int, std::vector<int>> heights_;  ///< of the paragraphs, by their width: wrapping text is slow
};

class FindingsList : public QWidget {
  Q_OBJECT
 public:
  explicit FindingsList(QWidget* parent = nullptr);
  void setFindings(const std::vector<StudyFinding>& findings);
  void setJudged(const std::vector<JudgedFinding>& judged);
  const std::vector<FindingRow*>& rows() const { return rows_; }
  /// "5 held, 1 not held, 2 not judged"
  QString summary() const;

 signals:
  void casesChosen(const std::vector<std::size_t>& cases);

 private:
  QLabel* heading_;
  QVBoxLayout* list_;
  std::vector<FindingRow*> rows_;
  std::vector<JudgedFinding> judged_;
};

}  // namespace gyre::ui
