// The tools of the viewport: what they show, and who gets an event.

#include "viewport/viewport.h"

#include <QKeyEvent>
#include <algorithm>

namespace gyre::ui {

void Viewport::addTool(ViewportTool* tool) {
  tools_.push_back(tool);
  updateTools();
}

void Viewport::removeTool(ViewportTool* tool) {
  if (dragTool_ == tool) dragTool_ = nullptr;
  std::erase(tools_, tool);
  updateTools();
}

void Viewport::updateTools() {
  const bool on = focusMark_.isSeen(*this) ||
                  std::any_of(tools_.begin(), tools_.end(), [](const ViewportTool* tool) { return tool->draws(); });
  if (on != overlay_->isVisibleTo(this)) overlay_->setVisible(on);
  if (on) overlay_->update();
}

void Viewport::setPreview(const SceneLink& link, std::vector<ElementId> marked) {
  const bool none = link.ends.empty();
  if (none && !preview_ && marked == marked_) return;
  preview_ = none ? std::nullopt : std::optional(link);
  marked_ = std::move(marked);
  partsStale_ = true;
  update();
}

void Viewport::previewPoses(std::span<const BodyPose> bodies) {
  scene_.setPoses(bodies);
  partsStale_ = true;
  ++revision_;
  updateMoving();
}

GroundPlane Viewport::groundPlane() const {
  const bool seen = scene_.scene().gravity.norm() > 0;
  return {.up = scene_.vertical(), .height = seen ? ground_.height() : 0.0, .spacing = ground_.spacing()};
}

template <class Call>
ViewportTool* Viewport::firstTool(Call&& takes) {
  const std::vector<ViewportTool*> tools = tools_;  // one may take itself away
  const auto found = std::find_if(tools.rbegin(), tools.rend(), takes);
  return found == tools.rend() ? nullptr : *found;
}

bool Viewport::toolsHover(QPointF position, Qt::KeyboardModifiers modifiers) {
  return firstTool([&](ViewportTool* t) { return t->hover(position, modifiers); }) != nullptr;
}

bool Viewport::toolsClick(QPointF position, Qt::KeyboardModifiers modifiers) {
  return firstTool([&](ViewportTool* t) { return t->click(position, modifiers); }) != nullptr;
}

ViewportTool* Viewport::toolForDrag(QPointF position, Qt::KeyboardModifiers modifiers) {
  return firstTool([&](ViewportTool* t) { return t->takesDrag(position, modifiers); });
}

bool Viewport::toolsKey(const QKeyEvent& event) {
  return firstTool([&](ViewportTool* t) { return t->key(event); }) != nullptr;
}

bool Viewport::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (firstTool([&](ViewportTool* t) { return t->overridesShortcut(key); })) event->accept();
  }
  if (event->type() == QEvent::Leave)
    for (ViewportTool* tool : std::vector<ViewportTool*>(tools_)) tool->leave();
  return RenderWidget::event(event);
}

}  // namespace gyre::ui
