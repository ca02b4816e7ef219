#include "ledger/ledger_panel.h"

#include "figure/readable_number.h"
#include "ledger/ledger_colors.h"
#include "model/element.h"
#include "theme/seen.h"
#include "theme/theme.h"

#include <QHash>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <span>

namespace gyre::ui {
namespace {

constexpr int nextTry = 30;          // [ms]
constexpr int twoColumnsFrom = 620;  // [pixels]
constexpr LedgerBand fromAbove[] = {LedgerBand::impacts, LedgerBand::friction, LedgerBand::heat,
                                    LedgerBand::kinetic, LedgerBand::elastic,  LedgerBand::potential};

constexpr int heightOfElements = 64;   // [pixels]
constexpr double roundOff = 1e-12;     // of the energy there is
constexpr std::size_t mostLines = 50;  // of elements, with one more for all others

QString joules(double x) { return LedgerPanel::tr("%1 J").arg(compactNumber(x, 3)); }

}  // namespace

LedgerPanel::LedgerPanel(Selection& selection, QWidget* parent)
    : StepPanel(parent),
      selection_(selection),
      plot_(new LedgerPlot(book_, this)),
      bands_(new LedgerView(tr("Where it is"), tr("Bands of the ledger"), this)),
      elements_(new LedgerView(tr("Element"), tr("Elements behind the chosen band"), this)),
      about_(new QLabel(this)),
      tables_(new QSplitter(Qt::Vertical, this)) {
  build();
  again_.setSingleShot(true);
  again_.setInterval(nextTry);
  connect(&again_, &QTimer::timeout, this, [this] { show(LedgerMoment(moment_)); });
  connect(plot_, &LedgerPlot::chosen, this, &LedgerPanel::choose);
  connect(plot_, &LedgerPlot::cursorDragged, this, &LedgerPanel::cursorDragged);
  connect(bands_, &LedgerView::lineChosen, this, [this](std::size_t line) {
    if (const auto band = bandOfLine_[line]) choose(*band);
  });
  connect(elements_, &LedgerView::lineChosen, this, &LedgerPanel::chooseElements);
  connect(elements_, &QTreeView::clicked, this,
          [this](const QModelIndex& at) { chooseElements(static_cast<std::size_t>(at.row())); });  // also once more
  tables_->installEventFilter(this);
  connect(tables_, &QSplitter::splitterMoved, this, [this] { tablesMoved_ = true; });
  connect(&selection_, &Selection::changed, this, &LedgerPanel::markLines);
  refresh();
}

void LedgerPanel::build() {
  about_->setWordWrap(true);
  about_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  about_->setMargin(12);  // contents margins do not hold for labels with a style sheet
  about_->setForegroundRole(QPalette::PlaceholderText);
  setHint(tr(
      "Where the energy of a run is, and where it went, stands here as bands over time: stored in motion, height and "
      "springs, turned into heat, brought in by forces and drives, and what the method itself made or lost. Run a "
      "model (Space)."));
  auto* below = new QWidget(this);
  auto* words = new QVBoxLayout(below);
  words->setContentsMargins(0, 0, 0, 0);
  words->setSpacing(0);
  words->addWidget(about_);
  elements_->setMinimumHeight(heightOfElements);
  words->addWidget(elements_, 1);
  words->addStretch();
  tables_->addWidget(bands_);
  tables_->addWidget(below);
  tables_->setChildrenCollapsible(false);
  setParts(plot_, tables_, {twoColumnsFrom, {620, 380}, {380, 620}});
}

void LedgerPanel::show(const LedgerMoment& moment) {
  const bool another = moment.recording != moment_.recording;
  moment_ = moment;
  if (another) book_.setRecording(moment_.recording);  // the one before is no longer needed
  stale_ = true;
  if (!isSeen(*this)) return;
  plot_->setCursor(moment_.cursor);
  if (another) plot_->fit();
  const auto draw = [this] {
    refresh();
    return 0.0;
  };
  bool drawn = true;
  if (another || !moment_.goesOn) refresh();  // who goes through a run that stands still sees each moment at once
  else drawn = pace_.inTurn(draw);
  if (!drawn || book_.isBehind()) again_.start();
}

void LedgerPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  if (stale_) show(LedgerMoment(moment_));
}

bool LedgerPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == tables_ && event->type() == QEvent::Resize) QTimer::singleShot(0, this, &LedgerPanel::fitBands);
  return StepPanel::eventFilter(watched, event);
}

void LedgerPanel::refresh() {
  stale_ = false;
  const bool more = book_.takeNewRows();
  const bool any = book_.rows() > 1;
  showParts(any);
  if (!any) return setSummary({});
  moment_.row = std::min(moment_.row, book_.rows() - 1);
  plot_->setCursor(moment_.cursor);
  if (more) plot_->refresh();
  refreshBands();
  refreshElements();
  refreshSummary();
}

void LedgerPanel::refreshBands() {
  const Theme& theme = currentTheme();
  const double owed = book_.owed(moment_.row), none = std::nan("");
  std::vector<LedgerLine> lines{{.name = tr("At the start"),
                                 .value = book_.atStart(),
                                 .share = none,
                                 .color = Qt::transparent,  // its name stands where those of the others do
                                 .explanation = tr("What was stored when the run began, potential energy from its "
                                                   "lowest value in the run on")}};
  bandOfLine_ = {std::nullopt};
  const auto add = [&](LedgerBand band, bool sharing) {
    double x = book_.value(band, moment_.row);
    if (band != LedgerBand::method && std::abs(x) < roundOff * 1e-3 * std::abs(owed)) x = 0;
    lines.push_back({.name = nameOf(band),
                     .value = x,
                     .share = sharing && owed > 0 ? x / owed : none,
                     .color = colorOf(band, theme),
                     .explanation = explanationOf(band)});
    bandOfLine_.emplace_back(band);
  };
  add(LedgerBand::broughtIn, false);
  for (const LedgerBand band : fromAbove)
    if (book_.has(band)) add(band, true);
  add(LedgerBand::method, true);
  const bool others = lines.size() != bands_->lines().size();
  bands_->show(std::move(lines));
  if (others) fitBands();
  markLines();
}

/// All of its lines, as far as that leaves half of the place to elements.
void LedgerPanel::fitBands() {
  if (tablesMoved_) return;
  const int lines = bands_->heightOfAll();
  const int most = std::max(tables_->height() / 2, tables_->height() - 96);
  tables_->setSizes({std::min(lines, most), tables_->height() - std::min(lines, most)});
}

void LedgerPanel::refreshElements() {
  about_->setText(wordsForElements());
  std::vector<LedgerLine> lines = chosen_ ? linesOfElements() : std::vector<LedgerLine>{};
  // Lines that change their places at every frame cannot be read.
  if (moment_.goesOn && !newlyChosen_) {
    QHash<QString, qsizetype> place;
    for (const LedgerLine& line : elements_->lines()) place.insert(line.name, place.size());
    std::ranges::stable_sort(lines, {}, [&](const LedgerLine& line) { return place.value(line.name, place.size()); });
  }
  newlyChosen_ = false;
  elements_->setVisible(!lines.empty());
  elements_->show(std::move(lines));
  markLines();
}

/// The largest first; those beyond the most lines that there are have the last one together.
std::vector<LedgerLine> LedgerPanel::linesOfElements() const {
  const std::vector<EnergyBook::Part> parts = book_.parts(*chosen_, moment_.row);
  double all = 0;
  for (const EnergyBook::Part& part : parts) all += std::abs(part.value);
  const auto shareOf = [&](double value) { return all > 0 ? value / all : std::nan(""); };
  const std::size_t own = parts.size() > mostLines + 1 ? mostLines : parts.size();
  std::vector<LedgerLine> lines;
  for (const EnergyBook::Part& part : std::span(parts).first(own))
    lines.push_back({.name = part.elements.empty() ? tr("hand, and changes on the way") : part.name,
                     .value = part.value,
                     .share = shareOf(part.value),
                     .elements = part.elements});
  if (own == parts.size()) return lines;
  double rest = 0;
  for (const EnergyBook::Part& part : std::span(parts).subspan(own)) rest += part.value;
  lines.push_back(
      {.name = tr("%n others", nullptr, static_cast<int>(parts.size() - own)), .value = rest, .share = shareOf(rest)});
  return lines;
}

QString LedgerPanel::wordsForElements() const {
  if (!chosen_) return tr("Click a band, or its line: the elements behind it stand here.");
  const QString head = tr("%1. %2.").arg(nameOf(*chosen_), explanationOf(*chosen_));
  if (*chosen_ == LedgerBand::method) return head;
  if (!book_.tellsParts()) return tr("%1 The parts of elements are told of runs of up to 1000 elements.").arg(head);
  return head;
}

void LedgerPanel::refreshSummary() {
  const double least = roundOff * (std::abs(book_.atStart()) + std::abs(book_.owed(moment_.row)));
  const auto at = [&](std::initializer_list<LedgerBand> bands) {
    double sum = 0;
    for (const LedgerBand band : bands) sum += book_.value(band, moment_.row);
    return std::abs(sum) > least ? sum : 0;
  };
  using enum LedgerBand;
  const double work = at({broughtIn}), lostToHeat = at({heat, friction, impacts}), made = at({method});
  const QString start = joules(book_.atStart());
  QStringList words{work < 0   ? tr("of %1 at the start %2 were taken out").arg(start, joules(-work))
                    : work > 0 ? tr("%1 at the start and %2 brought in").arg(start, joules(work))
                               : tr("%1 at the start").arg(start)};
  words << tr("%1 are stored").arg(joules(at({potential, elastic, kinetic})));
  if (lostToHeat != 0) words << tr("%1 became heat").arg(joules(lostToHeat));
  words << (made < 0   ? tr("the method lost %1").arg(joules(-made))
            : made > 0 ? tr("the method made %1").arg(joules(made))
                       : tr("the method made nothing but round-off"));
  setSummary(
      tr("%1 s: %2.").arg(compactNumber(book_.recording()->time(moment_.row), 4), words.join(QStringLiteral("; "))));
}

void LedgerPanel::choose(LedgerBand band) {
  chosen_ = band;
  newlyChosen_ = true;
  plot_->choose(chosen_);
  refreshElements();
}

void LedgerPanel::chooseElements(std::size_t line) {
  const std::vector<ElementId> elements = elements_->lines()[line].elements;
  if (!elements.empty()) selection_.select(elements);
}

/// The chosen band and the selected element have their lines marked.
void LedgerPanel::markLines() {
  const auto line = chosen_ ? std::ranges::find(bandOfLine_, chosen_) : bandOfLine_.end();
  bands_->mark(line - bandOfLine_.begin());
  const auto& lines = elements_->lines();
  const auto selected = std::ranges::find_if(lines, [this](const LedgerLine& of) {
    return !of.elements.empty() && std::ranges::is_permutation(of.elements, selection_.elements());
  });
  elements_->mark(selected - lines.begin());
}

}  // namespace gyre::ui

#include "moc_ledger_panel.cpp"
