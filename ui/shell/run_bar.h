#pragma once
// The bar above everything: run, pause, step, reset; the integrator with its main parameters; the speed.

#include "document/model_document.h"
#include "panels/field_editor.h"
#include "run/run_controller.h"

#include <QComboBox>
#include <QLabel>
#include <QToolBar>
#include <QToolButton>

#include <vector>

namespace gyre::ui {

class RunBar : public QToolBar {
  Q_OBJECT
 public:
  /// The actions belong to the window's menus as well.
  struct Actions {
    QAction* toggle;
    QAction* step;
    QAction* reset;
    QAction* keepRun;
    QAction* orderStudy;
  };
  RunBar(ModelDocument& document, RunController& controller, Actions actions, QWidget* parent = nullptr);

 signals:
  void failed(const gyre::Error& error);  ///< a value the model does not accept

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void chooseIntegrator(int index);
  void refresh();
  void greyOutRefused();
  void rebuildParameters();
  void showWhatFits();
  void showBegin();
  void showStepUsed();

  ModelDocument& document_;
  RunController& controller_;
  QComboBox* integrator_;
  QComboBox* speed_;
  QWidget* parameters_ = nullptr;
  QAction* parametersAction_ = nullptr;
  QAction* toggle_;
  QLabel* begin_;  ///< of a run that went on from a saved state
  QAction* beginAction_ = nullptr;
  const TypeInfo* shownType_ = nullptr;
  QLabel* stepUsed_ = nullptr;  ///< where it is another one than the one that is set
  int gesture_ = 0;             ///< of nudges in the field that has the focus
  std::vector<std::pair<const Field*, FieldEditor*>> editors_;
  std::vector<QWidget*> groups_;  ///< label and editor of each parameter in the bar
};

}  // namespace gyre::ui
