#pragma once
// The form of the selected element, generated from the description of its type.

#include "document/model_document.h"
#include "document/selection.h"
#include "panels/field_row.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>

#include <vector>

namespace gyre::ui {

class PropertyPanel : public QWidget {
  Q_OBJECT
 public:
  PropertyPanel(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);

 private:
  const Element* element() const;
  void rebuild();
  void refresh();
  void buildForm(const Element& element);
  void submit(FieldRow& row, const Value& value, bool nudged);
  void submit(FieldRow& row, const Formula& formula);
  void rename();
  void showHelp(const Field* field);

  ModelDocument& document_;
  Selection& selection_;
  const TypeInfo* shownType_ = nullptr;  ///< what the rows were made for
  const FieldRow* entered_ = nullptr;
  int gesture_ = 0;  ///< of nudges in the field that has the focus

  QLabel* icon_;
  QLineEdit* name_;
  QLabel* type_;
  QLabel* nameError_;
  QWidget* header_;
  QLabel* empty_;
  QScrollArea* scroll_;
  QLabel* help_;
  std::vector<FieldRow*> rows_;
};

}  // namespace gyre::ui
