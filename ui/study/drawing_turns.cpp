#include "study/drawing_turns.h"

#include <algorithm>

namespace gyre::ui {

DrawingTurns& DrawingTurns::instance() {
  static auto* const turns = new DrawingTurns;  // never deleted: the event loop goes before statics do
  return *turns;
}

DrawingTurns::DrawingTurns() {
  timer_.setInterval(0);
  QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { takeTurn(); });
}

void DrawingTurns::add(QWidget* widget, std::function<bool()> piece) {
  const bool known = std::any_of(drawings_.begin(), drawings_.end(), [&](const auto& d) { return d.widget == widget; });
  if (!known) drawings_.push_back({widget, std::move(piece)});
  timer_.start();
}

void DrawingTurns::takeTurn() {
  while (!drawings_.empty() && !drawings_.front().widget) drawings_.pop_front();
  if (drawings_.empty()) return timer_.stop();
  Drawing next = std::move(drawings_.front());
  drawings_.pop_front();
  if (!next.piece()) drawings_.push_back(std::move(next));
}

}  // namespace gyre::ui
