#include "shell/insert_palette.h"

#include "document/insertion.h"
#include "model/parameter.h"
#include "panels/element_icon.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kTypeRole = Qt::UserRole;
constexpr int kNotYet = 10;  // ranks below all hits that can be inserted
constexpr QSize kSize(480, 400);

/// 0 the best, -1 no hit: every word must be in the label, the id or the help.
int rank(const TypeInfo& type, const QStringList& words) {
  const QString label = QString::fromStdString(type.label), id = QString::fromStdString(type.id);
  const QString all = label + ' ' + id + ' ' + QString::fromUtf8(singular(type.category).data()) + ' ' +
                      QString::fromStdString(type.help);
  for (const QString& word : words)
    if (!all.contains(word, Qt::CaseInsensitive)) return -1;
  if (words.isEmpty() || id.compare(words.join('_'), Qt::CaseInsensitive) == 0) return 0;
  if (label.startsWith(words.front(), Qt::CaseInsensitive) || id.startsWith(words.front(), Qt::CaseInsensitive))
    return 1;
  return label.contains(words.front(), Qt::CaseInsensitive) ? 2 : 3;
}

}  // namespace

InsertPalette::InsertPalette(ModelDocument& document, Selection& selection, QWidget* window)
    : QFrame(window),
      document_(document),
      selection_(selection),
      search_(new QLineEdit(this)),
      list_(new QTreeWidget(this)),
      help_(new QLabel(this)) {
  setObjectName("insertPalette");
  setAutoFillBackground(true);
  setFrameShape(QFrame::StyledPanel);
  search_->setPlaceholderText(tr("Insert a body, a joint, a force, a parameter or a material: type to search"));
  search_->setAccessibleName(search_->placeholderText());
  list_->setAccessibleName(tr("Catalogue"));
  search_->addAction(icon("search"), QLineEdit::LeadingPosition);
  list_->setColumnCount(2);
  list_->setHeaderHidden(true);
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setFocusPolicy(Qt::NoFocus);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  help_->setWordWrap(true);
  help_->setForegroundRole(QPalette::PlaceholderText);
  help_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  help_->setMinimumHeight(4 * help_->fontMetrics().lineSpacing());

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 8, 8, 8);
  layout->setSpacing(8);
  layout->addWidget(search_);
  layout->addWidget(list_, 1);
  layout->addWidget(help_);

  search_->installEventFilter(this);
  connect(search_, &QLineEdit::textChanged, this, &InsertPalette::find);
  connect(list_, &QTreeWidget::currentItemChanged, this, &InsertPalette::describe);
  connect(list_, &QTreeWidget::itemClicked, this, &InsertPalette::accept);
  hide();
}

void InsertPalette::open() {
  before_ = QApplication::focusWidget();
  const QSize size = kSize.boundedTo(parentWidget()->size() - QSize(32, 32));
  setGeometry((parentWidget()->width() - size.width()) / 2, parentWidget()->height() / 8, size.width(), size.height());
  search_->clear();
  find({});
  show();
  raise();
  search_->setFocus(Qt::PopupFocusReason);
}

void InsertPalette::find(const QString& text) {
  const QStringList words = text.split(' ', Qt::SkipEmptyParts);
  std::vector<std::pair<int, const TypeInfo*>> hits;
  std::vector<const TypeInfo*> types;
  for (const Category c : {Category::body, Category::joint, Category::force, Category::point})
    for (const TypeInfo* type : document_.types().of(c)) types.push_back(type);
  types.push_back(&parameterType());
  for (const Category c : {Category::material, Category::contactPair, Category::contactFilter})
    for (const TypeInfo* type : document_.types().of(c)) types.push_back(type);
  for (const TypeInfo* type : types)
    if (int r = rank(*type, words); r >= 0) {
      // Unless it was named outright, what cannot be inserted yet comes after what can.
      if (r > 0 && !isInsertable(document_.model(), *type, selection_.elements())) r += kNotYet;
      hits.emplace_back(r, type);
    }
  std::stable_sort(hits.begin(), hits.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  list_->clear();
  for (const auto& [r, type] : hits) {
    auto* item = new QTreeWidgetItem(
        list_, {QString::fromStdString(type->label), QString::fromUtf8(singular(type->category).data())});
    item->setIcon(0, elementIcon(*type));
    item->setForeground(1, currentTheme().textMuted);
    if (!isInsertable(document_.model(), *type, selection_.elements()))
      item->setForeground(0, currentTheme().textMuted);
    item->setData(0, kTypeRole, QVariant::fromValue(static_cast<const void*>(type)));
  }
  if (hits.empty()) help_->setText(tr("Nothing in the catalogue fits."));
  list_->setCurrentItem(list_->topLevelItem(0));
}

const TypeInfo* InsertPalette::current() const {
  const QTreeWidgetItem* item = list_->currentItem();
  return item ? static_cast<const TypeInfo*>(item->data(0, kTypeRole).value<const void*>()) : nullptr;
}

void InsertPalette::describe() {
  const TypeInfo* type = current();
  if (!type) return;
  QString text = QString::fromStdString(type->help).toHtmlEscaped();
  if (const QString taken = takenUp(document_.model(), *type, selection_.elements()); !taken.isEmpty())
    text = "<b>" + taken.toHtmlEscaped() + "</b><br>" + text;
  help_->setText(text);
}

void InsertPalette::accept() {
  const TypeInfo* type = current();
  if (!type) return;
  giveBack();
  emit chosen(*type);
}

void InsertPalette::giveBack() {
  const QPointer<QWidget> before = before_;
  before_ = nullptr;
  hide();
  if (before) before->setFocus(Qt::PopupFocusReason);
}

bool InsertPalette::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut && isVisible() && !isAncestorOf(QApplication::focusWidget())) {
    before_ = nullptr;  // the focus has found another place
    hide();
  }
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->accept();
    return true;
  }
  if (event->type() != QEvent::KeyPress) return QFrame::eventFilter(watched, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: QApplication::sendEvent(list_, event); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: accept(); return true;
    case Qt::Key_Escape: giveBack(); return true;
    default: return false;
  }
}

}  // namespace gyre::ui

#include "moc_insert_palette.cpp"
