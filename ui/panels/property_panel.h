#pragma once
// The form of the selected elements, generated from the description of their types. Several show the fields they have
// in common, and an edit goes into all of them as one step.

#include "document/model_document.h"
#include "document/selection.h"
#include "panels/beam_facts_box.h"
#include "panels/element_header.h"
#include "panels/field_row.h"
#include "panels/place_rows.h"
#include "panels/property_edits.h"

#include <QLabel>
#include <QScrollArea>
#include <QToolButton>

#include <vector>

namespace gyre::ui {

class PropertyPanel : public QWidget {
  Q_OBJECT
 public:
  PropertyPanel(ModelDocument& document, Selection& selection, QWidget* parent = nullptr);
  ~PropertyPanel() override;
  /// Puts the keyboard into the first field.
  void enter();
  /// Whether the view shows bodies where their initial values do not put them.
  void setElsewhere(bool on);

 signals:
  void left();  ///< the keyboard goes on in the tree: after Esc, or as its field is gone

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The selected elements as they are in the model.
  std::vector<const Element*> elements() const;
  /// Elements of the same types are shown in the form that is there.
  void showSelection();
  void rebuild();
  void refresh();
  void hideWhatSaysNothing(const std::vector<const Element*>& shown);
  void buildForm(const std::vector<const Element*>& elements);
  void connectRow(FieldRow* row);
  void addPlaces(const Element& element, QWidget* page);
  void goToRow(int direction);
  void endTyping(QWidget& field);
  void restoreFocus(const QString& rowKey, const QString& control);
  void submit(FieldRow& row, const Value& value, bool nudged);
  static void showOutcome(FieldRow& row, const Expected<void>& done);
  void takeMassFromShapes(FieldRow& row);
  void offerFrames(FieldRow& row, const std::vector<const Element*>& shown);
  void showHelp(const Field* field);
  void showElsewhere();

  ModelDocument& document_;
  Selection& selection_;
  PropertyEdits edits_;                      ///< of what the form shows, also while others are being selected
  std::vector<const TypeInfo*> shownTypes_;  ///< what the rows were made for
  bool showsOne_ = false;                    ///< for one element, not for several
  bool isElsewhere_ = false;
  const FieldRow* entered_ = nullptr;

  ElementHeader* header_;
  QLabel* elsewhere_;  ///< says so
  QLabel* empty_;
  QScrollArea* scroll_;
  BeamFactsBox* beamFacts_;
  QLabel* help_;
  PlaceRows* places_ = nullptr;  ///< of one element with two markers
  std::vector<FieldRow*> rows_;
};

}  // namespace gyre::ui
