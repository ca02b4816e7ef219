#include "panels/messages_panel.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QStackedLayout>
#include <QStyledItemDelegate>

namespace gyre::ui {
namespace {

enum MessageColumn { kTime, kElement, kText };
constexpr int kOfRun = Qt::UserRole;
constexpr int kMaximumRows = 2000;

/// A tree asks for the height of a text without telling the width of its column.
class WrappedText : public QStyledItemDelegate {
 public:
  explicit WrappedText(QTreeWidget* list) : QStyledItemDelegate(list), list_(*list) {}
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    QStyleOptionViewItem inColumn = option;
    inColumn.rect = QRect(0, 0, list_.columnWidth(index.column()), list_.height());
    return QStyledItemDelegate::sizeHint(inColumn, index);
  }

 private:
  QTreeWidget& list_;
};

}  // namespace

MessagesPanel::MessagesPanel(ModelDocument& document, Selection& selection, QWidget* parent)
    : QWidget(parent), document_(document), selection_(selection), list_(new QTreeWidget(this)) {
  list_->setHeaderLabels({tr("Time"), tr("Element"), tr("Message")});
  list_->setAccessibleName(tr("Messages"));
  list_->setRootIsDecorated(false);
  list_->setWordWrap(true);
  list_->setItemDelegate(new WrappedText(list_));
  list_->setTextElideMode(Qt::ElideNone);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->header()->resizeSection(kTime, 112);
  list_->header()->resizeSection(kElement, 128);
  connect(list_->header(), &QHeaderView::sectionResized, list_, &QTreeWidget::doItemsLayout);  // lines break elsewhere
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

void MessagesPanel::addError(const Error& error) { add(error, false); }
void MessagesPanel::addErrorOfRun(const Error& error) { add(error, true); }
void MessagesPanel::addNote(const QString& text) { add("info", {}, {}, text, false); }
void MessagesPanel::addNoteOfRun(const QString& text) { add("info", {}, {}, text, true); }

void MessagesPanel::add(const Error& error, bool ofRun) {
  Error words = error;
  words.element.clear();
  words.time.reset();
  add("error", error.time ? QString::number(*error.time, 'g', 6) + " s" : QString(),
      QString::fromStdString(error.element), QString::fromStdString(words.text()), ofRun);
}

void MessagesPanel::add(const QString& iconName, const QString& time, const QString& element, const QString& text,
                        bool ofRun) {
  if (count() >= kMaximumRows) delete list_->takeTopLevelItem(0);
  auto* item = new QTreeWidgetItem(list_, {time, element, text});
  item->setIcon(kText, icon(iconName, iconName == "error" ? currentTheme().error : currentTheme().accent));
  item->setToolTip(kText, text);
  item->setData(kText, kOfRun, ofRun);
  for (const int column : {kTime, kElement, kText}) item->setTextAlignment(column, Qt::AlignTop | Qt::AlignLeft);
  showColumns();
  list_->scrollToItem(item);
}

void MessagesPanel::forgetRun() {
  for (int row = count() - 1; row >= 0; --row)
    if (list_->topLevelItem(row)->data(kText, kOfRun).toBool()) delete list_->takeTopLevelItem(row);
  showColumns();
}

/// The words have the room of columns that nothing stands in.
void MessagesPanel::showColumns() {
  for (const int column : {kTime, kElement}) {
    bool isEmpty = true;
    for (int row = 0; row < count() && isEmpty; ++row) isEmpty = list_->topLevelItem(row)->text(column).isEmpty();
    list_->setColumnHidden(column, isEmpty);
  }
  static_cast<QStackedLayout*>(layout())->setCurrentWidget(count() == 0 ? empty_ : list_);
}

void MessagesPanel::clear() {
  list_->clear();
  showColumns();
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
