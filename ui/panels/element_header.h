#pragma once
// The head of a form: what the elements are, and of one its name to be edited, and whether they take part.

#include "model/model.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>

#include <vector>

namespace gyre::ui {

/// Each type once, in the order of the elements.
std::vector<const TypeInfo*> typesOf(const std::vector<const Element*>& elements);

class ElementHeader : public QWidget {
  Q_OBJECT
 public:
  explicit ElementHeader(QWidget* parent = nullptr);

  /// What elements they are. @pre there are some
  void showElements(const std::vector<const Element*>& elements);
  /// Their name and whether they are enabled; what was typed is taken back.
  void refresh(const std::vector<const Element*>& elements);
  /// Below the name.
  void setError(const QString& text);
  /// Something else than the name stands in its field.
  bool isTypedIn() const { return name_->hasFocus() && name_->isModified(); }
  /// After which Tab leads on.
  QWidget* last() const { return enabled_; }

 signals:
  void renamed(const QString& name);
  void switched(bool on);

 private:
  QLabel* icon_;
  QLineEdit* name_;
  QLabel* type_;
  QCheckBox* enabled_;
  QLabel* error_;
};

}  // namespace gyre::ui
