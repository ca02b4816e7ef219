#pragma once
// What every placing tool works on.

#include "document/model_document.h"
#include "document/selection.h"
#include "placing/feature_source.h"
#include "placing/tool_banner.h"
#include "run/stage.h"
#include "system/system.h"

#include <functional>

namespace gyre::ui {

struct PlacingContext {
  Viewport& viewport;
  ModelDocument& document;
  Selection& selection;
  Stage& stage;
  FeatureSource& features;
  ToolBanner& banner;
  /// The system of the model as it is edited.
  std::function<Expected<std::shared_ptr<const System>>()> compiled;
  std::function<void(const Error&)> report;  ///< of what could not be done
  std::function<void()> leave;               ///< back to selecting

  /// "corner of crate"
  QString nameOf(const Feature& feature) const {
    const QString body = QString::fromStdString(document.model().nameOf(feature.body));
    return feature.body == ground ? feature.name : QObject::tr("%1 of %2").arg(feature.name, body);
  }
};

}  // namespace gyre::ui
