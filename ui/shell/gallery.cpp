#include "shell/gallery.h"

#include "document/file_path.h"
#include "io/examples.h"
#include "io/model_file.h"
#include "shell/card_pictures.h"
#include "study/study_file.h"
#include "theme/icons.h"
#include "theme/theme.h"

#include <QEvent>
#include <QFileInfo>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

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

}  // namespace

Gallery::Gallery(const TypeList& types, QWidget* parent) : QWidget(parent), types_(types) {
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

  recentTitle_ = heading(tr("Recent files"), page_);
  recent_ = new QVBoxLayout;
  recent_->setSpacing(0);
  page->addSpacing(8);
  page->addWidget(recentTitle_);
  page->addLayout(recent_);
}

void Gallery::addCards(QVBoxLayout* page, Section& section, const std::vector<std::filesystem::path>& files,
                       void (Gallery::*chosen)(const QString&)) {
  auto* area = new QWidget(page_);
  section.grid = new QGridLayout(area);
  section.grid->setContentsMargins(0, 0, 0, 0);
  section.grid->setSpacing(kCardGap);
  for (const auto& file : files) {
    auto* card = new ExampleCard(fromPath(file), area);
    connect(card, &ExampleCard::clicked, this, [this, card, chosen] { (this->*chosen)(card->path()); });
    section.cards.push_back(card);
  }
  page->addWidget(area);
}

void Gallery::buildExamples(QVBoxLayout* page) {
  page->addWidget(heading(tr("Examples"), page_));
  addCards(page, examples_, exampleFiles(), &Gallery::exampleChosen);
  if (!examples_.cards.empty()) return;
  auto* nothing =
      new QLabel(tr("No examples were found. The variable GYRE_EXAMPLES may name the folder they are in."), page_);
  nothing->setForegroundRole(QPalette::PlaceholderText);
  page->addWidget(nothing);
}

void Gallery::buildStudies(QVBoxLayout* page) {
  const auto files = studyFiles();
  if (files.empty()) return;
  page->addSpacing(16);
  page->addWidget(heading(tr("Studies"), page_));
  auto* words = new QLabel(tr("Published results, computed again and judged"), page_);
  words->setForegroundRole(QPalette::PlaceholderText);
  page->addWidget(words);
  addCards(page, studies_, files, &Gallery::studyChosen);
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
  if (event->type() == QEvent::Resize) layOutCards();
  return QWidget::eventFilter(watched, event);
}

/// As many columns as there is room for, in the middle of the page.
void Gallery::layOutCards() {
  constexpr int column = ExampleCard::kWidth + kCardGap;
  const int width = page_->parentWidget()->width();
  const int columns = std::clamp((width - 2 * kMargin + kCardGap) / column, 1, kColumns);
  const int side = std::max(kMargin, (width - columns * column + kCardGap) / 2);
  page_->layout()->setContentsMargins(side, 32, side, 40);
  if (columns_ == columns) return;
  columns_ = columns;
  for (Section* section : {&examples_, &studies_}) {
    if (!section->grid) continue;
    for (std::size_t i = 0; i < section->cards.size(); ++i)
      section->grid->addWidget(section->cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    for (int c = 0; c <= kColumns; ++c) section->grid->setColumnStretch(c, c == columns ? 1 : 0);
  }
}

void Gallery::drawNextPicture() {
  const std::size_t examples = examples_.cards.size(), next = nextPicture_++;
  if (next < examples) drawExample(*examples_.cards[next]);
  else if (next - examples < studies_.cards.size()) drawStudy(*studies_.cards[next - examples]);
  else drawing_.stop();
}

void Gallery::drawExample(ExampleCard& card) {
  const auto model = readModel(toPath(card.path()), types_);
  if (!model) return card.setWords(card.text(), QString::fromStdString(model.error().text()));
  const DocumentSettings& settings = model->document();
  card.setWords(settings.name.empty() ? card.text() : QString::fromStdString(settings.name),
                QString::fromStdString(settings.description));
  const QSize size = QSize(ExampleCard::kWidth, ExampleCard::kPictureHeight) * devicePixelRatioF();
  card.setPicture(cardPicture(card.path(), *model, size, currentTheme().dark));
}

void Gallery::drawStudy(ExampleCard& card) {
  const auto study = readStudy(toPath(card.path()));
  if (!study) return card.setWords(card.text(), QString::fromStdString(study.error().text()));
  card.setWords(study->name.empty() ? card.text() : QString::fromStdString(study->name),
                QString::fromStdString(study->description));
  const auto model = study->model || study->cases.empty() ? study->model : study->cases.front().model;
  if (!model) return;
  const QSize size = QSize(ExampleCard::kWidth, ExampleCard::kPictureHeight) * devicePixelRatioF();
  card.setPicture(withChart(cardPicture(card.path(), *model, size, currentTheme().dark), currentTheme()));
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
