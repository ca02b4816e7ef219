#include "shell/insert_palette.h"

#include "document/insertion.h"
#include "language/translated.h"
#include "model/parameter.h"
#include "panels/element_icon.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int kNotYet = 10;  // ranks below all hits that can be inserted
constexpr QSize kSize(480, 400);

/// How well what is searched for fits: 0 the best, -1 not at all. Every word must be in one of the texts.
int rank(const QStringList& searched, const QString& title, const QString& id, const QString& words,
         const QString& help) {
  const QString all = QStringList{title, id, words, help}.join(' ');
  for (const QString& word : searched)
    if (!all.contains(word, Qt::CaseInsensitive)) return -1;
  if (searched.isEmpty() || id.compare(searched.join('_'), Qt::CaseInsensitive) == 0) return 0;
  const QString& first = searched.front();
  if (title.startsWith(first, Qt::CaseInsensitive) || id.startsWith(first, Qt::CaseInsensitive)) return 1;
  if (title.contains(first, Qt::CaseInsensitive)) return 2;
  return (' ' + words).contains(' ' + first, Qt::CaseInsensitive) ? 3 : 4;
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

QString InsertPalette::Offer::title() const { return preset ? preset->title() : translated(type->label); }

std::vector<InsertPalette::Offer> InsertPalette::offers() const {
  std::vector<Offer> all;
  const auto addAll = [&](Category c) {
    for (const TypeInfo* type : document_.types().of(c)) all.push_back({type});
  };
  addAll(Category::body);
  addAll(Category::joint);
  addAll(Category::force);
  addAll(Category::point);
  addAll(Category::frame);
  // After the types: "sph" means the joint, "sphere" the body.
  for (const BodyPreset& preset : bodyPresets())
    if (const TypeInfo* type = presetType(document_.types(), preset)) all.push_back({type, &preset});
  all.push_back({&parameterType()});
  for (const Category c : {Category::material, Category::contactPair, Category::contactFilter}) addAll(c);
  return all;
}

void InsertPalette::find(const QString& text) {
  const QStringList searched = text.split(' ', Qt::SkipEmptyParts);
  const auto canInsert = [this](const TypeInfo& type) {
    return isInsertable(document_.model(), type, selection_.elements());
  };
  std::vector<std::pair<int, Offer>> hits;
  for (const Offer& offer : offers()) {
    const TypeInfo& type = *offer.type;
    const QString category = translated(singular(type.category));
    int r =
        offer.preset
            ? rank(searched, offer.title(), offer.preset->id, category + ' ' + offer.preset->searchWords(), {})
            : rank(searched, offer.title(), QString::fromStdString(type.id),
                   QStringList{category, QString::fromStdString(type.label + ' ' + type.words), translated(type.words)}
                       .join(' '),
                   translated(type.help));
    if (r < 0) continue;
    // Unless it was named outright, what cannot be inserted yet comes after what can.
    if (r > 0 && !canInsert(type)) r += kNotYet;
    hits.emplace_back(r, offer);
  }
  std::stable_sort(hits.begin(), hits.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  list_->clear();
  shown_.clear();
  for (const auto& [r, offer] : hits) {
    shown_.push_back(offer);
    auto* item = new QTreeWidgetItem(list_, {offer.title(), translated(singular(offer.type->category))});
    item->setIcon(0, elementIcon(*offer.type));
    item->setForeground(1, currentTheme().textMuted);
    if (!canInsert(*offer.type)) item->setForeground(0, currentTheme().textMuted);
  }
  if (hits.empty()) help_->setText(tr("Nothing in the catalogue fits."));
  list_->setCurrentItem(list_->topLevelItem(0));
  describe();
}

InsertPalette::Offer InsertPalette::current() const {
  const int row = list_->indexOfTopLevelItem(list_->currentItem());
  return row >= 0 && row < static_cast<int>(shown_.size()) ? shown_[static_cast<std::size_t>(row)] : Offer{};
}

void InsertPalette::describe() {
  const Offer offer = current();
  if (!offer.type) return;
  QString text = offer.preset ? offer.preset->helpText().toHtmlEscaped() : translated(offer.type->help).toHtmlEscaped();
  if (const QString taken = takenUp(document_.model(), *offer.type, selection_.elements()); !taken.isEmpty())
    text = "<b>" + taken.toHtmlEscaped() + "</b><br>" + text;
  help_->setText(text);
}

void InsertPalette::accept() {
  const Offer offer = current();
  if (!offer.type) return;
  giveBack();
  emit chosen(*offer.type, offer.preset);
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
