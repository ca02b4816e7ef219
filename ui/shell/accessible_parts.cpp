#include "shell/accessible_parts.h"

#include "figure/plot_surface.h"
#include "shell/error_banner.h"
#include "shell/time_slider.h"

#include <QAccessibleWidget>

#include <cmath>

namespace gyre::ui {
namespace {

class TimeSliderAccess : public QAccessibleWidget, public QAccessibleValueInterface {
 public:
  explicit TimeSliderAccess(TimeSlider* slider) : QAccessibleWidget(slider, QAccessible::Slider), slider_(*slider) {}

  QString text(QAccessible::Text which) const override {
    if (which != QAccessible::Value) return QAccessibleWidget::text(which);
    return std::isnan(slider_.time()) ? TimeSlider::tr("Preview")
                                      : TimeSlider::tr("%1 s").arg(slider_.time(), 0, 'g', 6);
  }
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                               : QAccessibleWidget::interface_cast(type);
  }
  QVariant currentValue() const override { return slider_.time(); }
  void setCurrentValue(const QVariant& value) override {
    emit slider_.sought(std::clamp(value.toDouble(), slider_.recordedFrom(), slider_.recordedUntil()));
  }
  QVariant minimumValue() const override { return slider_.recordedFrom(); }
  QVariant maximumValue() const override { return slider_.recordedUntil(); }
  QVariant minimumStepSize() const override { return {}; }

 private:
  TimeSlider& slider_;
};

class PlotAccess : public QAccessibleWidget {
 public:
  explicit PlotAccess(PlotSurface* plot) : QAccessibleWidget(plot, QAccessible::Chart), plot_(*plot) {}
  QString text(QAccessible::Text which) const override {
    return which == QAccessible::Description ? plot_.description() : QAccessibleWidget::text(which);
  }

 private:
  PlotSurface& plot_;
};

QAccessibleInterface* accessOf(const QString&, QObject* object) {
  if (auto* slider = qobject_cast<TimeSlider*>(object)) return new TimeSliderAccess(slider);
  if (auto* banner = qobject_cast<ErrorBanner*>(object))
    return new QAccessibleWidget(banner, QAccessible::AlertMessage);
  if (auto* plot = qobject_cast<PlotSurface*>(object)) return new PlotAccess(plot);
  return nullptr;
}

}  // namespace

void installAccessibleParts() { QAccessible::installFactory(accessOf); }

}  // namespace gyre::ui
