#include "shell/help_pages.h"

#include "catalog/type_page.h"
#include "theme/icons.h"
#include "theme/theme.h"
#include "theme/tips.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QSignalBlocker>
#include <QUrlQuery>

#include <algorithm>

namespace gyre::ui {
namespace {

constexpr int topicRole = Qt::UserRole;  ///< of a title: its page; of a group: empty
constexpr int leastWide = 640, titlesWidth = 270, mostPast = 50;
const QLatin1String firstPage("first-mechanism");

QString guideFile(const QString& name) {
  QFile file(":/gyre/help/" + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString textOf(const QString& topic) {
  const TypeInfo* type = typeOfPage(topic.toStdString());
  return type ? QString::fromStdString(typePage(*type, examplesOf(*type))) : guideFile(topic + ".md");
}

QString contentsName() { return QString::fromUtf8(guideContents.data(), static_cast<qsizetype>(guideContents.size())); }

QString topicOf(const QListWidgetItem& title) { return title.data(topicRole).toString(); }

/// The heading of a group, or words in place of titles: neither is a page.
QListWidgetItem* groupItem(const QString& name, bool isBold = true) {
  auto* item = new QListWidgetItem(name);
  if (isBold) item->setFont(boldFont(item->font()));
  item->setFlags(Qt::NoItemFlags);
  return item;
}

QListWidgetItem* titleItem(const QString& title, const QString& topic, const QString& about) {
  auto* item = new QListWidgetItem(title);
  item->setData(topicRole, topic);
  item->setToolTip(about);
  return item;
}

QListWidgetItem* titleItem(const GuidePage& page, const std::string& about) {
  return titleItem(QString::fromStdString(page.title), QString::fromStdString(page.topic),
                   QString::fromStdString(about));
}

QToolButton* toolButton(const char* iconName, const QString& tip, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setIcon(icon(iconName));
  setTip(button, tip);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

HelpPages::HelpPages(QWidget* parent)
    : QWidget(parent),
      back_(toolButton("arrow-left", tr("The page before (Alt+Left)"), this)),
      contents_(toolButton("tree", tr("All pages"), this)),
      search_(new QLineEdit(this)),
      titles_(new TitleList(this)),
      page_(new HelpPage(this)) {
  setMinimumWidth(300);
  search_->setObjectName("guideSearch");
  search_->setPlaceholderText(tr("Search the guide"));
  search_->setAccessibleName(tr("Search the guide"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  contents_->setObjectName("guideContents");
  contents_->setCheckable(true);
  back_->setObjectName("guideBack");
  back_->setShortcut(Qt::ALT | Qt::Key_Left);
  back_->setEnabled(false);
  titles_->setObjectName("guideTitles");
  titles_->setAccessibleName(tr("Pages"));
  titles_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  page_->setObjectName("guidePage");
  page_->setAccessibleName(tr("Page"));
  auto* tools = new QWidget(this);
  layOut(tools);

  pages_ = guidePages(guideFile(contentsName()).toStdString());
  const std::vector<GuidePage> ofTypes = typePages();
  pages_.insert(pages_.end(), ofTypes.begin(), ofTypes.end());
  listTitles();
  connect(page_, &QTextBrowser::anchorClicked, this, &HelpPages::follow);
  connect(titles_, &TitleList::turned, this, [this] { turnTo(titles_->currentItem()); });
  connect(search_, &QLineEdit::textChanged, this, &HelpPages::find);
  connect(back_, &QToolButton::clicked, this, &HelpPages::goBack);
  connect(contents_, &QToolButton::toggled, this, &HelpPages::arrange);
  open(firstPage);
}

void HelpPages::layOut(QWidget* tools) {
  auto* row = new QHBoxLayout(tools);
  row->setContentsMargins(8, 8, 8, 8);
  row->setSpacing(4);
  row->addWidget(back_);
  row->addWidget(contents_);
  row->addWidget(search_, 1);
  parts_ = new QBoxLayout(QBoxLayout::LeftToRight);
  parts_->setSpacing(0);
  parts_->addWidget(titles_);
  parts_->addWidget(page_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(tools);
  layout->addLayout(parts_, 1);
}

void HelpPages::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void HelpPages::arrange() {
  const bool isWide = width() >= leastWide;
  contents_->setVisible(!isWide);
  parts_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  titles_->setVisible(isWide || contents_->isChecked() || !search_->text().isEmpty());
  titles_->setMaximumSize(isWide ? QSize(titlesWidth, QWIDGETSIZE_MAX) : QSize(QWIDGETSIZE_MAX, height() / 3));
  titles_->setMinimumWidth(isWide ? titlesWidth : 0);
}

void HelpPages::listTitles() {
  const QSignalBlocker quiet(titles_);
  titles_->clear();
  titles_->addItem(titleItem(tr("Contents"), QFileInfo(contentsName()).completeBaseName(), {}));
  std::string group;
  for (const GuidePage& page : pages_) {
    if (page.group != group) titles_->addItem(groupItem(QString::fromStdString(page.group)));
    group = page.group;
    titles_->addItem(titleItem(page, page.about));
  }
  titles_->setCurrentItem(titleOf(topic_));
}

QListWidgetItem* HelpPages::titleOf(const QString& topic) const {
  for (int row = 0; row < titles_->count(); ++row)
    if (!topic.isEmpty() && topicOf(*titles_->item(row)) == topic) return titles_->item(row);
  return nullptr;
}

void HelpPages::find(const QString& words) {
  const QString wanted = words.trimmed();
  arrange();
  if (wanted.isEmpty()) {
    listTitles();
    return page_->mark({});
  }
  if (texts_.empty())
    for (const GuidePage& page : pages_) {
      const TypeInfo* type = typeOfPage(page.topic);
      texts_.push_back(
          {page.topic, page.title,
           type ? typePage(*type, {}) : guideFile(QString::fromStdString(page.topic) + ".md").toStdString()});
    }
  const std::vector<GuideHit> hits = searchGuide(texts_, wanted.toStdString());
  {
    const QSignalBlocker quiet(titles_);
    titles_->clear();
    for (const GuideHit& hit : hits) titles_->addItem(titleItem(pages_[hit.page], guideText(hit.line)));
    if (hits.empty()) titles_->addItem(groupItem(tr("No page has these words"), false));
  }
  if (!hits.empty()) titles_->setCurrentRow(0);
  page_->mark(wanted);
}

void HelpPages::open(const QString& topic, const QString& heading) {
  search_->clear();  // the page that is asked for may not have the words
  if (QListWidgetItem* title = titleOf(topic); title && titles_->currentItem() != title) titles_->setCurrentItem(title);
  else turnTo(title);
  if (!heading.isEmpty()) page_->goTo(heading);
}

/// "joints.md" is a page, "spring.md#stiffness" a place on it; "../examples/four-bar.gyre" and
/// "gyre:heavy-top?compare=rkmk|geom1,rho_inf=1" open an example, the latter with these methods in its comparison;
/// "../studies/krysl-order.gyre-study" opens a study.
void HelpPages::follow(const QUrl& link) {
  const QFileInfo file(link.path());
  if (link.scheme() == QLatin1String("gyre")) {
    const QString methods = QUrlQuery(link).queryItemValue(QStringLiteral("compare"), QUrl::FullyDecoded);
    emit exampleAsked(link.path(), methods.split(QLatin1Char('|'), Qt::SkipEmptyParts));
  } else if (!link.isRelative()) {
    QDesktopServices::openUrl(link);
  } else if (file.suffix() == QLatin1String("gyre")) {
    emit exampleAsked(file.completeBaseName(), {});
  } else if (file.suffix() == QLatin1String("gyre-study")) {
    emit studyAsked(file.completeBaseName());
  } else {
    open(file.completeBaseName(), link.fragment());
  }
}

void HelpPages::turnTo(const QListWidgetItem* title) {
  if (!title || topicOf(*title).isEmpty()) return;
  const QString topic = topicOf(*title);
  if (topic != topic_ && !topic_.isEmpty()) {
    past_.append(topic_);
    if (past_.size() > mostPast) past_.removeFirst();
  }
  back_->setEnabled(!past_.isEmpty());
  topic_ = topic;
  page_->setPage(textOf(topic));
  page_->mark(search_->text().trimmed());
}

void HelpPages::goBack() {
  if (past_.isEmpty()) return;
  const QString topic = past_.takeLast();
  topic_.clear();  // what is left is not to be come back to
  open(topic);
}

}  // namespace gyre::ui

#include "moc_help_pages.cpp"
