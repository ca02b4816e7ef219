#include "shell/help_page.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QFile>
#include <QFileInfo>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextTable>

namespace gyre::ui {
namespace {

constexpr int pageMargin = 20, sketchSize = 72;

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
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // a page with pictures must not ask for another width itself
  document()->setDocumentMargin(pageMargin);
}

void HelpPage::setPage(const QString& markdown) {
  markdown_ = markdown;
  pictures_.clear();
  marked_.clear();
  heading_.clear();
  render();
  moveCursor(QTextCursor::Start);
}

void HelpPage::mark(const QString& words) {
  marked_ = words;
  heading_.clear();
  QList<QTextEdit::ExtraSelection> found;
  QTextCharFormat look;
  look.setBackground(palette().highlight());
  look.setForeground(palette().highlightedText());
  for (const QString& word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts))
    for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at))
      found.append({at, look});
  setExtraSelections(found);
  if (found.isEmpty()) return;
  QTextCursor first = found.front().cursor;
  first.clearSelection();
  setTextCursor(first);
  ensureCursorVisible();
}

void HelpPage::goTo(const QString& heading) {
  heading_ = heading;
  for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() == 0 || block.text() != heading) continue;
    QTextCursor at(block);
    setTextCursor(at);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(at).top() - pageMargin / 2);
    at.select(QTextCursor::BlockUnderCursor);
    QTextCharFormat look;
    look.setBackground(palette().highlight());
    look.setForeground(palette().highlightedText());
    return setExtraSelections({{at, look}});
  }
}

/// Pictures of the guide stand beside its pages. They are shown no wider than the page. Sketches of types are icons,
/// drawn in the colour of the text.
QVariant HelpPage::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource || !name.isRelative()) return QTextBrowser::loadResource(type, name);
  if (name.path().startsWith(QLatin1String("../icons/"))) {
    const QString sketch = QFileInfo(name.path()).completeBaseName();
    if (!QFile::exists(":/gyre/icons/" + sketch + ".svg")) return {};
    return icon(sketch, currentTheme().text).pixmap(QSize(sketchSize, sketchSize), devicePixelRatioF()).toImage();
  }
  QImage& picture = pictures_[name.path()];
  if (picture.isNull()) picture = QImage(":/gyre/help/" + name.path());
  const int width = qRound(pictureWidth() * devicePixelRatioF());
  if (picture.isNull() || picture.width() <= width) return picture;
  QImage scaled = picture.scaledToWidth(width, Qt::SmoothTransformation);
  scaled.setDevicePixelRatio(devicePixelRatioF());
  return scaled;
}

int HelpPage::pictureWidth() const { return qMax(100, viewport()->width() - 2 * pageMargin); }

void HelpPage::render() {
  renderedWidth_ = pictureWidth();
  // Where the page before began with a heading, Qt would write the paragraphs of this one in its letters.
  clear();
  QTextCursor start(document());
  start.setBlockFormat({});
  start.setBlockCharFormat({});
  setTextCursor(start);
  setCurrentCharFormat({});
  setMarkdown(markdown_);
  styleBlocks(*document(), currentTheme().raised);
  styleTables(*document(), currentTheme().border);
}

void HelpPage::renderAgain() {
  render();
  heading_.isEmpty() ? mark(marked_) : goTo(heading_);
}

/// A page with pictures is laid out anew for another width, at the place that was read.
void HelpPage::resizeEvent(QResizeEvent* event) {
  QTextBrowser::resizeEvent(event);
  if (renderedWidth_ == pictureWidth() || !markdown_.contains("![")) return;
  const int place = verticalScrollBar()->value();
  renderAgain();
  if (heading_.isEmpty()) verticalScrollBar()->setValue(place);
}

/// Lines and grounds have the colours of the theme.
void HelpPage::changeEvent(QEvent* event) {
  QTextBrowser::changeEvent(event);
  if (event->type() != QEvent::StyleChange || markdown_.isEmpty()) return;
  renderAgain();
}

}  // namespace gyre::ui

#include "moc_help_page.cpp"
