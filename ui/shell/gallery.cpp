#include "shell/gallery.h"

#include "document/file_path.h"
#include "io/examples.h"
#include "io/model_file.h"
#include "language/translated.h"
#include "shell/card_pictures.h"
#include "shell/example_groups.h"
#include "study/study_file.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>
#include <set>
#include <utility>

namespace gyre::ui {
namespace {

constexpr int kMargin = 40;  // at least
constexpr int kCardGap = 24;
constexpr int kColumns = 5;  // at most

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  label->setFont(boldFont(label->font(), 1.2));
  return label;
}

/// What the types of a model are called, each once.
QString wordsOfTypes(const Model& model) {
  std::set<const TypeInfo*> types;
  for (const Element& element : model.elements()) types.insert(element.type);
  QStringList words;
  for (const TypeInfo* type : types) {
    for (const std::string& word : {type->id, type->label, type->words}) words << QString::fromStdString(word);
    words << translated(type->label) << translated(type->words);
  }
  return words.join(' ');
}

}  // namespace

Gallery::Gallery(const TypeList& types, QWidget* parent)
    : QWidget(parent), types_(types), search_(new QLineEdit(this)), nothingFound_(new QLabel(this)) {
  auto* scroll = new QScrollArea(this);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->addWidget(scroll);
  page_ = new QWidget;
  auto* page = new QVBoxLayout(page_);
  page->setSpacing(16);
  buildHead(page);
  page->addWidget(nothingFound_);
  buildExamples(page);
  buildStudies(page);
  page->addStretch(1);
  scroll->setWidget(page_);
  scroll->viewport()->installEventFilter(this);
  connect(&drawing_, &QTimer::timeout, this, &Gallery::drawNextPicture);
}

void Gallery::buildHead(QVBoxLayout* page) {
  auto* mark = new QLabel(page_);
  mark->setPixmap(icon("gyre", currentTheme().accent).pixmap(40, 40));
  auto* name = new QLabel("Gyre Studio", page_);
  name->setFont(boldFont(name->font(), 1.8));
  auto* claim = new QLabel(tr("Constrained multibody dynamics, with every integrator laid open"), page_);
  claim->setForegroundRole(QPalette::PlaceholderText);
  auto* create = new QPushButton(icon("new"), tr("New model"), page_);
  auto* open = new QPushButton(icon("open"), tr("Open…"), page_);
  connect(create, &QPushButton::clicked, this, &Gallery::newChosen);
  connect(open, &QPushButton::clicked, this, &Gallery::openChosen);

  search_->setObjectName("gallerySearch");
  search_->setPlaceholderText(tr("Search examples and studies"));
  search_->setAccessibleName(tr("Search examples and studies"));
  search_->setToolTip(tr("Words of titles and descriptions, or types: gear, bushing, friction"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon("search"), QLineEdit::LeadingPosition);
  search_->setMaximumWidth(2 * ExampleCard::kWidth + kCardGap);
  connect(search_, &QLineEdit::textChanged, this, &Gallery::find);
  nothingFound_->setText(tr("No example and no study has these words."));
  nothingFound_->setForegroundRole(QPalette::PlaceholderText);
  nothingFound_->hide();

  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(name);
  words->addWidget(claim);
  auto* head = new QHBoxLayout;
  head->setSpacing(16);
  head->addWidget(mark);
  head->addLayout(words);
  head->addStretch(1);
  head->addWidget(create);
  head->addWidget(open);
  page->addLayout(head);
  page->addWidget(search_);

  recentTitle_ = heading(tr("Recent files"), page_);
  recent_ = new QVBoxLayout;
  recent_->setSpacing(0);
  page->addSpacing(8);
  page->addWidget(recentTitle_);
  page->addLayout(recent_);
}

void Gallery::addSection(QVBoxLayout* page, const QString& title, const QString& words,
                         const std::vector<std::filesystem::path>& files, void (Gallery::*chosen)(const QString&)) {
  Section section;
  section.area = new QWidget(page_);
  auto* parts = new QVBoxLayout(section.area);
  parts->setContentsMargins(0, 8, 0, 8);
  parts->setSpacing(12);
  parts->addWidget(heading(title, section.area));
  if (!words.isEmpty()) {
    auto* label = new QLabel(words, section.area);
    label->setForegroundRole(QPalette::PlaceholderText);
    parts->addWidget(label);
  }
  auto* cards = new QWidget(section.area);
  section.grid = new QGridLayout(cards);
  section.grid->setContentsMargins(0, 0, 0, 0);
  section.grid->setSpacing(kCardGap);
  for (const auto& file : files) {
    auto* card = new ExampleCard(fromPath(file), QString::fromStdString(titleOf(file)), cards);
    connect(card, &ExampleCard::clicked, this, [this, card, chosen] { (this->*chosen)(card->path()); });
    section.cards.push_back(card);
  }
  parts->addWidget(cards);
  page->addWidget(section.area);
  sections_.push_back(std::move(section));
}

void Gallery::buildExamples(QVBoxLayout* page) {
  std::vector<std::filesystem::path> files = exampleFiles();
  if (files.empty()) {
    auto* nothing =
        new QLabel(tr("No examples were found. The variable GYRE_EXAMPLES may name the folder they are in."), page_);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    page->addWidget(nothing);
  }
  for (const ExampleGroup& group : exampleGroups()) {
    std::vector<std::filesystem::path> members;
    for (const QString& name : group.names)
      for (const auto& file : files)
        if (file.stem() == name.toStdString()) members.push_back(file);
    std::erase_if(files, [&](const auto& file) { return std::count(members.begin(), members.end(), file) > 0; });
    if (&group == &exampleGroups().back()) members = files;
    if (!members.empty()) addSection(page, tr(group.title), {}, members, &Gallery::exampleChosen);
  }
}

void Gallery::buildStudies(QVBoxLayout* page) {
  addSection(page, tr("Studies"), tr("Published results, computed again and judged"), studyFiles(),
             &Gallery::studyChosen);
  sections_.back().area->setVisible(!studyCards().empty());
}

std::vector<ExampleCard*> Gallery::cards() const {
  std::vector<ExampleCard*> all;
  for (const Section& section : sections_)
    if (&section != &sections_.back()) all.insert(all.end(), section.cards.begin(), section.cards.end());
  return all;
}

void Gallery::find(const QString& words) {
  wanted_ = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  bool any = false;
  for (Section& section : sections_) {
    bool has = false;
    for (ExampleCard* card : section.cards) {
      if (!wanted_.empty() && !card->isDescribed()) describe(*card);
      const bool found = card->has(wanted_);
      card->setVisible(found);
      has = has || found;
    }
    section.area->setVisible(has);
    any = any || has;
  }
  nothingFound_->setVisible(!any);
  layOutCards();
}

void Gallery::setRecentFiles(const QStringList& files) {
  while (QLayoutItem* item = recent_->takeAt(0)) {
    item->widget()->deleteLater();
    delete item;
  }
  recentTitle_->setVisible(!files.isEmpty());
  for (const QString& file : files.mid(0, 6)) {
    const QFileInfo info(file);
    auto* link =
        new QLabel(QString("<a href=\"%1\" style=\"color:%2;text-decoration:none\">%3</a>&nbsp;&nbsp;<span>%4</span>")
                       .arg(file.toHtmlEscaped(), currentTheme().accent.name(), info.fileName().toHtmlEscaped(),
                            info.path().toHtmlEscaped()),
                   page_);
    link->setContentsMargins(0, 4, 0, 4);
    connect(link, &QLabel::linkActivated, this, &Gallery::fileChosen);
    recent_->addWidget(link);
  }
}

bool Gallery::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) fitColumns();
  return QWidget::eventFilter(watched, event);
}

/// As many columns as there is room for, in the middle of the page.
void Gallery::fitColumns() {
  constexpr int column = ExampleCard::kWidth + kCardGap;
  const int width = page_->parentWidget()->width();
  const int columns = std::clamp((width - 2 * kMargin + kCardGap) / column, 1, kColumns);
  const int side = std::max(kMargin, (width - columns * column + kCardGap) / 2);
  page_->layout()->setContentsMargins(side, 32, side, 40);
  if (std::exchange(columns_, columns) != columns) layOutCards();
}

void Gallery::layOutCards() {
  for (Section& section : sections_) {
    int place = 0;
    for (ExampleCard* card : section.cards) {
      section.grid->removeWidget(card);
      if (!card->has(wanted_)) continue;
      section.grid->addWidget(card, place / columns_, place % columns_);
      ++place;
    }
    for (int c = 0; c <= kColumns; ++c) section.grid->setColumnStretch(c, c == columns_ ? 1 : 0);
  }
}

bool Gallery::isStudy(const ExampleCard& card) const {
  const auto& studies = studyCards();
  return std::find(studies.begin(), studies.end(), &card) != studies.end();
}

void Gallery::drawNextPicture() {
  std::size_t place = nextPicture_++;
  for (const Section& section : sections_) {
    if (place >= section.cards.size()) {
      place -= section.cards.size();
      continue;
    }
    ExampleCard& card = *section.cards[place];
    const auto model = describe(card);
    if (!model) return;
    const QSize size = QSize(ExampleCard::kWidth, ExampleCard::kPictureHeight) * devicePixelRatioF();
    const QImage picture = cardPicture(card.path(), *model, size, currentTheme().dark);
    return card.setPicture(isStudy(card) ? withChart(picture, currentTheme()) : picture);
  }
  drawing_.stop();
}

std::shared_ptr<const Model> Gallery::describe(ExampleCard& card) const {
  const auto wrong = [&](const Error& error) {
    card.setWords(card.text(), QString::fromStdString(error.text()));
    return nullptr;
  };
  std::shared_ptr<const Model> model;
  if (isStudy(card)) {
    const auto study = readStudy(toPath(card.path()));
    if (!study) return wrong(study.error());
    card.setWords(card.text(), QString::fromStdString(study->description));
    model = study->model || study->cases.empty() ? study->model : study->cases.front().model;
  } else {
    auto read = readModel(toPath(card.path()), types_);
    if (!read) return wrong(read.error());
    card.setWords(card.text(), QString::fromStdString(read->document().description));
    model = std::make_shared<const Model>(std::move(*read));
  }
  if (model) card.setFoundBy(wordsOfTypes(*model));
  return model;
}

void Gallery::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  drawing_.start(0);
}

// Whoever has opened a model is not to wait for pictures nobody sees.
void Gallery::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  drawing_.stop();
}

void Gallery::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    nextPicture_ = 0;
    if (isVisible()) drawing_.start(0);
  }
  QWidget::changeEvent(event);
}

}  // namespace gyre::ui

#include "moc_gallery.cpp"
