#include "plots/range_table.h"

#include "core/units.h"
#include "figure/readable_number.h"
#include "theme/icons.h"
#include "theme/tips.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QToolButton>

namespace gyre::ui {

namespace {

constexpr int mostRowsShown = 4, besideTable = 272;  ///< head, legend, axes and curves of a plot [pixels]

struct Statistic {
  const char* title;
  const char* tip;
  double (*of)(const RangeStatistics&);
  bool isTime;
};

const Statistic allFigures[] = {
    {QT_TR_NOOP("min"), QT_TR_NOOP("The smallest value"), [](const RangeStatistics& s) { return s.minimum; }, false},
    {QT_TR_NOOP("at"), QT_TR_NOOP("When it is first that small"), [](const RangeStatistics& s) { return s.minimumAt; },
     true},
    {QT_TR_NOOP("max"), QT_TR_NOOP("The largest value"), [](const RangeStatistics& s) { return s.maximum; }, false},
    {QT_TR_NOOP("at"), QT_TR_NOOP("When it is first that large"), [](const RangeStatistics& s) { return s.maximumAt; },
     true},
    {QT_TR_NOOP("mean"), QT_TR_NOOP("Mean over time, whatever the steps"),
     [](const RangeStatistics& s) { return s.mean; }, false},
    {QT_TR_NOOP("RMS"), QT_TR_NOOP("Root of the mean square over time"), [](const RangeStatistics& s) { return s.rms; },
     false},
    {QT_TR_NOOP("std. dev."), QT_TR_NOOP("Root of the mean square beside the mean, over time"),
     [](const RangeStatistics& s) { return s.deviation; }, false},
    {QT_TR_NOOP("peak-peak"), QT_TR_NOOP("Maximum less minimum"),
     [](const RangeStatistics& s) { return s.peakToPeak(); }, false},
};

QString figureText(const Statistic& figure, const RangeFigures::Figures& of) {
  if (!of.statistics) return QStringLiteral("–");
  double value = figure.of(*of.statistics);
  // Round-off of the values: nobody wants to read the digits of a zero.
  const double size = std::max(std::abs(of.statistics->minimum), std::abs(of.statistics->maximum));
  if (!figure.isTime && std::abs(value) < 1e-13 * size) value = 0;
  const QString unit = figure.isTime ? QStringLiteral("s") : of.unit;
  return (compactNumber(value, figure.isTime ? 6 : 5) + ' ' + unit).trimmed();
}

}  // namespace

RangeTable::RangeTable(QWidget* parent) : QWidget(parent), range_(new QLabel), table_(new QTableWidget) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 0, 4, 4);
  layout->setSpacing(2);
  auto* head = new QHBoxLayout;
  const auto addButton = [&](const char* iconName, const QString& tip, auto act) {
    auto* button = new QToolButton;
    button->setIcon(icon(QLatin1String(iconName)));
    button->setAutoRaise(true);
    setTip(button, tip);
    connect(button, &QToolButton::clicked, this, act);
    head->addWidget(button);
    return button;
  };
  head->addWidget(range_, 1);
  addButton("copy", tr("Copy these numbers, with all their digits (Ctrl+C)"), [this] {
    copy();
  })->setObjectName(QStringLiteral("copyFigures"));
  addButton("close", tr("Take the range away (R)"), [this] {
    emit closed();
  })->setObjectName(QStringLiteral("closeRange"));
  layout->addLayout(head);
  layout->addWidget(table_);
  range_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

  QStringList titles{tr("curve")};
  for (const Statistic& figure : allFigures) titles << tr(figure.title);
  table_->setColumnCount(static_cast<int>(titles.size()));
  table_->setHorizontalHeaderLabels(titles);
  for (int i = 0; const Statistic& figure : allFigures) table_->horizontalHeaderItem(++i)->setToolTip(tr(figure.tip));
  table_->setAccessibleName(tr("Statistics of the range"));
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->horizontalHeader()->setMinimumSectionSize(24);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setTabKeyNavigation(false);
  table_->setShowGrid(false);
  table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  auto* copies = new QAction(tr("Copy"), table_);
  copies->setShortcut(QKeySequence::Copy);
  copies->setShortcutContext(Qt::WidgetShortcut);
  connect(copies, &QAction::triggered, this, &RangeTable::copy);
  table_->addAction(copies);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  hide();
}

int RangeTable::heightOfRows() const {
  const int rows = std::clamp(table_->rowCount(), 1, mostRows_);
  const int bar = table_->horizontalHeader()->length() > table_->width() - 4
                      ? table_->horizontalScrollBar()->sizeHint().height()
                      : 0;
  return table_->horizontalHeader()->sizeHint().height() + rows * table_->verticalHeader()->defaultSectionSize() + bar +
         4;
}

QSize RangeTable::sizeHint() const { return {300, QWidget::sizeHint().height()}; }

void RangeTable::setFigures(const std::vector<RangeFigures::Figures>& figures, const AxisRange& range, bool isWhole) {
  figures_ = figures;
  shown_ = range;
  QString text =
      tr("%1 to %2 s (%3 s)").arg(compactNumber(range.low), compactNumber(range.high), compactNumber(range.span(), 5));
  const bool gaps = std::any_of(figures.begin(), figures.end(),
                                [](const RangeFigures::Figures& f) { return f.statistics && f.statistics->hasGaps; });
  if (!isWhole) text += tr(" – being summed …");
  if (gaps) text += tr(" – values that are not finite are left out");
  range_->setText(text);
  table_->setRowCount(static_cast<int>(figures.size()));
  for (int row = 0; row < table_->rowCount(); ++row) {
    const auto& own = figures[static_cast<std::size_t>(row)];
    const auto set = [&](int column, const QString& words) {
      if (!table_->item(row, column)) table_->setItem(row, column, new QTableWidgetItem);
      QTableWidgetItem* item = table_->item(row, column);
      if (item->text() != words) item->setText(words);
      if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    };
    set(0, own.name);
    QPixmap swatch(12, 12);
    swatch.fill(own.color);
    table_->item(row, 0)->setIcon(swatch);
    for (int i = 0; const Statistic& figure : allFigures) set(++i, figureText(figure, own));
  }
  table_->resizeColumnsToContents();
  fitHeight();
}

void RangeTable::fitInto(int height) {
  const int rows = (height - besideTable) / table_->verticalHeader()->defaultSectionSize();
  mostRows_ = std::clamp(rows, 1, mostRowsShown);
  fitHeight();
}

void RangeTable::fitHeight() {
  const int height = heightOfRows();
  if (table_->maximumHeight() == height) return;
  table_->setFixedHeight(height);
  updateGeometry();
}

void RangeTable::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fitHeight();
}

QString RangeTable::text() const {
  QStringList lines{
      tr("from %1 s to %2 s")
          .arg(QString::fromStdString(shortest(shown_.low)), QString::fromStdString(shortest(shown_.high)))};
  QStringList head{tr("curve"), tr("unit")};
  for (const Statistic& figure : allFigures) head << (figure.isTime ? tr("at [s]") : tr(figure.title));
  lines << head.join('\t');
  for (const auto& own : figures_) {
    QStringList cells{own.name, own.unit};
    for (const Statistic& figure : allFigures)
      cells << (own.statistics ? QString::fromStdString(shortest(figure.of(*own.statistics))) : QString());
    lines << cells.join('\t');
  }
  return lines.join('\n') + '\n';
}

void RangeTable::copy() const { QGuiApplication::clipboard()->setText(text()); }

}  // namespace gyre::ui

#include "moc_range_table.cpp"
