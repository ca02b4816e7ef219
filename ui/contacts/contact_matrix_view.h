#pragma once
// The matrix of the contacts of a row as a picture: a square for each block, coloured by how much an impulse at one
// contact, or joint, moves the other, on a logarithmic scale. The mouse or the arrows point to a block, a click or
// Enter chooses it. Rows go down and columns to the right: the axes count from -n to 0 and from 0 to n.

#include "contacts/contact_response.h"
#include "figure/painted_figure.h"

#include <QImage>
#include <QStringList>

#include <optional>
#include <utility>

namespace gyre::ui {

class ContactMatrixView : public PaintedFigure {
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
  /// Where a block is drawn on the surface.
  QRectF place(Block block) const;

  bool hasPicture() const override { return blocks() > 0; }
  QString pictureTitle() const override { return accessibleName(); }

 signals:
  void blockChosen(int a, int b);

 protected:
  FigureWords words() const override { return {.hasAxes = false}; }
  AxesWindow all() const override;
  void fitAxes(const QSizeF& area) override;
  void paintDrawing(QPainter& painter) override;
  void paintBeside(QPainter& painter) override;
  void pointAt(std::optional<QPointF> place) override;
  void setOnPaper(bool on) override;
  void themeChanged() override { recolour(); }
  QString tipAt(QPointF place) const override;
  QString description() const override { return pointed_ ? describe(*pointed_) : QString(); }

 private:
  void addKey(int key, const QString& name, int rows, int columns);
  void recolour();
  QColor colourOf(double norm) const;
  /// Where all blocks are drawn on the surface.
  QRectF square() const;
  std::optional<Block> blockAt(QPointF position) const;
  void point(std::optional<Block> block);
  void paintBlocks(QPainter& painter) const;
  void paintMarks(QPainter& painter) const;

  std::shared_ptr<const ContactAnswer> answer_;
  QStringList names_;
  double least_ = 0, most_ = 0;
  int acting_ = 0;
  QImage colours_;  ///< a pixel for each block
  std::optional<Block> pointed_;
  std::optional<int> marked_;
};

}  // namespace gyre::ui
