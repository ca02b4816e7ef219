#include "placing/feature_source.h"

#include "viewport/body_parts.h"

#include <QCoreApplication>

#include <unordered_map>

namespace gyre::ui {

std::optional<Feature> FeatureSource::at(QPointF position, Snap snap) {
  return pickFeature(scene(), viewport_.camera().projection(), position, snap);
}

const PickScene& FeatureSource::scene() {
  scene_.ground = viewport_.ground().plane();
  if (revision_ == viewport_.shown().revision()) return scene_;
  revision_ = viewport_.shown().revision();
  scene_.shapes.clear();
  scene_.markers.clear();
  std::unordered_map<ElementId, Frame> frames;
  const SceneDescription& shown = viewport_.shown().scene().description();
  for (const SceneBody& body : shown.bodies) {
    const Frame frame = frames[body.id] = viewport_.shown().scene().placementOf(body.id).value_or(body.initial);
    for (const Shape& shape : body.shapes) scene_.shapes.emplace_back(body.id, shape, frame);
  }
  const auto addMarker = [this](ElementId body, const Frame& at, const QString& name) {
    scene_.markers.push_back({.body = body,
                              .point = at.position,
                              .direction = at.orientation * Vec3::UnitZ(),
                              .across = at.orientation * Vec3::UnitX(),
                              .outline = {},
                              .name = name,
                              .inside = true});
  };
  const QString marker = QCoreApplication::translate("Feature", "marker of %1");
  const QString frame = QCoreApplication::translate("Feature", "frame %1");
  for (const SceneLink& link : shown.links) {
    const QString name = (link.glyph == Glyph::triad ? frame : marker).arg(QString::fromStdString(link.name));
    for (const Attachment& end : link.ends)
      if (const auto body = frames.find(end.body); body != frames.end())
        addMarker(end.body, compose(body->second, end.frame), name);
      else if (end.body == ground && link.glyph == Glyph::triad) addMarker(ground, end.frame, name);
  }
  addMarker(ground, {}, QCoreApplication::translate("Feature", "origin"));
  return scene_;
}

}  // namespace gyre::ui
