#pragma once
// The matrix of the contacts of a row as a picture: a square for each block, coloured by how much an impulse at one
// contact, or joint, moves the other, on a logarithmic scale. The mouse or the arrows point to a block, a click or
// Enter chooses it.

#include "contacts/contact_response.h"
#include "theme/focus_mark.h"

#include <QImage>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <utility>

namespace gyre::ui {

class ContactMatrixView : public QWidget {
  Q_OBJECT
 public:
  using Block = std::pair<int, int>;

  explicit ContactMatrixView(QWidget* parent = nullptr);

  /// @param answer  with a matrix, which stays until the next; null: nothing
  /// @param names   of its blocks: contacts, then joints
  void show(std::shared_ptr<const ContactAnswer> answer, QStringList names);
  /// A contact whose row and column stand out.
  void mark(std::optional<int> contact);

  int blocks() const { return static_cast<int>(names_.size()); }
  double norm(Block block) const;
  /// The smallest and the largest of the blocks that are not zero [1/kg].
  std::pair<double, double> norms() const { return {least_, most_}; }
  int blocksThatAct() const { return acting_; }
  const std::optional<Block>& pointed() const { return pointed_; }
  QString describe(Block block) const;
  /// Where a block is drawn.
  QRectF place(Block block) const;

 signals:
  void blockChosen(int a, int b);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  void addKey(int key, const QString& name, int rows, int columns);
  void recolour();
  QColor colourOf(double norm) const;
  QRectF square() const;
  std::optional<Block> blockAt(QPointF position) const;
  void point(std::optional<Block> block);
  void paintBlocks(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;
  void paintScale(QPainter& painter) const;

  std::shared_ptr<const ContactAnswer> answer_;
  QStringList names_;
  double least_ = 0, most_ = 0;
  int acting_ = 0;
  QImage colours_;  ///< a pixel for each block
  std::optional<Block> pointed_;
  std::optional<int> marked_;
  FocusMark focusMark_;
};

}  // namespace gyre::ui
