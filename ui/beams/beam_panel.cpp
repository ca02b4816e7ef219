#include "beams/beam_panel.h"

#include "beams/beam_words.h"
#include "figure/readable_number.h"
#include "run/beam_csv.h"
#include "theme/icons.h"
#include "theme/seen.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

constexpr int nextMoment = 30;        // [ms]
constexpr std::size_t mostBeams = 7;  // at once: as many as there are colours
constexpr const char* quantityKey = "beams/quantity";

}  // namespace

BeamPanel::BeamPanel(QWidget* parent)
    : StepPanel(parent),
      plot_(new BeamPlot(this)),
      quantity_(new QComboBox(this)),
      which_(new QComboBox(this)),
      export_(new QToolButton(this)) {
  buildBar();
  setHint(
      tr("Section forces, stress, strain energy and deflection along flexible beams stand here, at the moment that "
         "is shown. Run a model that has some (Space)."));
  setPart(plot_);
  again_.setSingleShot(true);
  again_.setInterval(nextMoment);
  connect(&again_, &QTimer::timeout, this, [this] { show(BeamMoment(moment_)); });
  showParts(false);
}

void BeamPanel::buildBar() {
  for (const BeamQuantityWords& q : beamQuantities) quantity_->addItem(axisTitle(q.quantity));
  const int chosen = QSettings().value(quantityKey, static_cast<int>(BeamQuantity::My)).toInt();
  quantity_->setCurrentIndex(std::clamp(chosen, 0, quantity_->count() - 1));
  setTip(quantity_, tr("What is drawn along the beams"));
  setTip(which_, tr("Which beams are drawn"));
  for (QComboBox* box : {quantity_, which_}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  export_->setIcon(icon("export"));
  setTip(export_, tr("Export what is along the beams at this moment as CSV"));
  for (QWidget* w : std::initializer_list<QWidget*>{quantity_, which_, export_}) head()->addWidget(w);
  connect(quantity_, &QComboBox::currentIndexChanged, this, [this](int index) {
    QSettings().setValue(quantityKey, index);
    choose();
  });
  connect(which_, &QComboBox::currentIndexChanged, this, &BeamPanel::choose);
  connect(export_, &QToolButton::clicked, this, &BeamPanel::exportChosen);
}

void BeamPanel::choose() {
  extremes_.forget();
  refresh();
}

void BeamPanel::show(const BeamMoment& moment) {
  const bool another = moment.recording != moment_.recording;
  moment_ = moment;
  if (another) {  // the one before is no longer needed
    run_ = nullptr;
    recorded_.reset();
  }
  stale_ = true;
  if (!isSeen(*this)) return;
  bool drawn = true;
  const auto draw = [this] {
    refresh();
    return 0.0;
  };
  if (another || !moment_.goesOn) refresh();  // who goes through a run that stands still sees each moment at once
  else drawn = pace_.inTurn(draw);
  if (!drawn) again_.start();
}

void BeamPanel::showEvent(QShowEvent* event) {
  StepPanel::showEvent(event);
  if (stale_) show(BeamMoment(moment_));
}

void BeamPanel::takeRun() {
  if (run_ == moment_.recording) return;
  run_ = moment_.recording;
  recorded_.reset();
  extremes_.forget();
  if (run_ && moment_.model) recorded_.emplace(*moment_.model, run_);
  const QSignalBlocker quiet(which_);
  const QString before = which_->currentText();
  which_->clear();
  if (!recorded_) return;
  which_->addItem(recorded_->beams().size() > mostBeams ? tr("the first %1 beams").arg(mostBeams) : tr("all beams"));
  for (const RecordedBeams::Beam& beam : recorded_->beams()) which_->addItem(QString::fromStdString(beam.name));
  which_->setCurrentIndex(std::max(0, which_->findText(before)));
  which_->setVisible(recorded_->beams().size() > 1);
}

std::vector<std::size_t> BeamPanel::chosenBeams() const {
  if (const int index = which_->currentIndex(); index > 0) return {static_cast<std::size_t>(index - 1)};
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < std::min(recorded_->beams().size(), mostBeams); ++i) out.push_back(i);
  return out;
}

void BeamPanel::refresh() {
  stale_ = false;
  takeRun();
  const bool any = recorded_ && !recorded_->beams().empty() && run_->rows() > 0;
  showParts(any);
  export_->setEnabled(any);
  if (!any) {
    setSummary({});
    return plot_->clear();
  }
  const std::size_t row = std::min(moment_.row, run_->rows() - 1);
  const auto quantity = static_cast<BeamQuantity>(quantity_->currentIndex());
  const std::vector<std::size_t> chosen = chosenBeams();
  extremes_.follow(*recorded_, chosen, quantity, row);
  std::vector<BeamPlot::Curve> curves;
  for (const std::size_t i : chosen) {
    const RecordedBeams::Beam& beam = recorded_->beams()[i];
    curves.push_back({.name = QString::fromStdString(beam.name),
                      .color = currentTheme().curve(static_cast<int>(curves.size())),
                      .spans = recorded_->spans(beam, quantity, row),
                      .length = beam.mesh.length});
  }
  Extremes shown = extremes_.extremes();
  shown.add(0.0);  // the line of the beam
  plot_->show(std::move(curves), quantity, fittedValues(shown, false).value_or(AxisRange{}), run_->time(row));
  setSummary(tr("%1 at %2 s").arg(nameOf(quantity), compactNumber(run_->time(row), 4)));
}

std::string BeamPanel::csv() const {
  return beamCsv(*moment_.model, *recorded_, std::min(moment_.row, run_->rows() - 1));
}

}  // namespace gyre::ui

#include "moc_beam_panel.cpp"
