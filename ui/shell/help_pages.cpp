#include "shell/help_pages.h"

#include "theme/theme.h"

#include <QFile>
#include <QHBoxLayout>
#include <QTextCursor>
#include <QTextTable>

namespace gyre::ui {
namespace {

constexpr const char* kPages[] = {":/gyre/help/stiff-and-oscillatory.md", ":/gyre/help/study-file.md"};

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
    table->setFormat(format);
  }
}

}  // namespace

HelpPages::HelpPages(QWidget* parent) : QDialog(parent), titles_(new QListWidget(this)), page_(new QTextBrowser(this)) {
  setWindowTitle(tr("Guide"));
  resize(980, 720);
  titles_->setFixedWidth(230);
  titles_->setAccessibleName(tr("Pages"));
  page_->setOpenExternalLinks(true);
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

void HelpPages::turnTo(int row) {
  if (row < 0) return;
  page_->setMarkdown(textOf(kPages[row]));
  styleTables(*page_->document(), currentTheme().border);
  page_->moveCursor(QTextCursor::Start);
}

}  // namespace gyre::ui
