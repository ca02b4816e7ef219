#pragma once
// The named views of the model: in the View menu, which brings each of them back by one click, saves what is seen as
// one, and opens the list in which they are renamed, replaced and deleted.

#include "core/error.h"
#include "document/model_document.h"
#include "shell/run_camera.h"

#include <QMenu>
#include <QObject>

namespace gyre::ui {

class NamedViews : public QObject {
  Q_OBJECT
 public:
  NamedViews(ModelDocument& document, RunCamera& camera, QWidget& window);

  QMenu* menu() const { return menu_; }
  void show(ElementId view);
  /// Puts what is seen in the place of the view.
  void replace(ElementId view);
  /// Keeps what is seen under this name; a view that has it is replaced.
  Expected<void> save(const QString& name);

 signals:
  void failed(const gyre::Error& error);

 private:
  void fill();
  void askName();
  void openList();

  ModelDocument& document_;
  RunCamera& camera_;
  QWidget& window_;
  QMenu* menu_;
};

}  // namespace gyre::ui
