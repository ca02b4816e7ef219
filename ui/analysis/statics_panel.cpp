#include "analysis/statics_panel.h"

#include "analysis/contact_note.h"
#include "analysis/initial_values.h"
#include "analysis/statics_text.h"
#include "figure/readable_number.h"
#include "theme/flow_row.h"
#include "theme/icons.h"
#include "theme/palette.h"
#include "theme/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace gyre::ui {
namespace {

/// A number of a table whose largest is `most`, with as many decimals as give that one six digits.
QString besides(double x, double most) {
  if (std::abs(x) < 1e-9 || std::abs(x) < 1e-6 * most) return QStringLiteral("0");
  const int decimals = 5 - static_cast<int>(std::floor(std::log10(most)));
  if (decimals < 0 || decimals > 9) return readableNumber(x);
  return QString::number(x, 'f', decimals).replace(QLatin1Char('-'), QChar(0x2212));
}

/// "potential energy −4.9 J, elastic 0.2 J".
QString storedEnergy(const System& system, const State& s) {
  Workspace w = system.makeWorkspace();
  const SystemEnergy energy = system.energy(system.evaluateKinematics(s, w));
  const QString potential = StaticsPanel::tr("potential energy %1 J").arg(readableNumber(energy.potential));
  return energy.elastic == 0 ? potential
                             : StaticsPanel::tr("%1, elastic %2 J").arg(potential, readableNumber(energy.elastic));
}

}  // namespace

StaticsPanel::StaticsPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent)
    : QWidget(parent),
      document_(document),
      compiler_(compiler),
      mark_(new QLabel(this)),
      summary_(new QLabel(this)),
      find_(new QPushButton(tr("Find equilibrium"), this)),
      use_(new QPushButton(tr("Use as initial placement"), this)),
      table_(new QTreeWidget(this)) {
  auto* head = new QHBoxLayout;
  head->setContentsMargins(16, 8, 8, 8);
  head->setSpacing(8);
  head->addWidget(mark_);
  head->addWidget(summary_, 1);
  auto* buttons = new FlowRow;
  buttons->setContentsMargins(16, 0, 8, 8);
  buttons->setSpacing(8);
  buttons->addWidget(find_);
  buttons->addWidget(use_);
  summary_->setWordWrap(true);
  use_->setToolTip(tr("Write the placement found into the model, at rest; can be undone"));
  table_->setHeaderLabels(
      {tr("Joint"), tr("Fx [N]"), tr("Fy [N]"), tr("Fz [N]"), tr("Mx [N m]"), tr("My [N m]"), tr("Mz [N m]")});
  for (int c = 0; c < 7; ++c)
    table_->headerItem()->setToolTip(c, tr("Reactions on body 2 at its marker, inertial axes"));
  for (int c = 1; c < 7; ++c) table_->headerItem()->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  table_->setProperty("table", true);
  table_->setRootIsDecorated(false);
  table_->setUniformRowHeights(true);
  table_->setAccessibleName(tr("Reactions in equilibrium"));
  table_->header()->setStretchLastSection(false);
  table_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addLayout(buttons);
  layout->addWidget(new ContactNote(watch, this));
  layout->addWidget(table_, 1);
  connect(find_, &QPushButton::clicked, this, &StaticsPanel::compute);
  connect(use_, &QPushButton::clicked, this, [this] { emit useChosen(placement_); });
  const auto light = [this](const QTreeWidgetItem* item) {
    if (const Element* e = document_.model().find(item->text(0).toStdString())) emit lit({e->id});
  };
  connect(table_, &QTreeWidget::itemClicked, this, light);
  connect(table_, &QTreeWidget::itemActivated, this, light);
  connect(&document_, &ModelDocument::edited, this, &StaticsPanel::forget);
  connect(&document_, &ModelDocument::replaced, this, &StaticsPanel::forget);
  forget();
}

void StaticsPanel::forget() {
  job_.cancel();
  find_->setEnabled(true);
  use_->setEnabled(false);
  table_->clear();
  mark_->setPixmap({});
  summary_->setToolTip({});
  summary_->setText(tr("Where does the model rest, and what do its joints carry there?"));
}

void StaticsPanel::compute() {
  find_->setEnabled(false);
  summary_->setText(tr("Looking for the equilibrium…"));
  job_.start(
      [compiling = compiler_.current()](const std::stop_token& stop) {
        const auto compiled = compiling.get();
        if (!compiled->system) return Found{compiled->model, nullptr, tl::unexpected(compiled->system.error())};
        const System& system = **compiled->system;
        return Found{compiled->model, *compiled->system, findEquilibrium(system, system.initialState(), {}, stop)};
      },
      [this](const Found& found) { show(found); },
      [this](const Error& error) {
        show({document_.snapshot(), nullptr, fail(error)});
      });
}

void StaticsPanel::show(const Found& found) {
  const Theme& t = currentTheme();
  find_->setEnabled(true);
  table_->clear();
  if (!found.rest) {
    mark_->setPixmap(icon("error", t.error).pixmap(20, 20));
    summary_->setText(QString::fromStdString(found.rest.error().text()));
    return;
  }
  const bool stable = found.rest->stability.isStable();
  mark_->setPixmap((stable ? icon("held", t.success) : icon("warning", t.warning)).pixmap(20, 20));
  QString text = QString::fromStdString(restText(*found.rest));
  text[0] = text[0].toUpper();
  summary_->setText(text);
  summary_->setToolTip(QString::fromStdString(equilibriumText(*found.rest)));
  const QFont digits = tabularFont(font());
  const std::vector<Reaction> carried = reactions(*found.system, found.rest->state);
  double force = 0, moment = 0;
  for (const Reaction& r : carried) {
    force = std::max(force, r.force.lpNorm<Eigen::Infinity>());
    moment = std::max(moment, r.moment.lpNorm<Eigen::Infinity>());
  }
  for (const Reaction& r : carried) {
    auto* item = new QTreeWidgetItem(table_, {QString::fromStdString(r.joint)});
    for (int i = 0; i < 6; ++i) {
      item->setText(i + 1, i < 3 ? besides(r.force[i], force) : besides(r.moment[i - 3], moment));
      item->setTextAlignment(i + 1, Qt::AlignRight | Qt::AlignVCenter);
      item->setFont(i + 1, digits);
    }
  }
  State rest = found.rest->state;
  placement_ = initialValuesEdit(*found.model, *found.system, rest);
  const bool bends = found.system->channels().beams().size() > 0;
  if (bends)
    summary_->setText(text + '\n' +
                      tr("A bent beam is no initial placement: let a run come to rest and save its state instead."));
  use_->setEnabled(!bends && !std::get<Compound>(placement_.what).edits.empty());
  emit this->found(posesAt(*found.system, rest), storedEnergy(*found.system, rest));
}

}  // namespace gyre::ui

#include "moc_statics_panel.cpp"
