#include "analysis/modes_panel.h"

#include "analysis/contact_note.h"
#include "analysis/modes_table.h"
#include "analysis/statics.h"
#include "figure/readable_number.h"
#include "system/initial_conditions.h"
#include "theme/flow_row.h"
#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/tips.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gyre::ui {
namespace {

enum ModeColumn { kNumber, kFrequency, kDamping, kBodies };

QString movers(const System& system, const Mode& mode) {
  std::vector<Eigen::Index> order(static_cast<std::size_t>(mode.share.size()));
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return mode.share[a] > mode.share[b]; });
  QStringList parts;
  for (std::size_t i = 0; i < order.size() && i < 4 && mode.share[order[i]] > 0.005; ++i)
    parts << QString("%1 % %2").arg(QString::number(100 * mode.share[order[i]], 'f', 0),
                                    QString::fromStdString(system.bodies()[static_cast<std::size_t>(order[i])].name));
  return parts.join(QStringLiteral(", "));
}

QString frequencyText(const Mode& mode) {
  if (mode.rigid) return ModesPanel::tr("rigid motion");
  if (mode.frequency > 0) return readableNumber(mode.frequency, 5);
  return mode.lambda.real() < 0 ? ModesPanel::tr("decays") : ModesPanel::tr("unstable");
}

QString dampingText(const Mode& mode) {
  if (mode.rigid) return {};
  if (mode.frequency == 0) return readableNumber(mode.lambda.real(), 5) + " 1/s";
  return readableNumber(std::abs(mode.damping) < 1e-12 ? 0.0 : mode.damping, 5);
}

}  // namespace

ModesPanel::ModesPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent)
    : QWidget(parent),
      document_(document),
      compiler_(compiler),
      summary_(new QLabel(this)),
      place_(new QComboBox(this)),
      count_(new QSpinBox(this)),
      find_(new QPushButton(tr("Compute"), this)),
      play_(new QToolButton(this)),
      amplitude_(new QSlider(Qt::Horizontal, this)),
      export_(new QToolButton(this)),
      table_(new QTreeWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  buildBar();
  summary_->setContentsMargins(16, 0, 8, 8);
  summary_->setWordWrap(true);
  layout->addWidget(summary_);
  table_->setHeaderLabels({tr("Mode"), tr("Frequency [Hz]"), tr("Damping ratio"), tr("Kinetic energy")});
  table_->headerItem()->setToolTip(kBodies, tr("Which bodies hold most of the mode's kinetic energy"));
  for (const int c : {kFrequency, kDamping})
    table_->headerItem()->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  table_->setProperty("table", true);
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setAccessibleName(tr("Modes"));
  table_->header()->resizeSection(kNumber, 64);
  table_->header()->resizeSection(kFrequency, 136);
  table_->header()->resizeSection(kDamping, 120);
  layout->addWidget(new ContactNote(watch, this));
  layout->addWidget(table_, 1);
  connect(table_, &QTreeWidget::currentItemChanged, this, &ModesPanel::chosen);
  connect(&document_, &ModelDocument::edited, this, &ModesPanel::forget);
  connect(&document_, &ModelDocument::replaced, this, &ModesPanel::forget);
  forget();
}

void ModesPanel::buildBar() {
  place_->addItems({tr("at equilibrium"), tr("as placed")});
  setTip(place_, tr("Where the equations are linearized"));
  count_->setRange(1, 1000);
  count_->setValue(20);
  count_->setPrefix(tr("slowest "));
  setTip(count_, tr("How many modes"));
  play_->setEnabled(false);
  amplitude_->setRange(1, 30);
  amplitude_->setValue(10);
  amplitude_->setFixedWidth(64);
  setTip(amplitude_, tr("Amplitude of what is shown"));
  export_->setIcon(icon("export"));
  setTip(export_, tr("Export modes and shapes as CSV"));
  export_->setEnabled(false);
  FlowRow* bar = panelBar();
  for (QWidget* w : std::initializer_list<QWidget*>{find_, place_, count_}) bar->addWidget(w);
  for (QWidget* w : std::initializer_list<QWidget*>{play_, amplitude_, export_}) bar->addWidget(w);
  static_cast<QVBoxLayout*>(layout())->addLayout(bar);
  connect(find_, &QPushButton::clicked, this, &ModesPanel::compute);
  connect(place_, &QComboBox::activated, this, &ModesPanel::compute);
  connect(play_, &QToolButton::clicked, this, [this] {
    if (playing_) emit stopChosen();
    else emit playChosen(table_->indexOfTopLevelItem(table_->currentItem()));
  });
  connect(amplitude_, &QSlider::valueChanged, this, [this](int value) { emit amplitudeChosen(0.1 * value); });
  connect(export_, &QToolButton::clicked, this, &ModesPanel::exportChosen);
  setPlaying(false);
}

void ModesPanel::forget() {
  job_.cancel();
  if (playing_) emit stopChosen();
  modes_.clear();
  table_->clear();
  find_->setEnabled(true);
  play_->setEnabled(false);
  export_->setEnabled(false);
  summary_->setText(tr("Frequencies, damping and shapes of small vibrations; the mode selected is shown moving."));
}

ModesPanel::Found ModesPanel::find(const ModelCompiler::Result& compiling, bool equilibrium, int count,
                                   const std::stop_token& stop) {
  const Expected<std::shared_ptr<const System>>& compiled = compiling.get()->system;
  if (!compiled) return {nullptr, {}, tl::unexpected(compiled.error())};
  const System& system = **compiled;
  State about;
  if (equilibrium) {
    const auto rest = findEquilibrium(system, system.initialState(), {}, stop);
    if (!rest) return {*compiled, {}, tl::unexpected(rest.error())};
    about = rest->state;
  } else {
    const auto initial = consistentInitialState(system, false);
    if (!initial) return {*compiled, {}, tl::unexpected(initial.error())};
    about = initial->state;
  }
  auto modes = modesAbout(system, about, {.count = count, .equilibrium = equilibrium});
  if (!modes) return {*compiled, std::move(about), fail(std::move(modes.error()))};
  std::string words = linearizationText(modes->about);
  if (!modes->about.isMotion())
    if (const std::string left = motionLeftOut(system); !left.empty()) words += ". " + left;
  return {*compiled, std::move(about), std::move(modes->modes), std::move(words)};
}

void ModesPanel::compute() {
  find_->setEnabled(false);
  summary_->setText(tr("Computing…"));
  job_.start([compiling = compiler_.current(), equilibrium = place_->currentIndex() == 0, count = count_->value()](
                 const std::stop_token& stop) { return find(compiling, equilibrium, count, stop); },
             [this](Found found) { show(std::move(found)); },
             [this](const Error& error) {
               show({nullptr, {}, fail(error)});
             });
}

void ModesPanel::show(Found found) {
  forget();
  if (!found.modes) {
    summary_->setText(QString::fromStdString(found.modes.error().text()));
    return;
  }
  system_ = std::move(found.system);
  about_ = std::move(found.about);
  modes_ = std::move(*found.modes);
  const QFont digits = tabularFont(font());
  int unstable = 0, rigid = 0;
  for (std::size_t i = 0; i < modes_.size(); ++i) {
    const Mode& mode = modes_[i];
    auto* item = new QTreeWidgetItem(
        table_, {QString::number(i + 1), frequencyText(mode), dampingText(mode), movers(*system_, mode)});
    for (const int c : {kFrequency, kDamping}) {
      item->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
      item->setFont(c, digits);
    }
    rigid += mode.rigid ? 1 : 0;
    unstable += mode.isUnstable() ? 1 : 0;
  }
  QStringList parts{modes_.size() == 1 ? tr("1 mode") : tr("%1 modes").arg(modes_.size())};
  if (rigid > 0) parts << tr("%1 rigid").arg(rigid);
  if (unstable > 0) parts << tr("%1 unstable").arg(unstable);
  const QString count = parts.join(QStringLiteral(" · ")), about = QString::fromStdString(found.words);
  summary_->setText(modes_.empty() ? tr("Nothing can move: there are no modes.") : count + ", " + about + '.');
  export_->setEnabled(!modes_.empty());
}

void ModesPanel::chosen() {
  const int mode = table_->indexOfTopLevelItem(table_->currentItem());
  play_->setEnabled(mode >= 0);
  if (mode >= 0) emit playChosen(mode);
}

void ModesPanel::setPlaying(bool on) {
  playing_ = on;
  play_->setIcon(icon(on ? "stop" : "run"));
  setTip(play_, on ? tr("Stop") : tr("Show the selected mode"));
}

std::string ModesPanel::csv() const { return modes_.empty() ? std::string() : modesCsv(*system_, about_, modes_); }

}  // namespace gyre::ui

#include "moc_modes_panel.cpp"
