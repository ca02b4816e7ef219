#include "viewport/viewport_pictures.h"

#include <vtkCamera.h>

#include <unordered_map>

namespace gyre::ui {
namespace {

std::unordered_map<ElementId, QColor> bodyColors(const SceneParts& scene) {
  std::unordered_map<ElementId, QColor> colors;
  for (std::size_t i = 0; i < scene.colors().size(); ++i)
    colors[scene.description().bodies[i].id] = QColor(scene.colors()[i]);
  return colors;
}

}  // namespace

std::unique_ptr<Viewport> copyForPictures(const Viewport& viewport, QSize size) {
  const ShownScene& shown = viewport.shown();
  const ContactGlyphs& contacts = viewport.front().contacts();
  auto copy = std::make_unique<Viewport>();
  copy->setPixelRatio(1);  // the size asked for, whatever the screen's
  copy->resize(size);
  ShownScene::Options options = shown.options();
  options.off = false;
  copy->shown().setOptions(options);
  copy->setScene(shown.scene().description());
  copy->shown().setBodyColors(bodyColors(shown.scene()));
  copy->trails().setVisible(viewport.trails().isVisible());
  copy->trails().takeOver(viewport.trails());
  copy->front().contacts().setParts(contacts.parts());
  copy->front().loads().setParts(viewport.front().loads().parts());
  copy->front().loads().setScale(viewport.front().loads().scale());
  copy->front().loads().setLoads({viewport.front().loads().loads().begin(), viewport.front().loads().loads().end()});
  const BeamDiagrams& diagrams = viewport.front().diagrams();
  copy->front().diagrams().setScale(diagrams.scale());
  copy->front().diagrams().setDiagrams({diagrams.diagrams().begin(), diagrams.diagrams().end()});
  copy->front().contacts().setScale(contacts.scale());
  copy->front().contacts().setContacts(contacts.contacts());
  copy->camera().vtk()->DeepCopy(viewport.camera().vtk());
  copy->camera().setView(viewport.camera().pose(), false);
  return copy;
}

QImage renderImage(const Viewport& viewport, QSize size) {
  const std::unique_ptr<Viewport> copy = copyForPictures(viewport, size);
  copy->ghosts().set(viewport.ghosts().all());
  return copy->picture(viewport.shown().scene().poses());
}

}  // namespace gyre::ui
