#include "study/findings_list.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kPadding = 8, kMark = 20, kMarkGap = 8, kSpacing = 2;
constexpr qsizetype kMostCases = 3;  // that are told in words

/// Begins with a capital, unless it begins with a name ("geom1", "rho_inf").
QString asSentence(const QString& text) {
  const QString first = text.section(QLatin1Char(' '), 0, 0);
  const bool word = !first.isEmpty() && std::all_of(first.begin(), first.end(), [](QChar c) { return c.isLower(); });
  return word ? text[0].toUpper() + text.mid(1) : text;
}

int paragraphHeight(const QString& text, const QFont& font, int width) {
  return QFontMetrics(font).boundingRect(0, 0, width, 10000, Qt::TextWordWrap, text).height();
}

}  // namespace

FindingRow::FindingRow(const StudyFinding& finding, QWidget* parent)
    : QWidget(parent), text_(QString::fromStdString(finding.text)), source_(QString::fromStdString(finding.source)) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  describe();
}

void FindingRow::setJudged(const JudgedFinding& judged) {
  const QString reported = QString::fromStdString(judged.measured);
  if (judged.verdict == verdict_ && reported == reported_) return;
  verdict_ = judged.verdict;
  reported_ = reported;
  // One case after the other; the table has them all.
  QStringList parts = reported.split(QStringLiteral("; "));
  if (parts.size() > kMostCases) parts = parts.mid(0, kMostCases) << tr("and %1 more").arg(parts.size() - kMostCases);
  measured_ = parts.join(QLatin1Char('\n'));
  describe();
  updateGeometry();
  update();
}

void FindingRow::describe() {
  setParagraphs();
  const QString verdict = verdict_ == Verdict::held      ? tr("held")
                          : verdict_ == Verdict::notHeld ? tr("not held")
                                                         : tr("not judged yet");
  setAccessibleName(text_ + QStringLiteral(": ") + verdict);
  setAccessibleDescription(reported_);
  setToolTip(tr("%1. A click selects its cases in the table.").arg(verdict) +
             (reported_.isEmpty() ? QString() : QLatin1Char('\n') + QString(reported_).replace("; ", "\n")));
}

void FindingRow::setParagraphs() {
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * 0.9);
  small.setItalic(true);
  paragraphs_ = {{asSentence(text_), font(), false}};
  if (!measured_.isEmpty()) paragraphs_.push_back({measured_, font(), true});
  if (!source_.isEmpty()) paragraphs_.push_back({source_, small, true});
  heights_.clear();
}

const std::vector<int>& FindingRow::heights(int room) const {
  constexpr qsizetype mostWidths = 8;  // a layout asks for two or three, again and again
  if (heights_.size() > mostWidths) heights_.clear();
  std::vector<int>& known = heights_[room];
  if (known.empty())
    for (const Paragraph& p : paragraphs_) known.push_back(paragraphHeight(p.text, p.font, room));
  return known;
}

int FindingRow::heightForWidth(int width) const {
  int height = 2 * kPadding - kSpacing;
  for (const int paragraph : heights(width - 2 * kPadding - kMark - kMarkGap)) height += paragraph + kSpacing;
  return std::max(height, 2 * kPadding + kMark);
}

void FindingRow::paintEvent(QPaintEvent*) {
  const Theme& t = currentTheme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(hasFocus() ? QPen(t.accent, 1) : QPen(Qt::NoPen));
  painter.setBrush(underMouse() ? t.hover : t.base);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  const QIcon mark = verdict_ == Verdict::held      ? icon("held", t.success)
                     : verdict_ == Verdict::notHeld ? icon("not-held", t.error)
                                                    : icon("not-judged", t.textMuted);
  mark.paint(&painter, kPadding, kPadding, kMark, kMark);
  const int left = kPadding + kMark + kMarkGap;
  int y = kPadding;
  const std::vector<int>& tall = heights(width() - left - kPadding);
  for (std::size_t i = 0; i < tall.size(); ++i) {
    const auto& [text, face, muted] = paragraphs_[i];
    painter.setFont(face);
    painter.setPen(muted ? t.textMuted : t.text);
    painter.drawText(QRect(left, y, width() - left - kPadding, tall[i]), Qt::TextWordWrap, text);
    y += tall[i] + kSpacing;
  }
}

void FindingRow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::FontChange) return;
  setParagraphs();
  updateGeometry();
}

void FindingRow::mouseReleaseEvent(QMouseEvent*) { emit chosen(); }

void FindingRow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) emit chosen();
  else QWidget::keyPressEvent(event);
}

FindingsList::FindingsList(QWidget* parent) : QWidget(parent), heading_(new QLabel(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  heading_->setFont(boldFont(heading_->font()));
  heading_->setWordWrap(true);
  heading_->setObjectName("findingsSummary");
  layout->addWidget(heading_);
  list_ = new QVBoxLayout;
  list_->setSpacing(4);
  layout->addLayout(list_);
}

void FindingsList::setFindings(const std::vector<StudyFinding>& findings) {
  for (FindingRow* row : rows_) delete row;
  rows_.clear();
  judged_.clear();
  for (const StudyFinding& finding : findings) {
    auto* row = new FindingRow(finding, this);
    list_->addWidget(row);
    const std::size_t place = rows_.size();
    connect(row, &FindingRow::chosen, this, [this, place] {
      if (place < judged_.size()) emit casesChosen(judged_[place].cases);
    });
    rows_.push_back(row);
  }
  heading_->setText(summary());
  setVisible(!findings.empty());
}

void FindingsList::setJudged(const std::vector<JudgedFinding>& judged) {
  judged_ = judged;
  for (std::size_t i = 0; i < rows_.size() && i < judged.size(); ++i) rows_[i]->setJudged(judged[i]);
  heading_->setText(summary());
}

QString FindingsList::summary() const {
  const auto count = [this](Verdict v) {
    return std::count_if(rows_.begin(), rows_.end(), [v](const FindingRow* row) { return row->verdict() == v; });
  };
  const auto held = count(Verdict::held), notHeld = count(Verdict::notHeld), open = count(Verdict::notJudged);
  if (held + notHeld == 0) return tr("Findings: %1 to judge").arg(open);
  QStringList parts{tr("%1 held").arg(held)};
  if (notHeld > 0) parts << tr("%1 not held").arg(notHeld);
  if (open > 0) parts << tr("%1 not judged").arg(open);
  return tr("Findings: %1").arg(parts.join(QStringLiteral(", ")));
}

}  // namespace gyre::ui

#include "moc_findings_list.cpp"
