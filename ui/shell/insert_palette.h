#pragma once
// Type to search the catalogue, Enter inserts: bodies, joints and forces by name, id, what they are
// good for, or what people also call them. Over
// the window until something is chosen, Esc is pressed or something else gets the focus.

#include "document/body_preset.h"
#include "document/model_document.h"
#include "document/selection.h"

#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QTreeWidget>

#include <vector>

namespace gyre::ui {

class InsertPalette : public QFrame {
  Q_OBJECT
 public:
  InsertPalette(ModelDocument& document, Selection& selection, QWidget* window);
  void open();

  QLineEdit* searchField() const { return search_; }
  QTreeWidget* list() const { return list_; }

 signals:
  /// @param preset  null: the type as it is
  void chosen(const gyre::TypeInfo& type, const gyre::ui::BodyPreset* preset);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void find(const QString& text);
  void describe();
  void accept();
  void giveBack();
  /// A row: a type of the catalogue, or a body as people name it.
  struct Offer {
    const TypeInfo* type = nullptr;
    const BodyPreset* preset = nullptr;
    QString title() const;
  };
  std::vector<Offer> offers() const;
  Offer current() const;

  ModelDocument& document_;
  Selection& selection_;
  QLineEdit* search_;
  QTreeWidget* list_;
  QLabel* help_;
  std::vector<Offer> shown_;  ///< by row
  QPointer<QWidget> before_;  ///< had the focus
};

}  // namespace gyre::ui
