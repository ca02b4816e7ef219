#include "theme/icons.h"

#include "theme/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace gyre::ui {

using namespace Qt::StringLiterals;

namespace {

class SvgIconEngine : public QIconEngine {
 public:
  SvgIconEngine(QString name, QColor fixed) : name_(std::move(name)), fixed_(fixed) {}

  // By the cached picture: tables and lists paint the same icon many times over, and reading the drawing takes longer
  // than all the rest of a row.
  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    if (rect.isEmpty()) return;
    const qreal ratio = painter->device()->devicePixelRatio();
    QPixmap picture = cached((QSizeF(rect.size()) * ratio).toSize(), mode, state);
    picture.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), picture);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    return scaledPixmap(size, mode, state, 1.0);
  }

  QPixmap scaledPixmap(const QSize& given, QIcon::Mode mode, QIcon::State state,
                       [[maybe_unused]] qreal scale) override {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    const QSize size = (QSizeF(given) * scale).toSize();
#else
    const QSize& size = given;  // was in device pixels already
#endif
    return cached(size, mode, state);
  }

  QString iconName() override { return name_; }
  bool isNull() override { return false; }
  QIconEngine* clone() const override { return new SvgIconEngine(*this); }

 private:
  /// @param size  device pixels
  QPixmap cached(const QSize& size, QIcon::Mode mode, QIcon::State state) const {
    const QString key = u"gyre-icon/%1/%2/%3x%4/%5"_s.arg(name_, color(mode, state).name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(mode == QIcon::Disabled ? 1 : 0);
    QPixmap result;
    if (QPixmapCache::find(key, &result)) return result;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QSvgRenderer renderer(iconSource(name_, color(mode, state)));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    // A drawing with colours of its own goes pale as a whole.
    if (mode == QIcon::Disabled && fixed_.isValid()) painter.setOpacity(0.45);
    renderer.render(&painter, image.rect());
    painter.end();
    result = QPixmap::fromImage(image);
    QPixmapCache::insert(key, result);
    return result;
  }

  QColor color(QIcon::Mode mode, QIcon::State state) const {
    if (fixed_.isValid()) return fixed_;
    const Theme& t = currentTheme();
    if (mode == QIcon::Disabled) return t.textDisabled;
    return state == QIcon::On ? t.accent : t.text;
  }

  QString name_;
  QColor fixed_;  ///< invalid: follows the theme
};

QString fileOf(const QString& name) { return u":/gyre/icons/"_s + name + u".svg"_s; }

QIcon make(const QString& name, const QColor& color) {
  const bool known = QFile::exists(fileOf(name));
  Q_ASSERT_X(known, "icon", qPrintable(name));
  return known ? QIcon(new SvgIconEngine(name, color)) : QIcon();
}

}  // namespace

QIcon icon(const QString& name) { return make(name, {}); }

QIcon icon(const QString& name, const QColor& color) { return make(name, color); }

QByteArray iconSource(const QString& name, const QColor& color) {
  QFile file(fileOf(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return file.readAll().replace("currentColor", color.name().toLatin1());
}

}  // namespace gyre::ui
