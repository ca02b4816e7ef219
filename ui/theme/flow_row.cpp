#include "theme/flow_row.h"

#include <algorithm>

namespace gyre::ui {

FlowRow::~FlowRow() {
  for (QLayoutItem* item : items_) delete item;
}

QLayoutItem* FlowRow::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowRow::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item) items_.erase(items_.begin() + index);
  return item;
}

QSize FlowRow::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
  const QMargins m = contentsMargins();
  return size + QSize(m.left() + m.right(), m.top() + m.bottom());
}

QSize FlowRow::sizeHint() const {
  const QMargins m = contentsMargins();
  int width = m.left() + m.right(), height = 0;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    width += item->sizeHint().width() + spacing();
    height = std::max(height, item->sizeHint().height());
  }
  return {width, height + m.top() + m.bottom()};
}

void FlowRow::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowRow::arrange(const QRect& rect, bool move) const {
  const QRect inside = rect.marginsRemoved(contentsMargins());
  int x = inside.x(), y = inside.y(), lineHeight = 0;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint();
    if (x + size.width() > inside.x() + inside.width() && lineHeight > 0) {
      x = inside.x();
      y += lineHeight + spacing();
      lineHeight = 0;
    }
    const int width = std::min(size.width(), inside.width());
    if (move) item->setGeometry(QRect(QPoint(x, y), QSize(width, size.height())));
    x += width + spacing();
    lineHeight = std::max(lineHeight, size.height());
  }
  return y + lineHeight - rect.y() + contentsMargins().bottom();
}

FlowRow* panelBar() {
  auto* bar = new FlowRow;
  bar->setContentsMargins(16, 8, 8, 8);
  bar->setSpacing(8);
  return bar;
}

}  // namespace gyre::ui
