#include "panels/matrix6_editor.h"

#include "theme/palette.h"

#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

Quantity rotational(Quantity q) {
  switch (q) {
    case Quantity::stiffness: return Quantity::rotationalStiffness;
    case Quantity::damping: return Quantity::rotationalDamping;
    case Quantity::force: return Quantity::torque;
    default: return q;
  }
}

const QStringList kRows{"x", "y", "z", "θx", "θy", "θz"};

}  // namespace

Matrix6Editor::Matrix6Editor(const Field& field, QWidget* parent)
    : FieldEditor(parent),
      quantity_(field.quantity),
      twoQuantities_(field.twoQuantities),
      translation_(new TripleEdit(quantity_, {}, kRows.mid(0, 3), this)),
      rotation_(new TripleEdit(quantityOf(3, 3), {}, kRows.mid(3, 3), this)),
      whole_(new QToolButton(this)),
      table_(new QTableWidget(6, 6, this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(translation_);
  layout->addWidget(rotation_);
  layout->addWidget(whole_);
  layout->addWidget(table_);
  const QString key = QString::fromStdString(field.key);
  int first = 0;
  for (TripleEdit* triple : {translation_, rotation_}) {
    triple->setNames(key);
    connect(triple, &TripleEdit::hint, this, &FieldEditor::hint);
    connect(triple, &TripleEdit::entered, this, &FieldEditor::entered);
    connect(triple, &TripleEdit::committed, this,
            [this, first](int i, double x, bool nudged) { setEntry(first + i, first + i, x, nudged); });
    first += 3;
  }
  setFocusProxy(translation_);

  whole_->setText(tr("Whole matrix"));
  whole_->setCheckable(true);
  whole_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  whole_->setArrowType(Qt::RightArrow);
  connect(whole_, &QToolButton::toggled, this, [this](bool on) {
    whole_->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
    table_->setVisible(on);
  });

  table_->setFont(tabularFont(table_->font()));
  table_->setHorizontalHeaderLabels(kRows);
  table_->setVerticalHeaderLabels(kRows);
  table_->horizontalHeader()->setDefaultSectionSize(64);
  table_->verticalHeader()->setDefaultSectionSize(26);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->setFixedHeight(26 * 7 + 24);
  table_->setObjectName(key + ".matrix");
  table_->setTabKeyNavigation(false);  // Tab leads out of it
  table_->setVisible(false);
  connect(table_, &QTableWidget::cellChanged, this, &Matrix6Editor::tableEdited);
}

QString Matrix6Editor::captionUnit() const {
  const QString first = printedUnit(siSymbol(quantity_));
  return twoQuantities_ ? first + ", " + printedUnit(siSymbol(rotational(quantity_))) : first;
}

Quantity Matrix6Editor::quantityOf(int row, int column) const {
  if (!twoQuantities_ || (row < 3 && column < 3)) return quantity_;
  // Entries that couple translation and rotation have a unit of their own: plain numbers.
  return row >= 3 && column >= 3 ? rotational(quantity_) : Quantity::none;
}

void Matrix6Editor::setEntry(int row, int column, double x, bool nudged) {
  Matrix6 changed = value_;
  const bool symmetric = changed.m(row, column) == changed.m(column, row);
  changed.m(row, column) = x;
  if (symmetric) changed.m(column, row) = x;  // stays symmetric unless it was not
  emit edited(changed, nudged);
}

void Matrix6Editor::tableEdited(int row, int column) {
  const auto x = parseQuantity(table_->item(row, column)->text().toStdString(), quantityOf(row, column));
  emit hint(x ? QString() : QString::fromStdString(x.error().message));
  if (x && *x != value_.m(row, column)) setEntry(row, column, *x, false);
  else if (x) showTable();
}

std::vector<NumberEdit*> Matrix6Editor::numberEdits() const {
  std::vector<NumberEdit*> all(36, nullptr);
  for (std::size_t i = 0; i < 3; ++i) {
    all[7 * i] = translation_->edits()[i];
    all[7 * (i + 3)] = rotation_->edits()[i];
  }
  return all;
}

void Matrix6Editor::show(const Value& value) {
  value_ = std::get<Matrix6>(value);
  for (int i = 0; i < 3; ++i) {
    translation_->setNumber(i, value_.m(i, i));
    rotation_->setNumber(i, value_.m(3 + i, 3 + i));
  }
  if (!value_.isDiagonal()) whole_->setChecked(true);
  showTable();
}

void Matrix6Editor::showTable() {
  const QSignalBlocker quiet(table_);
  for (int i = 0; i < 6; ++i)
    for (int j = 0; j < 6; ++j) {
      auto* item = new QTableWidgetItem(QString::fromStdString(shortest(value_.m(i, j))));
      item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      table_->setItem(i, j, item);
    }
}

}  // namespace gyre::ui

#include "moc_matrix6_editor.cpp"
