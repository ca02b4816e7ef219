#include "viewport/tool_stack.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace gyre::ui {

/// What lies over the picture. It lets every event through.
class ToolStack::Sheet : public QWidget {
 public:
  explicit Sheet(const ToolStack& tools) : QWidget(&tools.viewport_), tools_(tools) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (ViewportTool* tool : tools_.tools_) {
      painter.save();
      tool->paint(painter);
      painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    tools_.mark_.paint(tools_.viewport_, painter);
  }

 private:
  const ToolStack& tools_;
};

ToolStack::ToolStack(QWidget& viewport) : viewport_(viewport), sheet_(new Sheet(*this)) {}

void ToolStack::add(ViewportTool* tool) {
  tools_.push_back(tool);
  update();
}

void ToolStack::remove(ViewportTool* tool) {
  if (dragging_ == tool) dragging_ = nullptr;
  std::erase(tools_, tool);
  update();
}

void ToolStack::update() {
  const bool on = mark_.isSeen(viewport_) ||
                  std::any_of(tools_.begin(), tools_.end(), [](const ViewportTool* tool) { return tool->draws(); });
  if (on != sheet_->isVisibleTo(&viewport_)) sheet_->setVisible(on);
  if (on) sheet_->update();
}

void ToolStack::fill() { sheet_->setGeometry(viewport_.rect()); }

void ToolStack::follow(const QFocusEvent& event) {
  mark_.follow(event);
  update();
}

template <class Call>
ViewportTool* ToolStack::first(Call&& takes) const {
  const std::vector<ViewportTool*> tools = tools_;  // one may take itself away
  const auto found = std::find_if(tools.rbegin(), tools.rend(), takes);
  return found == tools.rend() ? nullptr : *found;
}

bool ToolStack::overridesShortcut(const QKeyEvent& event) const {
  return first([&](ViewportTool* t) { return t->overridesShortcut(event); }) != nullptr;
}

void ToolStack::leave() {
  for (ViewportTool* tool : std::vector<ViewportTool*>(tools_)) tool->leave();
}

bool ToolStack::hover(QPointF position, Qt::KeyboardModifiers modifiers) {
  return first([&](ViewportTool* t) { return t->hover(position, modifiers); }) != nullptr;
}

bool ToolStack::click(QPointF position, Qt::KeyboardModifiers modifiers) {
  return first([&](ViewportTool* t) { return t->click(position, modifiers); }) != nullptr;
}

bool ToolStack::key(const QKeyEvent& event) {
  return first([&](ViewportTool* t) { return t->key(event); }) != nullptr;
}

bool ToolStack::takeDrag(QPointF position, Qt::KeyboardModifiers modifiers) {
  dragging_ = first([&](ViewportTool* t) { return t->takesDrag(position, modifiers); });
  return dragging_ != nullptr;
}

}  // namespace gyre::ui
