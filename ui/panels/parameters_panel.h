#pragma once
// The named numbers of the model: a row each with its slider and its value, which may be a formula of the others.
// Moving a slider is one step of the history; all that depends on the parameter follows, also while the model runs.

#include "document/model_document.h"
#include "document/selection.h"

#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace gyre::ui {

class ParameterRow;

class ParametersPanel : public QWidget {
  Q_OBJECT
 public:
  ParametersPanel(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);

 signals:
  void failed(const gyre::Error& error);

 private:
  void rebuild();
  void refresh(ElementId id);
  void add();
  void setValue(ElementId id, double value, int gesture);
  void setFormula(ElementId id, const QString& formula);

  ModelDocument& document_;
  Selection& selection_;
  QWidget* empty_;
  QToolButton* add_;
  QScrollArea* scroll_;
  std::vector<ParameterRow*> rows_;
};

}  // namespace gyre::ui
