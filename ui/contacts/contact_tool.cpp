#include "contacts/contact_tool.h"

namespace gyre::ui {

ContactTool::ContactTool(Viewport& viewport, std::function<void(const LoggedContact&)> picked)
    : viewport_(&viewport), picked_(std::move(picked)) {
  viewport_->tools().add(this);
}

ContactTool::~ContactTool() {
  if (viewport_) viewport_->tools().remove(this);
}

bool ContactTool::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  if (modifiers != Qt::NoModifier) return false;
  const std::optional<std::size_t> hit = viewport_->picking().contactAt(position);
  if (!hit) return false;
  picked_(LoggedContact(viewport_->front().contacts().contacts()[*hit]));
  return true;
}

}  // namespace gyre::ui
