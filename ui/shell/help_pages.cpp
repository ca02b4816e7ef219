#include "shell/help_pages.h"

#include "theme/theme.h"

#include <QDesktopServices>
#include <QFile>
#include <QHBoxLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>
#include <QUrlQuery>

namespace gyre::ui {
namespace {

constexpr const char* kPages[] = {":/gyre/help/stiff-and-oscillatory.md",
                                  ":/gyre/help/study-file.md",
                                  ":/gyre/help/plots.md",
                                  ":/gyre/help/compare-runs.md",
                                  ":/gyre/help/channels.md",
                                  ":/gyre/help/newton.md",
                                  ":/gyre/help/energy-ledger.md",
                                  ":/gyre/help/eigenvalues.md",
                                  ":/gyre/help/contact.md",
                                  ":/gyre/help/lecture-1-energy.md",
                                  ":/gyre/help/lecture-2-dissipation.md",
                                  ":/gyre/help/lecture-3-constraints.md",
                                  ":/gyre/help/lecture-4-multipliers.md",
                                  ":/gyre/help/lecture-5-newton.md"};

QString textOf(const char* path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "# Study files" says what the page is about.
QString titleOf(const QString& markdown) { return markdown.section('\n', 0, 0).mid(2); }

/// Markdown knows no widths: tables as wide as the page, with room in their cells and thin lines.
void styleTables(QTextDocument& document, const QColor& line) {
  for (QTextFrame* frame : document.rootFrame()->childFrames()) {
    auto* table = qobject_cast<QTextTable*>(frame);
    if (!table) continue;
    QTextTableFormat format = table->format();
    format.setCellPadding(4);
    format.setCellSpacing(0);
    format.setBorder(1);
    format.setBorderBrush(line);
    format.setBorderCollapse(true);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setTopMargin(8);
    format.setBottomMargin(12);
    table->setFormat(format);
  }
}

/// Markdown's headings stand as near to what is before them as to their own text, and its code runs off the page.
void styleBlocks(QTextDocument& document, const QColor& ground) {
  QTextCursor cursor(&document);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const QTextBlockFormat given = block.blockFormat();
    QTextBlockFormat format;
    if (given.headingLevel() > 1) {
      format.setTopMargin(20);
      format.setBottomMargin(8);
    } else if (given.hasProperty(QTextFormat::BlockCodeFence)) {
      format.setNonBreakableLines(false);
      format.setBackground(ground);
      const auto goesOn = [&](const QTextBlock& b) {
        constexpr auto language = QTextFormat::BlockCodeLanguage;
        return b.blockFormat().hasProperty(QTextFormat::BlockCodeFence) &&
               b.blockFormat().property(language) == given.property(language);
      };
      if (!goesOn(block.previous())) format.setTopMargin(8);
      if (!goesOn(block.next())) format.setBottomMargin(12);
    }
    cursor.setPosition(block.position());
    cursor.mergeBlockFormat(format);
  }
}

}  // namespace

HelpPages::HelpPages(QWidget* parent) : QDialog(parent), titles_(new QListWidget(this)), page_(new QTextBrowser(this)) {
  setWindowTitle(tr("Guide"));
  resize(980, 720);
  titles_->setFixedWidth(230);
  titles_->setObjectName("guideTitles");
  titles_->setAccessibleName(tr("Pages"));
  page_->setObjectName("guidePage");
  page_->setAccessibleName(tr("Page"));
  page_->setOpenLinks(false);
  connect(page_, &QTextBrowser::anchorClicked, this, &HelpPages::follow);
  page_->document()->setDocumentMargin(20);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(titles_);
  layout->addWidget(page_, 1);
  for (const char* path : kPages) titles_->addItem(titleOf(textOf(path)));
  connect(titles_, &QListWidget::currentRowChanged, this, &HelpPages::turnTo);
  titles_->setCurrentRow(0);
}

void HelpPages::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::StyleChange && page_)
    turnTo(titles_->currentRow());  // lines in the colours of the theme
}

/// "gyre:heavy-top?compare=rkmk|geom1,rho_inf=1" opens an example with these methods in its comparison.
void HelpPages::follow(const QUrl& link) {
  if (link.scheme() != QLatin1String("gyre")) {
    QDesktopServices::openUrl(link);
    return;
  }
  const QString methods = QUrlQuery(link).queryItemValue(QStringLiteral("compare"), QUrl::FullyDecoded);
  emit exampleAsked(link.path(), methods.split(QLatin1Char('|'), Qt::SkipEmptyParts));
}

void HelpPages::turnTo(int row) {
  if (row < 0) return;
  page_->setMarkdown(textOf(kPages[row]));
  styleBlocks(*page_->document(), currentTheme().raised);
  styleTables(*page_->document(), currentTheme().border);
  page_->moveCursor(QTextCursor::Start);
}

}  // namespace gyre::ui

#include "moc_help_pages.cpp"
