#include "study/order_form.h"

#include "study/section_title.h"
#include "theme/tips.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace gyre::ui {
namespace {

enum Reference { mostAccurate, finest, file };

constexpr std::pair<const char*, Norm> kNorms[] = {{QT_TR_NOOP("Mean over the time"), Norm::mean},
                                                   {QT_TR_NOOP("Largest"), Norm::peak},
                                                   {QT_TR_NOOP("Root mean square"), Norm::rms},
                                                   {QT_TR_NOOP("At the end"), Norm::last}};

}  // namespace

Expected<Study> makeOrderStudy(OrderRequest request) {
  // The runs end with the window; the steps are checked against this end.
  auto model = std::make_shared<Model>(*request.choices.model);
  if (const auto done = model->apply({SetField{simulationId, "end_time", request.to}}); !done)
    return fail(done.error());
  request.choices.model = model;
  request.choices.from = request.from;
  return orderStudy(request.choices);
}

OrderDefaults orderDefaults(const Model& model) {
  const RunSettings run = runSettings(model.simulation());
  const double largest = 4 * run.step;
  const double steps = std::floor(std::min(run.end_time, 1000 * run.step) / largest * (1 + 1e-12));
  return {largest, std::max(1.0, steps) * largest};
}

OrderForm::OrderForm(QWidget* parent)
    : QWidget(parent),
      methods_(new MethodList(this)),
      steps_(new StepsEdit(this)),
      channels_(new ChannelChoice(this)),
      norm_(new QComboBox(this)),
      from_(new NumberEdit(Quantity::time, nonNegative, this)),
      to_(new NumberEdit(Quantity::time, positive, this)),
      reference_(new QComboBox(this)),
      referenceWords_(new QLabel(this)) {
  build();
  connect(methods_, &MethodList::changed, this, &OrderForm::refresh);
  connect(steps_, &StepsEdit::changed, this, &OrderForm::refresh);
  connect(steps_, &StepsEdit::hint, this, &OrderForm::hint);
  connect(&steps_->elements(), &ElementsEdit::wanted, this, &OrderForm::askForElementsAndSteps);
  connect(channels_, &ChannelChoice::changed, this, &OrderForm::refresh);
  connect(norm_, &QComboBox::activated, this, &OrderForm::refresh);
  connect(reference_, &QComboBox::activated, this, &OrderForm::chooseReference);
  for (NumberEdit* edit : {from_, to_}) {
    connect(edit, &NumberEdit::hint, this, &OrderForm::hint);
    connect(edit, &NumberEdit::committed, this, [this, edit](double value) {
      edit->setNumber(value);
      refresh();
    });
  }
}

void OrderForm::build() {
  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(16, 16, 16, 16);
  page->setSpacing(6);
  const auto section = [&](const QString& title, QWidget* content) {
    if (page->count() > 0) page->addSpacing(10);
    page->addWidget(sectionTitle(title, this));
    page->addWidget(content);
  };
  norm_->setObjectName("norm");
  norm_->setAccessibleName(tr("Norm of the error"));
  for (const auto& [text, norm] : kNorms) norm_->addItem(tr(text), static_cast<int>(norm));
  reference_->setObjectName("reference");
  reference_->setAccessibleName(tr("Reference"));
  reference_->addItems({tr("The most accurate run Gyre can make"), tr("The finest run of each method"),
                        tr("A file with a known solution…")});
  for (QComboBox* box : {norm_, reference_}) box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  referenceWords_->setWordWrap(true);
  referenceWords_->setForegroundRole(QPalette::PlaceholderText);

  section(tr("Integrators"), methods_);
  section(tr("Steps"), steps_);
  section(tr("Error of"), channels_);
  page->addWidget(norm_);
  section(tr("Time"), timeRow());
  section(tr("Compared with"), reference_);
  page->addWidget(referenceWords_);
  page->addStretch(1);
}

QWidget* OrderForm::timeRow() {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  from_->setObjectName("windowFrom");
  to_->setObjectName("windowTo");
  setTip(from_, tr("Start of the time over which the error is taken"));
  setTip(to_, tr("End of the runs"));
  for (const auto& [text, edit] : {std::pair{tr("from"), from_}, {tr("to"), to_}}) {
    auto* label = new QLabel(text, row);
    label->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(label);
    layout->addWidget(edit, 1);
  }
  return row;
}

void OrderForm::setModel(std::shared_ptr<const Model> model, const QString& file) {
  if (!model_) {
    const OrderDefaults start = orderDefaults(*model);
    steps_->setSteps(start.largestStep, 2, 5);
    to_->setNumber(start.end);
  }
  model_ = std::move(model);
  file_ = file;
  compiled_ = false;
  compilation_.start([m = model_](const std::stop_token&) { return compile(m); },
                     [this](const Expected<Compiled>& done) { takeOver(done); },
                     [this](const Error& error) { takeOver(fail(error)); });
  refresh();
}

Expected<OrderForm::Compiled> OrderForm::compile(const std::shared_ptr<const Model>& model) {
  const auto system = System::compile(*model);
  if (!system) return fail(system.error());
  // What a study would be compared with, asked of one.
  OrderStudyChoices choices;
  choices.model = model;
  choices.integrators = {model->simulation().type->id};
  choices.steps = {shortest(runSettings(model->simulation()).step)};
  const auto study = orderStudy(choices);
  if (!study) return fail(study.error());
  const auto& set = study->reference.set;
  return Compiled{*system, set.size() == 1 ? set.front().value : std::string()};
}

void OrderForm::takeOver(const Expected<Compiled>& done) {
  if (!done) {
    problem_ = QString::fromStdString(done.error().text());
    emit changed();
    return;
  }
  compiled_ = true;
  accurateMethod_ = QString::fromStdString(done->reference);
  methods_->setModel(*model_);
  steps_->elements().setKeys(elementKeys(*model_));
  channels_->setChannels(*model_, done->system->channels().list());
  refresh();
}

/// The model's own method, every number of elements at every one of four steps.
void OrderForm::askForElementsAndSteps() {
  if (!model_ || !compiled_) return;
  const std::string own = model_->simulation().type->id;
  for (const std::string& id : methods_->chosen()) methods_->setChosen(id, id == own);
  methods_->setChosen(own, true);
  constexpr int count = 4;
  steps_->setSteps(steps_->steps().front(), 2, count);
  steps_->elements().choose();
  channels_->choose(QString::fromStdString(steps_->elements().key()).section('.', 0, -2));
  reference_->setCurrentIndex(mostAccurate);
  refresh();
  if (request()) emit runWanted();
}

void OrderForm::chooseReference(int index) {
  if (index == file) {
    const QString path = QFileDialog::getOpenFileName(this, tr("A known solution"), QFileInfo(file_).path(),
                                                      tr("Tables (*.csv *.json);;All files (*)"));
    if (path.isEmpty() && referenceFile_.isEmpty()) reference_->setCurrentIndex(mostAccurate);
    if (!path.isEmpty()) referenceFile_ = path;
  }
  refresh();
}

void OrderForm::describeReference() {
  switch (reference_->currentIndex()) {
    case finest:
      referenceWords_->setText(tr("The smallest step is the reference of the larger ones; it has no error itself."));
      break;
    case file:
      referenceWords_->setText(tr("%1: its columns are called as the channels are, beside \"t\" or \"time\".")
                                   .arg(QFileInfo(referenceFile_).fileName()));
      break;
    default:
      if (!steps_->elements().key().empty())
        return referenceWords_->setText(
            tr("Each method itself with twice the most elements and half the smallest step, run first."));
      referenceWords_->setText(accurateMethod_.isEmpty()
                                   ? tr("%1 at an eighth of the smallest step, run first and shared by all.")
                                         .arg(QString::fromStdString(methods_->chosen().front()))
                                   : tr("%1, run first and shared by all.").arg(accurateMethod_));
  }
}

void OrderForm::refresh() {
  if (!model_) return;
  problem_.clear();
  if (!compiled_) problem_ = tr("The model is being compiled.");
  else if (methods_->chosen().empty()) problem_ = tr("Choose at least one integrator.");
  else if (from_->number() >= to_->number()) problem_ = tr("The time must end after it begins.");
  else if (steps_->steps().front() > to_->number()) problem_ = tr("The largest step is longer than the whole run.");
  else problem_ = steps_->elements().problem();
  if (problem_.isEmpty()) describeReference();
  emit changed();
}

std::optional<OrderRequest> OrderForm::request() const {
  if (!compiled_ || !problem_.isEmpty()) return std::nullopt;
  OrderRequest request;
  request.choices.model = model_;
  request.choices.modelFile = file_.toStdString();
  request.choices.integrators = methods_->chosen();
  for (const double h : steps_->steps()) request.choices.steps.push_back(shortest(h));
  request.choices.over = steps_->elements().key();
  request.choices.values = steps_->elements().values();
  request.choices.channels = channels_->channels();
  request.choices.norm = static_cast<Norm>(norm_->currentData().toInt());
  if (reference_->currentIndex() == finest) request.choices.reference = "finest";
  if (reference_->currentIndex() == file) request.choices.reference = referenceFile_.toStdString();
  request.from = from_->number();
  request.to = to_->number();
  return request;
}

}  // namespace gyre::ui

#include "moc_order_form.cpp"
