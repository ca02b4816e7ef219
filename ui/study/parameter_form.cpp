#include "study/parameter_form.h"

#include "figure/readable_number.h"
#include "io/setting.h"
#include "study/section_title.h"
#include "study/study_plan.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <cmath>

namespace gyre::ui {
namespace {

constexpr std::pair<const char*, Norm> kResponses[] = {
    {QT_TRANSLATE_NOOP("ParameterForm", "At the end"), Norm::last},
    {QT_TRANSLATE_NOOP("ParameterForm", "Largest magnitude"), Norm::peak},
    {QT_TRANSLATE_NOOP("ParameterForm", "Maximum"), Norm::max},
    {QT_TRANSLATE_NOOP("ParameterForm", "Minimum"), Norm::min},
    {QT_TRANSLATE_NOOP("ParameterForm", "Mean"), Norm::mean},
    {QT_TRANSLATE_NOOP("ParameterForm", "Root mean square"), Norm::rms},
    {QT_TRANSLATE_NOOP("ParameterForm", "Largest less smallest"), Norm::range}};
constexpr int kUsualCount = 5, kRowsShown = 4;

/// The parameters first, then every number of an element.
QStringList keysOf(const Model& model) {
  QStringList out;
  for (const Element* e : model.of(Category::parameter)) out << QString::fromStdString(e->name);
  for (const Category category : {Category::body, Category::joint, Category::force})
    for (const Element* e : model.of(category))
      for (const Field& field : e->type->fields)
        if (std::holds_alternative<double>(e->value(field))) out << QString::fromStdString(e->name + "." + field.key);
  return out;
}

/// "lower.x", "lower (x, y, z)"
std::string nameOf(const std::vector<std::string>& channels) {
  if (channels.size() == 1) return channels.front();
  const auto dot = channels.front().rfind('.');
  std::string out;
  for (const std::string& channel : channels) out += (out.empty() ? "" : ", ") + channel.substr(channel.rfind('.') + 1);
  return channels.front().substr(0, dot) + " (" + out + ")";
}

}  // namespace

ParameterForm::ParameterForm(QWidget* parent)
    : QWidget(parent),
      ranges_(new QTableWidget(0, columns, this)),
      add_(new QToolButton(this)),
      remove_(new QToolButton(this)),
      design_(new QComboBox(this)),
      points_(new QSpinBox(this)),
      seed_(new QSpinBox(this)),
      size_(new QLabel(this)),
      channels_(new ChannelChoice(this)),
      norm_(new QComboBox(this)) {
  build();
  connect(add_, &QToolButton::clicked, this, [this] {
    const QStringList keys = model_ ? keysOf(*model_) : QStringList();
    addRow(keys.value(ranges_->rowCount()));
    refresh();
  });
  connect(remove_, &QToolButton::clicked, this, [this] {
    if (ranges_->currentRow() >= 0) ranges_->removeRow(ranges_->currentRow());
    refresh();
  });
  connect(ranges_, &QTableWidget::cellChanged, this, &ParameterForm::refresh);
  connect(ranges_, &QTableWidget::currentCellChanged, this,
          [this](int row) { remove_->setEnabled(row >= 0 && ranges_->rowCount() > 1); });
  connect(design_, &QComboBox::activated, this, &ParameterForm::refresh);
  for (QSpinBox* box : {points_, seed_}) connect(box, &QSpinBox::valueChanged, this, &ParameterForm::refresh);
  connect(channels_, &ChannelChoice::changed, this, &ParameterForm::refresh);
  connect(norm_, &QComboBox::activated, this, &ParameterForm::refresh);
}

void ParameterForm::build() {
  ranges_->setObjectName("parameterRanges");
  ranges_->setAccessibleName(tr("Parameters that vary"));
  ranges_->setHorizontalHeaderLabels({tr("Parameter"), tr("From"), tr("To"), tr("Values")});
  ranges_->verticalHeader()->hide();
  ranges_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  ranges_->horizontalHeader()->setSectionResizeMode(key, QHeaderView::Stretch);
  for (const int column : {from, to, count})  // numbers with their units
    ranges_->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
  ranges_->setTabKeyNavigation(false);
  ranges_->setSelectionMode(QAbstractItemView::SingleSelection);
  ranges_->setFixedHeight(ranges_->horizontalHeader()->sizeHint().height() +
                          kRowsShown * ranges_->verticalHeader()->defaultSectionSize());
  add_->setIcon(icon("plus"));
  remove_->setIcon(icon("trash"));
  add_->setObjectName("addParameter");
  setTip(add_, tr("Another parameter, or number of an element, such as crank.mass"));
  setTip(remove_, tr("Takes the line out"));
  for (QToolButton* button : {add_, remove_}) button->setAutoRaise(true);
  remove_->setEnabled(false);
  design_->setObjectName("design");
  design_->setAccessibleName(tr("Design"));
  design_->addItems({tr("Grid: every value with every other"), tr("Latin hypercube")});
  points_->setObjectName("designPoints");
  points_->setRange(2, 10'000);
  points_->setValue(30);
  points_->setPrefix(tr("points "));
  seed_->setRange(0, 1'000'000);
  seed_->setValue(1);
  seed_->setPrefix(tr("seed "));
  setTip(points_, tr("Points of the design"));
  setTip(seed_, tr("The same seed gives the same points"));
  size_->setWordWrap(true);
  size_->setObjectName("designSize");
  size_->setForegroundRole(QPalette::PlaceholderText);
  norm_->setObjectName("responseNorm");
  norm_->setAccessibleName(tr("What of it over time"));
  for (const auto& [text, norm] : kResponses) norm_->addItem(tr(text), static_cast<int>(norm));
  for (QComboBox* box : {design_, norm_}) box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);

  auto* page = new QVBoxLayout(this);
  page->setContentsMargins(16, 16, 16, 16);
  page->setSpacing(6);
  auto* head = new QHBoxLayout;
  head->addWidget(sectionTitle(tr("Parameters"), this), 1);
  head->addWidget(add_);
  head->addWidget(remove_);
  page->addLayout(head);
  page->addWidget(ranges_);
  page->addSpacing(10);
  page->addWidget(sectionTitle(tr("Design"), this));
  page->addWidget(design_);
  auto* numbers = new QHBoxLayout;
  numbers->addWidget(points_, 1);
  numbers->addWidget(seed_, 1);
  page->addLayout(numbers);
  page->addWidget(size_);
  page->addSpacing(10);
  page->addWidget(sectionTitle(tr("Response"), this));
  page->addWidget(channels_);
  page->addWidget(norm_);
  page->addStretch(1);
}

/// From four fifths to six fifths of what the model has.
void ParameterForm::addRow(const QString& name) {
  const QSignalBlocker quiet(ranges_);
  const int row = ranges_->rowCount();
  ranges_->insertRow(row);
  auto* choice = new QComboBox(ranges_);
  choice->setEditable(true);
  choice->setAccessibleName(tr("Parameter"));
  choice->addItems(model_ ? keysOf(*model_) : QStringList());
  choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  ranges_->setCellWidget(row, key, choice);
  const auto fill = [this, choice] {
    for (int r = 0; r < ranges_->rowCount(); ++r) {
      if (ranges_->cellWidget(r, key) != choice) continue;
      const auto found = model_ ? settingValue(choice->currentText().toStdString(), *model_) : fail(Error{});
      const double* now = found ? std::get_if<double>(&found->value) : nullptr;
      const double x = now ? *now : 0, half = x == 0 ? 1 : 0.2 * std::abs(x);
      const std::string_view symbol = found ? siSymbol(found->quantity) : std::string_view();
      const QString unit = symbol.empty() ? QString() : " " + QString::fromUtf8(symbol.data(), symbol.size());
      const QSignalBlocker still(ranges_);
      ranges_->setItem(r, from, new QTableWidgetItem(QString::number(x - half, 'g', 6) + unit));
      ranges_->setItem(r, to, new QTableWidgetItem(QString::number(x + half, 'g', 6) + unit));
      ranges_->setItem(r, count, new QTableWidgetItem(QString::number(kUsualCount)));
    }
    refresh();
  };
  connect(choice, &QComboBox::currentTextChanged, this, fill);
  // A name is known by its beginning, and by the whole of it below the mouse.
  connect(choice->lineEdit(), &QLineEdit::editingFinished, choice, [choice] { choice->lineEdit()->home(false); });
  connect(choice, &QComboBox::activated, choice, [choice] { choice->lineEdit()->home(false); });
  connect(choice, &QComboBox::currentTextChanged, choice, &QWidget::setToolTip);
  choice->setCurrentText(name);
  choice->lineEdit()->home(false);
  fill();
}

void ParameterForm::setModel(std::shared_ptr<const Model> model, const QString& file) {
  model_ = std::move(model);
  file_ = file;
  compiled_ = false;
  problemOfModel_.clear();
  if (ranges_->rowCount() == 0) addRow(keysOf(*model_).value(0));
  compilation_.start([m = model_](const std::stop_token&) { return System::compile(*m); },
                     [this](const Expected<std::shared_ptr<const System>>& done) {
                       compiled_ = done.has_value();
                       if (done) channels_->setChannels(*model_, (*done)->channels().list());
                       else problemOfModel_ = QString::fromStdString(done.error().text());
                       refresh();
                     },
                     [this](const Error& error) {
                       problemOfModel_ = QString::fromStdString(error.text());
                       refresh();
                     });
  refresh();
}

std::string ParameterForm::keyAt(int row) const {
  return static_cast<QComboBox*>(ranges_->cellWidget(row, key))->currentText().trimmed().toStdString();
}

/// Perhaps with a unit; a count is a number.
std::optional<double> ParameterForm::numberAt(int row, int column) const {
  const QTableWidgetItem* item = ranges_->item(row, column);
  if (!item || !model_) return std::nullopt;
  const std::string text = item->text().trimmed().toStdString();
  if (column == count) {
    const double x = coordinateFromText(text).number;
    return std::isfinite(x) ? std::optional(x) : std::nullopt;
  }
  const auto x = numberOfSetting({keyAt(row), text}, *model_);
  return x ? std::optional(*x) : std::nullopt;
}

QString ParameterForm::faultOf(int row) const {
  const QString name = QString::fromStdString(keyAt(row));
  if (name.isEmpty()) return tr("Line %1 names no parameter.").arg(row + 1);
  if (const auto found = settingValue(name.toStdString(), *model_); !found)
    return QString::fromStdString(found.error().text());
  for (int other = 0; other < row; ++other)
    if (keyAt(other) == keyAt(row)) return tr("%1 stands in two lines.").arg(name);
  const auto low = numberAt(row, from), high = numberAt(row, to), values = numberAt(row, count);
  if (!low || !high || *low >= *high) return tr("%1: two numbers were expected, the smaller one first.").arg(name);
  const bool isGrid = design_->currentIndex() == 0;
  if (isGrid && (!values || *values < 2 || *values != std::floor(*values)))
    return tr("%1: a number of values from 2 was expected.").arg(name);
  return {};
}

double ParameterForm::cases() const {
  if (design_->currentIndex() != 0) return points_->value();
  double out = 1;
  for (int row = 0; row < ranges_->rowCount(); ++row) out *= numberAt(row, count).value_or(1);
  return out;
}

QString ParameterForm::problem() const {
  if (!problemOfModel_.isEmpty()) return problemOfModel_;
  if (!model_ || !compiled_) return tr("The model is being compiled.");
  if (ranges_->rowCount() == 0) return tr("Choose a parameter.");
  for (int row = 0; row < ranges_->rowCount(); ++row)
    if (const QString fault = faultOf(row); !fault.isEmpty()) return fault;
  if (cases() > static_cast<double>(maximumCases))
    return tr("That are too many cases: %L1 are allowed.").arg(maximumCases);
  if (channels_->channels().empty()) return tr("Choose one element whose response is measured.");
  return {};
}

void ParameterForm::refresh() {
  if (!model_) return;
  const bool isGrid = design_->currentIndex() == 0;
  for (QSpinBox* box : {points_, seed_}) box->setVisible(!isGrid);
  ranges_->setColumnHidden(count, !isGrid);
  size_->setText(tr("%L1 runs to %2 s each")
                     .arg(cases(), 0, 'f', 0)
                     .arg(compactNumber(runSettings(model_->simulation()).end_time, 4)));
  emit changed();
}

std::optional<ParameterStudyChoices> ParameterForm::request() const {
  if (!problem().isEmpty()) return std::nullopt;
  ParameterStudyChoices out{.model = model_, .modelFile = file_.toStdString()};
  for (int row = 0; row < ranges_->rowCount(); ++row)
    out.ranges.push_back({keyAt(row), *numberAt(row, from), *numberAt(row, to),
                          static_cast<std::size_t>(numberAt(row, count).value_or(2))});
  if (design_->currentIndex() != 0) out.points = static_cast<std::size_t>(points_->value());
  out.seed = static_cast<std::uint64_t>(seed_->value());
  out.channels = channels_->channels();
  out.norm = static_cast<Norm>(norm_->currentData().toInt());
  out.response = nameOf(out.channels) + ", " + norm_->currentText().toLower().toStdString();
  return out;
}

}  // namespace gyre::ui

#include "moc_parameter_form.cpp"
