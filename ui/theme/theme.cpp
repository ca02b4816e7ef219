#include "theme/theme.h"

#include "theme/icons.h"

#include <QApplication>
#include <QFile>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QTemporaryDir>

#include <utility>

// Q_INIT_RESOURCE must be used outside of any namespace.
static void initGyreResources() {
  Q_INIT_RESOURCE(gyre);
  Q_INIT_RESOURCE(translations);
}

namespace gyre::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr double kHallScale = 1.6;

const Theme* current = nullptr;
TypeSize typeSize = TypeSize::desk;

/// The small arrows that style sheets can show only as image files, in the colours of the theme.
QString arrowFile(const QString& name, const QColor& color) {
  static const QTemporaryDir folder;
  const QString path = folder.filePath(name + u'-' + color.name().mid(1) + u".svg"_s);
  if (QFile::exists(path)) return path;
  QFile file(path);
  if (!folder.isValid() || !file.open(QIODevice::WriteOnly)) return {};
  file.write(iconSource(name, color));
  return path;
}

}  // namespace

void initResources() { initGyreResources(); }

const Theme& currentTheme() { return current ? *current : lightTheme(); }

bool desktopIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
  // The palette the desktop gave, from before ours was set.
  static const QPalette given = QGuiApplication::palette();
  static const bool dark = given.color(QPalette::Window).lightness() < given.color(QPalette::WindowText).lightness() ||
                           qEnvironmentVariable("GTK_THEME").endsWith(u"dark", Qt::CaseInsensitive);
  return dark;
#endif
}

QString styleSheet(const Theme& t) {
  QFile file(u":/gyre/themes/gyre.qss"_s);
  if (!file.open(QIODevice::ReadOnly)) return {};
  const QString source = QString::fromUtf8(file.readAll());
  const QHash<QString, QString> values = {
      {u"window"_s, t.window.name()},
      {u"base"_s, t.base.name()},
      {u"raised"_s, t.raised.name()},
      {u"hover"_s, t.hover.name()},
      {u"pressed"_s, t.pressed.name()},
      {u"border"_s, t.border.name()},
      {u"outline"_s, t.outline.name()},
      {u"text"_s, t.text.name()},
      {u"muted"_s, t.textMuted.name()},
      {u"disabled"_s, t.textDisabled.name()},
      {u"accent"_s, t.accent.name()},
      {u"accentText"_s, t.accentText.name()},
      {u"selection"_s, t.selection.name()},
      {u"warning"_s, t.warning.name()},
      {u"arrowDown"_s, arrowFile(u"arrow-down"_s, t.textMuted)},
      {u"arrowUp"_s, arrowFile(u"arrow-up"_s, t.textMuted)},
      {u"arrowRight"_s, arrowFile(u"arrow-right"_s, t.textMuted)},
      {u"checkmark"_s, arrowFile(u"checkmark"_s, t.accentText)},
  };
  static const QRegularExpression name(u"@(\\w+)"_s);
  QString result;
  qsizetype done = 0;
  for (auto it = name.globalMatch(source); it.hasNext();) {
    const auto match = it.next();
    result += QStringView(source).mid(done, match.capturedStart() - done);
    result += values.value(match.captured(1), match.captured());
    done = match.capturedEnd();
  }
  result += source.mid(done);
  if (typeSize == TypeSize::hall)
    result += u"\nQWidget { font-size: %1pt; }\n"_s.arg(QGuiApplication::font().pointSizeF() * kHallScale);
  return result;
}

void applyTypeSize(QApplication& application, TypeSize size) {
  if (std::exchange(typeSize, size) == size) return;
  application.setStyleSheet(styleSheet(currentTheme()));
}

double typeScale() { return typeSize == TypeSize::hall ? kHallScale : 1; }

void applyTheme(QApplication& application, ThemeChoice choice) {
  const bool followed = desktopIsDark();
  const bool dark = choice == ThemeChoice::dark || (choice == ThemeChoice::followDesktop && followed);
  current = &theme(dark);
  QPixmapCache::clear();
  application.setStyle(QStyleFactory::create(u"Fusion"_s));
  application.setPalette(toPalette(*current));
  application.setStyleSheet(styleSheet(*current));
}

}  // namespace gyre::ui
