#include "shell/named_views_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTimer>

namespace gyre::ui {

NamedViewsDialog::NamedViewsDialog(ModelDocument& document, QWidget* parent)
    : QDialog(parent), document_(document), list_(new QListWidget(this)) {
  setWindowTitle(tr("Named views"));
  setObjectName("namedViewsDialog");
  list_->setAccessibleName(tr("Named views"));
  list_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, Qt::Vertical, this);
  const auto add = [buttons](const QString& text) { return buttons->addButton(text, QDialogButtonBox::ActionRole); };
  show_ = add(tr("&Look through it"));
  rename_ = add(tr("&Rename"));
  replace_ = add(tr("Replace by what is &seen"));
  delete_ = add(tr("&Delete"));
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(list_, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(list_, &QListWidget::itemActivated, this, [this] { emit shown(*current()); });
  connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { rename(*item); });
  connect(show_, &QPushButton::clicked, this, [this] { emit shown(*current()); });
  connect(rename_, &QPushButton::clicked, this, [this] { list_->editItem(list_->currentItem()); });
  connect(replace_, &QPushButton::clicked, this, [this] { emit replaceAsked(*current()); });
  connect(delete_, &QPushButton::clicked, this, &NamedViewsDialog::erase);
  fill();
}

void NamedViewsDialog::fill() {
  const QSignalBlocker quiet(list_);
  const int row = std::max(0, list_->currentRow());
  list_->clear();
  for (const Element* view : document_.model().of(Category::namedView)) {
    auto* item = new QListWidgetItem(QString::fromStdString(view->name), list_);
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    item->setData(Qt::UserRole, view->id.value);
  }
  list_->setCurrentRow(std::min(row, list_->count() - 1));
  for (QPushButton* button : {show_, rename_, replace_, delete_}) button->setEnabled(list_->count() > 0);
}

std::optional<ElementId> NamedViewsDialog::current() const {
  const QListWidgetItem* item = list_->currentItem();
  return item ? std::optional(ElementId{item->data(Qt::UserRole).toUInt()}) : std::nullopt;
}

void NamedViewsDialog::rename(const QListWidgetItem& item) {
  const ElementId id{item.data(Qt::UserRole).toUInt()};
  const std::string name = item.text().trimmed().toStdString();
  const Element* view = document_.model().find(id);
  if (view && view->name != name) {
    const auto done = document_.submit(
        {Rename{id, name}}, tr("Rename %1 to %2").arg(QString::fromStdString(view->name), item.text().trimmed()));
    if (!done) emit failed(done.error());
  }
  QTimer::singleShot(0, this, &NamedViewsDialog::fill);  // the list still ends the edit
}

void NamedViewsDialog::erase() {
  const auto id = current();
  const Element* view = id ? document_.model().find(*id) : nullptr;
  if (!view) return;
  const auto done = document_.submit({Erase{*id}}, tr("Delete view %1").arg(QString::fromStdString(view->name)));
  if (!done) emit failed(done.error());
  fill();
}

}  // namespace gyre::ui

#include "moc_named_views_dialog.cpp"
