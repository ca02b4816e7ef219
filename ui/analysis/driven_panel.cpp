#include "analysis/driven_panel.h"

#include "analysis/contact_note.h"
#include "analysis/health_watch.h"
#include "core/units.h"
#include "figure/readable_number.h"
#include "joints/drive.h"
#include "run/recording_csv.h"
#include "system/initial_conditions.h"
#include "theme/flow_row.h"
#include "theme/icons.h"
#include "theme/step_panel.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace gyre::ui {
namespace {

/// What the drives of a model must be rated for, of one channel.
struct Rating {
  double largest = 0, time = 0, effective = 0;
};

Rating ratingOf(const Recording& rows, std::size_t column) {
  Rating out;
  double squares = 0;
  for (std::size_t row = 0; row < rows.rows(); ++row) {
    const double x = rows.at(row, column);
    squares += x * x;
    if (std::abs(x) > std::abs(out.largest)) out.largest = x, out.time = rows.time(row);
  }
  if (rows.rows() > 0) out.effective = std::sqrt(squares / static_cast<double>(rows.rows()));
  return out;
}

/// A time that was typed, or that of the model where nothing was.
Expected<double> typedTime(const QLineEdit& edit, double ofModel) {
  const QString text = edit.text().trimmed();
  return text.isEmpty() ? Expected<double>(ofModel) : parseQuantity(text.toStdString(), Quantity::time);
}

/// Both stay in one line of a bar.
QWidget* labelled(const QString& text, QLineEdit* edit) {
  auto* both = new QWidget(edit->parentWidget());
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  auto* label = new QLabel(text, both);
  label->setBuddy(edit);
  row->addWidget(label);
  row->addWidget(edit);
  return both;
}

QString seconds(double time) { return QStringLiteral("%1 s").arg(compactNumber(time)); }

}  // namespace

DrivenPanel::DrivenPanel(ModelDocument& document, ModelCompiler& compiler, HealthWatch& watch, QWidget* parent)
    : QWidget(parent),
      document_(document),
      compiler_(compiler),
      what_(new QComboBox(this)),
      end_(new QLineEdit(this)),
      step_(new QLineEdit(this)),
      button_(new QPushButton(this)),
      export_(new QToolButton(this)),
      progress_(new JobProgress(tr("Progress of the driven motion"), this)),
      summary_(new QLabel(this)),
      table_(new QTreeWidget(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  buildBar();
  layout->addWidget(progress_);
  layout->addWidget(summary_);
  layout->addWidget(new ContactNote(watch, this));
  buildTable();
  layout->addWidget(table_, 1);
  connect(&document_, &ModelDocument::edited, this, &DrivenPanel::forget);
  connect(&document_, &ModelDocument::replaced, this, &DrivenPanel::forget);
  forget();
}

void DrivenPanel::buildBar() {
  what_->addItem(tr("Inverse dynamics"), static_cast<int>(DrivenChannels::all));
  what_->addItem(tr("Kinematics"), static_cast<int>(DrivenChannels::motion));
  setTip(what_, tr("Motion and what drives and joints must give for it, or the motion alone"));
  setTip(end_, tr("Last time; that of the model where nothing is typed"));
  setTip(step_, tr("Interval between the rows; that of the model where nothing is typed"));
  for (QLineEdit* edit : {end_, step_}) edit->setFixedWidth(88);
  export_->setIcon(icon("export"));
  setTip(export_, tr("Export the driven motion as CSV"));
  summary_->setContentsMargins(16, 0, 8, 8);
  summary_->setWordWrap(true);
  FlowRow* bar = panelBar();
  for (QWidget* w : std::initializer_list<QWidget*>{button_, what_, labelled(tr("un&til"), end_),
                                                    labelled(tr("e&very"), step_), export_})
    bar->addWidget(w);
  static_cast<QVBoxLayout*>(layout())->addLayout(bar);
  const auto start = [this] { compute(static_cast<DrivenChannels>(what_->currentData().toInt())); };
  connect(button_, &QPushButton::clicked, this, [this, start] { isBusy() ? cancel() : start(); });
  for (QLineEdit* edit : {end_, step_}) connect(edit, &QLineEdit::returnPressed, this, start);
  connect(export_, &QToolButton::clicked, this, &DrivenPanel::exportChosen);
}

void DrivenPanel::buildTable() {
  table_->setHeaderLabels({tr("Drive"), tr("Largest"), tr("At"), tr("Effective")});
  table_->headerItem()->setToolTip(1, tr("The value that is farthest from zero"));
  table_->headerItem()->setToolTip(2, tr("Time of the largest value"));
  table_->headerItem()->setToolTip(3, tr("Root of the mean square of all rows"));
  for (int c = 1; c < table_->columnCount(); ++c)
    table_->headerItem()->setTextAlignment(c, Qt::AlignRight | Qt::AlignVCenter);
  makeTable(*table_, tr("What the drives must give"));
  table_->header()->setStretchLastSection(false);
  table_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  table_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  const auto light = [this](const QTreeWidgetItem* item) {
    emit lit({ElementId{item->data(0, Qt::UserRole).toUInt()}});
  };
  connect(table_, &QTreeWidget::itemClicked, this, light);
  connect(table_, &QTreeWidget::itemActivated, this, light);
}

void DrivenPanel::refreshBar() {
  button_->setText(isBusy() ? tr("Cancel") : tr("Compute"));
  export_->setEnabled(run_ && !isBusy());
  const DrivenMotionOptions times = drivenTimes(document_.model());
  end_->setPlaceholderText(seconds(times.end));
  step_->setPlaceholderText(seconds(times.step));
}

void DrivenPanel::forget() {
  progress_->cancel();
  run_.reset();
  table_->clear();
  summary_->setText(tr(
      "How do the drives move the mechanism, and what must they give for it? Nothing is integrated, and no degree of "
      "freedom may be left."));
  refreshBar();
}

void DrivenPanel::refuse(const Error& error) {
  summary_->setText(QString::fromStdString(error.text()));
  refreshBar();
  emit failed(error);
}

void DrivenPanel::compute(DrivenChannels channels) {
  forget();
  what_->setCurrentIndex(what_->findData(static_cast<int>(channels)));
  DrivenMotionOptions options = drivenTimes(document_.model());
  for (const auto& [edit, time] : {std::pair{end_, &options.end}, {step_, &options.step}}) {
    const auto typed = typedTime(*edit, *time);
    if (!typed) return refuse(typed.error());
    if (!(*typed > 0)) return refuse({.message = "end and interval must be above 0 s"});
    *time = *typed;
  }
  progress_->start(
      [compiling = compiler_.current(), options, channels](const std::stop_token& stop, std::atomic<double>& done) {
        const auto compiled = compiling.get();
        if (!compiled->system) return Found{compiled->model, {}, fail(compiled->system.error())};
        const System& system = **compiled->system;
        const Mobility m = mobility(system, system.initialState());
        return Found{compiled->model,
                     {m.coordinates, m.constraints, m.degreesOfFreedom(), m.redundant(), false},
                     drivenRun(*compiled->model, system, options, channels, [&](double share) {
                       done.store(share);
                       return !stop.stop_requested();
                     })};
      },
      [this, options, channels](Found found) { take(std::move(found), options, channels); },
      [this](const Error& error) { refuse(error); });
  summary_->setText(tr("Computing…"));
  refreshBar();
}

void DrivenPanel::cancel() {
  progress_->cancel();
  summary_->setText(tr("Cancelled."));
  refreshBar();
}

QString DrivenPanel::nameOf(DrivenChannels channels, double step) const {
  return (channels == DrivenChannels::all ? tr("inverse dynamics, every %1") : tr("kinematics, every %1"))
      .arg(seconds(step));
}

void DrivenPanel::take(Found found, const DrivenMotionOptions& options, DrivenChannels channels) {
  if (!found.made) return refuse(found.made.error());
  const auto& [recording, failure] = *found.made;
  if (recording->rows() > 0) {
    run_ = std::make_shared<Run>(nameOf(channels, options.step), 0, found.model, recording);
    run_->endTime = options.end;
    run_->facts = found.facts;
    run_->origin = Run::Origin::drives;
    fillTable();
    emit computed(run_);
  }
  if (failure) return refuse(*failure);
  summary_->setText(tr("%1 rows until t = %2, shown as the run “%3”.")
                        .arg(recording->rows())
                        .arg(seconds(run_->recordedUntil()), run_->name));
  refreshBar();
}

void DrivenPanel::fillTable() {
  const std::vector<Channel>& channels = run_->recording->channels();
  for (std::size_t c = 1; c < channels.size(); ++c) {
    const Element* drive = run_->model->find(channels[c].element);
    if (!drive || drive->type != &driveType()) continue;
    const std::string quantity = channels[c].name.substr(drive->name.size() + 1);
    if (quantity != "force" && quantity != "torque" && quantity != "power") continue;
    const Rating rating = ratingOf(*run_->recording, c);
    const QString unit = QString::fromStdString(channels[c].unit);
    auto* item = new QTreeWidgetItem(
        table_,
        {QString::fromStdString(channels[c].name), QStringLiteral("%1 %2").arg(readableNumber(rating.largest), unit),
         seconds(rating.time), QStringLiteral("%1 %2").arg(readableNumber(rating.effective), unit)});
    item->setData(0, Qt::UserRole, drive->id.value);
    for (int column = 1; column < table_->columnCount(); ++column)
      item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
  }
}

std::string DrivenPanel::csv() const { return csvOf(*run_->model, run_->recording); }

}  // namespace gyre::ui

#include "moc_driven_panel.cpp"
