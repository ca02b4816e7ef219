#include "shell/help_page.h"

#include "theme/theme.h"

#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

namespace gyre::ui {
namespace {

constexpr int pageMargin = 20;

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

HelpPage::HelpPage(QWidget* parent) : QTextBrowser(parent) {
  setOpenLinks(false);
  document()->setDocumentMargin(pageMargin);
}

void HelpPage::setPage(const QString& markdown) {
  markdown_ = markdown;
  marked_.clear();
  render();
  moveCursor(QTextCursor::Start);
}

void HelpPage::mark(const QString& words) {
  marked_ = words;
  QList<QTextEdit::ExtraSelection> found;
  QTextCharFormat look;
  look.setBackground(palette().highlight());
  look.setForeground(palette().highlightedText());
  if (!words.isEmpty())
    for (QTextCursor at = document()->find(words); !at.isNull(); at = document()->find(words, at))
      found.append({at, look});
  setExtraSelections(found);
  if (found.isEmpty()) return;
  QTextCursor first = found.front().cursor;
  first.clearSelection();
  setTextCursor(first);
  ensureCursorVisible();
}

/// Pictures of the guide stand beside its pages. They are shown no wider than the page.
QVariant HelpPage::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource || !name.isRelative()) return QTextBrowser::loadResource(type, name);
  const QImage picture(":/gyre/help/" + name.path());
  const int width = qRound(pictureWidth() * devicePixelRatioF());
  if (picture.isNull() || picture.width() <= width) return picture;
  QImage scaled = picture.scaledToWidth(width, Qt::SmoothTransformation);
  scaled.setDevicePixelRatio(devicePixelRatioF());
  return scaled;
}

int HelpPage::pictureWidth() const { return qMax(100, viewport()->width() - 2 * pageMargin); }

void HelpPage::render() {
  renderedWidth_ = pictureWidth();
  setMarkdown(markdown_);
  styleBlocks(*document(), currentTheme().raised);
  styleTables(*document(), currentTheme().border);
}

/// A page with pictures is laid out anew for another width, at the place that was read.
void HelpPage::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  if (renderedWidth_ == pictureWidth() || !markdown_.contains("![")) return;
  const int place = verticalScrollBar()->value();
  render();
  mark(marked_);
  verticalScrollBar()->setValue(place);
}

/// Lines and grounds have the colours of the theme.
void HelpPage::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::StyleChange || markdown_.isEmpty()) return;
  render();
  mark(marked_);
}

}  // namespace gyre::ui

#include "moc_help_page.cpp"
