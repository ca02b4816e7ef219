#pragma once
// The Edit and Insert menus, the context menus of tree and viewport, and what ties the commands of editing to the
// panels: the keyboard goes on where the next value is to be typed.

#include "panels/model_tree.h"
#include "panels/property_panel.h"
#include "placing/placing_tools.h"
#include "run/session.h"
#include "shell/edit_commands.h"
#include "shell/insert_palette.h"
#include "shell/notices.h"
#include "shell/window_actions.h"
#include "viewport/viewport.h"

#include <QMenuBar>

namespace gyre::ui {

class EditMenus : public QObject {
  Q_OBJECT
 public:
  /// Adds its menus to the bar. @param tree, properties, viewport  where commands act and are asked for
  EditMenus(Session& session, const WindowActions& actions, EditCommands& commands, InsertPalette& palette,
            ModelTree& tree, PropertyPanel& properties, Viewport& viewport, QMenuBar& bar);

  /// The two bodies of the model, or one and the ground, shall not touch; a filter that says the contrary is changed.
  void ignorePair(const std::vector<ElementId>& bodies);

 signals:
  void treeWanted();  ///< its panel is to be in front
  void failed(const gyre::Error& error);

 private:
  void buildEdit(const WindowActions& actions, QMenuBar& bar);
  void buildInsert(QMenuBar& bar);
  void addPresets(QMenu& menu);
  void connectCommands(InsertPalette& palette);
  void connectPanels(PropertyPanel& properties);
  void findInTree();
  void showMenu(const QPoint& where);

  Session& session_;
  EditCommands& commands_;
  ModelTree& tree_;
  Viewport& viewport_;
};

}  // namespace gyre::ui
