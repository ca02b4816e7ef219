#include "compare/csv_run_dialog.h"

#include "core/units.h"
#include "figure/readable_number.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <utility>

namespace gyre::ui {
namespace {

enum CsvColumn { csvName, csvFirst, csvChannel, csvUnit, csvColumns };

/// Offers the channels of the model where one is typed.
class ChannelDelegate : public QStyledItemDelegate {
 public:
  ChannelDelegate(QStringList names, QObject* parent) : QStyledItemDelegate(parent), names_(std::move(names)) {}
  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
    auto* line = new QLineEdit(parent);
    auto* completer = new QCompleter(names_, line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line->setCompleter(completer);
    return line;
  }

 private:
  QStringList names_;
};

/// The first row of a table: whether units and names fit does not depend on more of them.
CsvTable headOf(const CsvTable& table) {
  CsvTable out;
  for (const CsvTable::Column& c : table.columns) out.columns.push_back({c.name, c.unit, {c.values.front()}});
  out.lines = {table.lines.front()};
  return out;
}

}  // namespace

CsvRunDialog::CsvRunDialog(std::shared_ptr<const CsvTable> table, const QString& file, std::vector<Channel> known,
                           QWidget* parent)
    : QDialog(parent),
      table_(std::move(table)),
      known_(std::move(known)),
      time_(new QComboBox(this)),
      timeUnit_(new QComboBox(this)),
      columns_(new QTableWidget(this)),
      fault_(new QLabel(this)) {
  setWindowTitle(tr("Load a run from %1").arg(file));
  for (const CsvTable::Column& c : table_->columns) time_->addItem(QString::fromStdString(c.name));
  setTip(time_, tr("The column that is the time; it must grow from row to row"));
  for (const Unit& unit : unitsOf(Quantity::time))
    timeUnit_->addItem(QString::fromUtf8(unit.symbol.data(), static_cast<qsizetype>(unit.symbol.size())));
  setTip(timeUnit_, tr("Unit of the time in the file"));
  buildTable();
  fault_->setWordWrap(true);
  fault_->setObjectName("csvFault");
  QPalette red = fault_->palette();
  red.setColor(QPalette::WindowText, currentTheme().error);
  fault_->setPalette(red);
  auto* form = new QFormLayout;
  form->addRow(tr("&Time"), time_);
  form->addRow(tr("&Unit of time"), timeUnit_);
  auto* words =
      new QLabel(tr("%1 rows. A column whose channel is empty is left out; one that is a channel of the model is "
                    "drawn over it; x, y, z, qw, qx, qy and qz of a body make a ghost of it.")
                     .arg(table_->rows()),
                 this);
  words->setWordWrap(true);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  load_ = buttons->addButton(tr("Load"), QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(24, 24, 24, 16);
  layout->setSpacing(16);
  layout->addWidget(words);
  layout->addLayout(form);
  layout->addWidget(columns_, 1);
  layout->addWidget(fault_);
  layout->addWidget(buttons);
  resize(640, 480);
  fill(guessMapping(*table_, known_));
  connect(time_, &QComboBox::currentIndexChanged, this, &CsvRunDialog::check);
  connect(timeUnit_, &QComboBox::currentIndexChanged, this, &CsvRunDialog::check);
  connect(columns_, &QTableWidget::cellChanged, this, &CsvRunDialog::check);
  check();
}

void CsvRunDialog::buildTable() {
  columns_->setColumnCount(csvColumns);
  columns_->setRowCount(static_cast<int>(table_->columns.size()));
  columns_->setHorizontalHeaderLabels({tr("Column"), tr("First value"), tr("Channel"), tr("Unit")});
  columns_->setAccessibleName(tr("Columns of the file and the channels they are"));
  columns_->verticalHeader()->hide();
  columns_->setSelectionBehavior(QAbstractItemView::SelectRows);
  columns_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  QStringList names;
  for (const Channel& c : known_) names << QString::fromStdString(c.name);
  columns_->setItemDelegateForColumn(csvChannel, new ChannelDelegate(names, columns_));
}

void CsvRunDialog::fill(const CsvMapping& mapping) {
  time_->setCurrentIndex(static_cast<int>(mapping.time));
  if (const int unit = timeUnit_->findText(QString::fromStdString(mapping.timeUnit)); unit >= 0)
    timeUnit_->setCurrentIndex(unit);
  for (int row = 0; row < columns_->rowCount(); ++row) {
    const auto c = static_cast<std::size_t>(row);
    const auto set = [&](int column, const QString& text, bool editable) {
      auto* item = new QTableWidgetItem(text);
      if (!editable) item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
      columns_->setItem(row, column, item);
    };
    set(csvName, QString::fromStdString(table_->columns[c].name), false);
    set(csvFirst, compactNumber(table_->columns[c].values.front()), false);
    set(csvChannel, QString::fromStdString(mapping.uses[c].channel), true);
    set(csvUnit, QString::fromStdString(mapping.uses[c].unit), true);
  }
}

CsvMapping CsvRunDialog::mapping() const {
  CsvMapping out{.time = static_cast<std::size_t>(time_->currentIndex()),
                 .timeUnit = timeUnit_->currentText().toStdString(),
                 .uses = {}};
  for (int row = 0; row < columns_->rowCount(); ++row)
    out.uses.push_back({columns_->item(row, csvChannel)->text().trimmed().toStdString(),
                        columns_->item(row, csvUnit)->text().trimmed().toStdString()});
  return out;
}

void CsvRunDialog::check() {
  const auto tried = recordingOf(headOf(*table_), mapping(), known_);
  fault_->setText(tried ? QString() : QString::fromStdString(tried.error().text()));
  load_->setEnabled(tried.has_value());
}

}  // namespace gyre::ui

#include "moc_csv_run_dialog.cpp"
