#include "shell/help_pages.h"

#include "theme/icons.h"

#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QUrlQuery>
#include <QVBoxLayout>

namespace gyre::ui {
namespace {

constexpr int topicRole = Qt::UserRole;  ///< of a title: its page; of a group: empty

QString guideFile(const QString& name) {
  QFile file(":/gyre/help/" + name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString textOf(const QString& topic) { return guideFile(topic + ".md"); }

QString contentsName() { return QString::fromUtf8(guideContents.data(), static_cast<qsizetype>(guideContents.size())); }

QString topicOf(const QListWidgetItem& title) { return title.data(topicRole).toString(); }

/// The heading of a group, which is no page.
QListWidgetItem* groupItem(const QString& name) {
  auto* item = new QListWidgetItem(name);
  QFont font = item->font();
  font.setBold(true);
  item->setFont(font);
  item->setFlags(Qt::NoItemFlags);
  return item;
}

QListWidgetItem* titleItem(const QString& title, const QString& topic, const QString& about) {
  auto* item = new QListWidgetItem(title);
  item->setData(topicRole, topic);
  item->setToolTip(about);
  return item;
}

}  // namespace

HelpPages::HelpPages(QWidget* parent)
    : QDialog(parent), search_(new QLineEdit(this)), titles_(new TitleList(this)), page_(new HelpPage(this)) {
  setWindowTitle(tr("Guide"));
  resize(1040, 760);
  search_->setObjectName("guideSearch");
  search_->setPlaceholderText(tr("Search the guide"));
  search_->setAccessibleName(tr("Search the guide"));
  search_->setClearButtonEnabled(true);
  search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
  titles_->setObjectName("guideTitles");
  titles_->setAccessibleName(tr("Pages"));
  page_->setObjectName("guidePage");
  page_->setAccessibleName(tr("Page"));
  connect(page_, &QTextBrowser::anchorClicked, this, &HelpPages::follow);

  auto* side = new QVBoxLayout;
  side->setContentsMargins(8, 8, 8, 0);
  side->addWidget(search_);
  side->addWidget(titles_, 1);
  auto* sideBox = new QWidget(this);
  sideBox->setFixedWidth(270);
  sideBox->setLayout(side);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(sideBox);
  layout->addWidget(page_, 1);

  pages_ = guidePages(guideFile(contentsName()).toStdString());
  listTitles();
  connect(titles_, &TitleList::turned, this, [this] { turnTo(titles_->currentItem()); });
  connect(search_, &QLineEdit::textChanged, this, &HelpPages::find);
  titles_->setCurrentRow(0);
  titles_->setFocus();
}

void HelpPages::listTitles() {
  titles_->addItem(titleItem(tr("Contents"), QFileInfo(contentsName()).completeBaseName(), {}));
  std::string group;
  for (const GuidePage& page : pages_) {
    if (page.group != group) titles_->addItem(groupItem(QString::fromStdString(page.group)));
    group = page.group;
    titles_->addItem(titleItem(QString::fromStdString(page.title), QString::fromStdString(page.topic),
                               QString::fromStdString(page.about)));
  }
  nothingFound_ = new QListWidgetItem(tr("No page has these words"), titles_);
  nothingFound_->setFlags(Qt::NoItemFlags);
  nothingFound_->setHidden(true);
}

void HelpPages::find(const QString& words) {
  const QString wanted = words.trimmed();
  QListWidgetItem* first = nullptr;
  QListWidgetItem* group = nullptr;
  for (int row = 0; row < titles_->count(); ++row) {
    QListWidgetItem* item = titles_->item(row);
    const QString topic = topicOf(*item);
    if (topic.isEmpty()) group = item;  // or what stands in place of titles, behind all of them
    const bool found = !topic.isEmpty() && textOf(topic).contains(wanted, Qt::CaseInsensitive);
    item->setHidden(!found);
    if (!found) continue;
    if (group) group->setHidden(false);
    if (!first) first = item;
  }
  const QListWidgetItem* current = titles_->currentItem();
  if (first && (!current || current->isHidden())) titles_->setCurrentItem(first);
  nothingFound_->setHidden(first != nullptr);
  page_->mark(wanted);
}

/// "joints.md" is a page; "../examples/four-bar.gyre" and "gyre:heavy-top?compare=rkmk|geom1,rho_inf=1" open an
/// example, the latter with these methods in its comparison.
void HelpPages::follow(const QUrl& link) {
  const QFileInfo file(link.path());
  if (link.scheme() == QLatin1String("gyre")) {
    const QString methods = QUrlQuery(link).queryItemValue(QStringLiteral("compare"), QUrl::FullyDecoded);
    emit exampleAsked(link.path(), methods.split(QLatin1Char('|'), Qt::SkipEmptyParts));
    return;
  }
  if (link.isRelative() && file.suffix() == QLatin1String("gyre")) {
    emit exampleAsked(file.completeBaseName(), {});
    return;
  }
  for (int row = 0; link.isRelative() && row < titles_->count(); ++row) {
    if (topicOf(*titles_->item(row)) != file.completeBaseName()) continue;
    search_->clear();  // the page that is asked for may not have the words
    titles_->setCurrentRow(row);
    return;
  }
  if (!link.isRelative()) QDesktopServices::openUrl(link);
}

void HelpPages::turnTo(const QListWidgetItem* title) {
  if (!title || topicOf(*title).isEmpty()) return;
  page_->setPage(textOf(topicOf(*title)));
  page_->mark(search_->text().trimmed());
}

}  // namespace gyre::ui

#include "moc_help_pages.cpp"
