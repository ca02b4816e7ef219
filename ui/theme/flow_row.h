#pragma once
// A row of controls that goes on in the next line where its width is too small for all.

#include <QLayout>

#include <vector>

namespace gyre::ui {

class FlowRow : public QLayout {
 public:
  using QLayout::QLayout;
  ~FlowRow() override;

  void addItem(QLayoutItem* item) override { items_.push_back(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
  /// As wide as the widest of its items.
  QSize minimumSize() const override;
  QSize sizeHint() const override;
  void setGeometry(const QRect& rect) override;

 private:
  /// @return the height that is taken; items are moved only where `move` says so
  int arrange(const QRect& rect, bool move) const;

  std::vector<QLayoutItem*> items_;
};

/// The row of controls at the head of a panel, with the margins that all have.
FlowRow* panelBar();

}  // namespace gyre::ui
