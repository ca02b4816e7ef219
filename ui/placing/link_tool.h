#pragma once
// Makes a joint, a force or a point by picking: the place on the first body, then the second body, or its place on it.
// The link is sketched before it is made. Enter holds the first body on the ground; Esc takes back the first pick, then
// leaves.

#include "placing/new_link.h"
#include "placing/placing_context.h"
#include "viewport/viewport_tool.h"

#include <QObject>

class QComboBox;

namespace gyre::ui {

class LinkTool : public QObject, public ViewportTool {
  Q_OBJECT
 public:
  explicit LinkTool(PlacingContext& context);

  /// @param typeId  begins with this type; empty: with the one used last
  void start(const QString& typeId = {});
  void stop();
  /// Shows and says anew what would be made.
  void refresh();
  const TypeInfo& type() const;
  QComboBox* typeChoice() { return types_; }

  bool hover(QPointF position, Qt::KeyboardModifiers modifiers) override;
  void leave() override;
  bool click(QPointF position, Qt::KeyboardModifiers modifiers) override;
  bool key(const QKeyEvent& event) override;
  void paint(QPainter& painter) override;

 private:
  void fillTypes();
  /// The markers as they would be now; the second only once it is known.
  std::vector<WorldMarker> markers() const;
  /// The first body is picked, and may be joined to the ground as well as to another.
  bool mayEndOnGround() const;
  void make(const WorldMarker& first, const WorldMarker& second);

  PlacingContext& context_;
  QComboBox* types_;
  std::optional<Feature> first_, hovered_;
  QString done_;  ///< what has just been made
};

}  // namespace gyre::ui
