#include "panels/messages_panel.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QStackedLayout>

namespace gyre::ui {
namespace {

enum MessageColumn { kTime, kElement, kText };
constexpr int kMaximumRows = 2000;

}  // namespace

MessagesPanel::MessagesPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), list_(new QTreeWidget(this)) {
  list_->setHeaderLabels({tr("Time"), tr("Element"), tr("Message")});
  list_->setAccessibleName(tr("Messages"));
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->header()->resizeSection(kTime, 112);
  list_->header()->resizeSection(kElement, 128);
  auto* nothing = new QLabel(tr("Errors and notes of the model and of the run appear here."), this);
  nothing->setAlignment(Qt::AlignCenter);
  nothing->setForegroundRole(QPalette::PlaceholderText);
  empty_ = nothing;
  auto* layout = new QStackedLayout(this);
  layout->addWidget(empty_);
  layout->addWidget(list_);

  connect(list_, &QTreeWidget::itemClicked, this, [this](const QTreeWidgetItem* item) {
    const std::string name = item->text(kElement).toStdString();
    if (const Element* e = document_.model().find(name)) selection_.select(e->id);
  });
  auto* copy = new QAction(tr("Copy"), list_);
  copy->setShortcut(QKeySequence::Copy);
  copy->setShortcutContext(Qt::WidgetShortcut);
  connect(copy, &QAction::triggered, this, &MessagesPanel::copySelected);
  auto* clearAll = new QAction(tr("Clear"), list_);
  connect(clearAll, &QAction::triggered, this, &MessagesPanel::clear);
  list_->addActions({copy, clearAll});
  list_->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void MessagesPanel::addError(const Error& error) {
  Error words = error;
  words.element.clear();
  words.time.reset();
  add("error", error.time ? QString::number(*error.time, 'g', 6) + " s" : QString(),
      QString::fromStdString(error.element), QString::fromStdString(words.text()));
}

void MessagesPanel::addNote(const QString& text) { add("info", {}, {}, text); }

void MessagesPanel::add(const QString& iconName, const QString& time, const QString& element, const QString& text) {
  if (count() >= kMaximumRows) delete list_->takeTopLevelItem(0);
  auto* item = new QTreeWidgetItem(list_, {time, element, text});
  item->setIcon(kText, icon(iconName, iconName == "error" ? currentTheme().error : currentTheme().accent));
  item->setToolTip(kText, text);
  list_->scrollToItem(item);
  static_cast<QStackedLayout*>(layout())->setCurrentWidget(list_);
}

void MessagesPanel::clear() {
  list_->clear();
  static_cast<QStackedLayout*>(layout())->setCurrentWidget(empty_);
}

QString MessagesPanel::text(int row) const {
  const QTreeWidgetItem* item = list_->topLevelItem(row);
  QStringList parts;
  for (int column : {kTime, kElement, kText})
    if (!item->text(column).isEmpty()) parts << item->text(column);
  return parts.join("\t");
}

void MessagesPanel::copySelected() const {
  QStringList lines;
  for (int row = 0; row < count(); ++row)
    if (list_->topLevelItem(row)->isSelected()) lines << text(row);
  QApplication::clipboard()->setText(lines.join('\n'));
}

}  // namespace gyre::ui

#include "moc_messages_panel.cpp"
