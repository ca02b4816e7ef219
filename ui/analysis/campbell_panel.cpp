#include "analysis/campbell_panel.h"

#include "analysis/campbell_plot.h"
#include "analysis/contact_note.h"
#include "core/units.h"
#include "figure/readable_number.h"
#include "locus/campbell_csv.h"
#include "theme/flow_row.h"
#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/step_panel.h"
#include "theme/tips.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

QString cellText(const CampbellMode& mode, bool withWhirl) {
  QString out = compactNumber(mode.mode.frequency, 5);
  const double damping = std::abs(mode.mode.damping) < 1e-9 ? 0.0 : mode.mode.damping;
  if (damping != 0) out += QStringLiteral(" (%1)").arg(compactNumber(damping, 3));
  if (withWhirl && mode.whirl() != Whirl::none)
    out += mode.whirl() == Whirl::forward ? CampbellPanel::tr(" forward") : CampbellPanel::tr(" backward");
  return out;
}

}  // namespace

CampbellPanel::CampbellPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent)
    : QWidget(parent),
      document_(document),
      compiler_(compiler),
      spinner_(new QComboBox(this)),
      from_(new QLineEdit(QStringLiteral("0"), this)),
      to_(new QLineEdit(QStringLiteral("3000 rpm"), this)),
      count_(new QSpinBox(this)),
      place_(new QComboBox(this)),
      button_(new QPushButton(this)),
      export_(new QToolButton(this)),
      progress_(new JobProgress(tr("Progress of the Campbell diagram"), this)),
      summary_(new QLabel(this)),
      plot_(new CampbellPlot(this)),
      table_(new QTreeWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  buildBar();
  layout->addWidget(progress_);
  layout->addWidget(summary_);
  layout->addWidget(new ContactNote(watch, this));
  buildParts();
  connect(&document_, &ModelDocument::edited, this, &CampbellPanel::forget);
  connect(&document_, &ModelDocument::replaced, this, &CampbellPanel::forget);
  forget();
}

void CampbellPanel::buildBar() {
  setTip(spinner_, tr("What turns: a body, or a drive that gets the speed"));
  spinner_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  setTip(from_, tr("First speed, in rad/s or with its unit, as 600 rpm"));
  setTip(to_, tr("Last speed, in rad/s or with its unit, as 6000 rpm"));
  for (QLineEdit* edit : {from_, to_}) edit->setFixedWidth(88);
  count_->setRange(2, 1000);
  count_->setValue(61);
  count_->setSuffix(tr(" speeds"));
  setTip(count_, tr("At how many speeds modes are computed"));
  place_->addItems({tr("at equilibrium"), tr("as placed")});
  setTip(place_, tr("Where the model turns"));
  export_->setIcon(icon("export"));
  setTip(export_, tr("Export the Campbell diagram as CSV"));
  summary_->setContentsMargins(16, 0, 8, 8);
  summary_->setWordWrap(true);
  FlowRow* bar = panelBar();
  for (QWidget* w : std::initializer_list<QWidget*>{button_, spinner_, from_, to_, count_, place_}) bar->addWidget(w);
  bar->addWidget(export_);
  static_cast<QVBoxLayout*>(layout())->addLayout(bar);
  connect(button_, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : compute(); });
  for (QLineEdit* edit : {from_, to_}) connect(edit, &QLineEdit::returnPressed, this, &CampbellPanel::compute);
  connect(export_, &QToolButton::clicked, this, &CampbellPanel::exportChosen);
}

void CampbellPanel::buildParts() {
  makeTable(*table_, tr("Modes over speed"));
  auto* parts = new QSplitter(Qt::Horizontal, this);
  parts->addWidget(plot_);
  parts->addWidget(table_);
  parts->setChildrenCollapsible(false);
  parts->setSizes({500, 500});
  static_cast<QVBoxLayout*>(layout())->addWidget(parts, 1);
}

void CampbellPanel::listSpinners() {
  const QSignalBlocker quiet(spinner_);
  const QString before = spinner_->currentText();
  spinner_->clear();
  const Spinners all = spinnersOf(document_.model());
  for (const std::string& name : all.drives) spinner_->addItem(QString::fromStdString(name), true);
  for (const std::string& name : all.rotors) spinner_->addItem(QString::fromStdString(name), false);
  if (const int at = spinner_->findText(before); at >= 0) spinner_->setCurrentIndex(at);
}

void CampbellPanel::forget() {
  progress_->cancel();
  diagram_.reset();
  plot_->show(nullptr);
  table_->clear();
  listSpinners();
  summary_->setText(
      spinner_->count() > 0
          ? tr("Modes over the speed of a rotor: whirl with the spin and against it, and critical speeds.")
          : tr("Modes over the speed of a rotor stand here. No body of this model can turn."));
  refreshButton();
}

void CampbellPanel::refreshButton() {
  button_->setText(isBusy() ? tr("Cancel") : tr("Compute"));
  button_->setEnabled(isBusy() || spinner_->count() > 0);
  export_->setEnabled(diagram_ && !isBusy());
}

void CampbellPanel::compute() {
  if (spinner_->count() == 0) return;
  const auto from = parseQuantity(from_->text().toStdString(), Quantity::angularVelocity);
  const auto to = parseQuantity(to_->text().toStdString(), Quantity::angularVelocity);
  if (!from || !to) return take(fail(from ? to.error() : from.error()));
  if (!(*from < *to)) return take(failInput("the last speed must be above the first"));
  const bool isDrive = spinner_->currentData().toBool();
  const std::string name = spinner_->currentText().toStdString();
  CampbellOptions options{.rotor = isDrive ? "" : name,
                          .drive = isDrive ? name : "",
                          .speeds = evenSpeeds(*from, *to, count_->value()),
                          .aboutEquilibrium = place_->currentIndex() == 0};
  progress_->start(
      [compiling = compiler_.current(), options = std::move(options)](const std::stop_token& stop,
                                                                      std::atomic<double>& done) {
        const double all = static_cast<double>(options.speeds.size());
        return campbell(*compiling.get()->model, options, stop,
                        [&](std::size_t i) { done.store(static_cast<double>(i) / all); });
      },
      [this](Expected<Campbell> found) { take(std::move(found)); }, [this](const Error& error) { take(fail(error)); });
  summary_->setText(tr("Computing…"));
  refreshButton();
}

void CampbellPanel::cancel() {
  progress_->cancel();
  summary_->setText(tr("Cancelled."));
  refreshButton();
}

void CampbellPanel::take(Expected<Campbell> found) {
  diagram_ = found ? std::make_shared<const Campbell>(std::move(*found)) : nullptr;
  plot_->show(diagram_);
  fillTable();
  const QString words = found ? QString::fromStdString(campbellWarnings(*diagram_)).trimmed()
                              : QString::fromStdString(found.error().text());
  summary_->setText(words);
  refreshButton();
}

void CampbellPanel::fillTable() {
  table_->clear();
  if (!diagram_) return;
  QStringList header{tr("Speed [rad/s]")};
  for (std::size_t i = 1; i <= diagram_->tracks(); ++i) header << tr("Mode %1 [Hz]").arg(i);
  table_->setColumnCount(static_cast<int>(header.size()));
  table_->setHeaderLabels(header);
  for (const CampbellSpeed& at : diagram_->speeds) {
    auto* item = new QTreeWidgetItem(table_, {compactNumber(at.speed, 6)});
    item->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
    for (std::size_t i = 0; i < at.tracks.size(); ++i)
      if (at.tracks[i]) {
        item->setText(static_cast<int>(i) + 1, cellText(*at.tracks[i], !diagram_->turningAxes));
        item->setTextAlignment(static_cast<int>(i) + 1, Qt::AlignRight | Qt::AlignVCenter);
      }
  }
  for (int c = 0; c < table_->columnCount(); ++c) table_->header()->resizeSection(c, c == 0 ? 120 : 152);
}

std::string CampbellPanel::csv() const { return campbellCsv(document_.model(), *diagram_); }

}  // namespace gyre::ui

#include "moc_campbell_panel.cpp"
