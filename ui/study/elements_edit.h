#pragma once
// The numbers of elements of an order study: of which flexible beam, and the list of them. Hidden where a model has
// none.

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include <string>
#include <vector>

namespace gyre::ui {

class ElementsEdit : public QWidget {
  Q_OBJECT
 public:
  explicit ElementsEdit(QWidget* parent = nullptr);

  /// @param keys  numbers of elements, "blade.elements". The choice is kept where it still is there
  void setKeys(const std::vector<std::string>& keys);
  /// Chosen; empty: elements stay as the model has them.
  std::string key() const;
  /// As typed, in their order; empty where something is wrong with them.
  std::vector<std::string> values() const;
  /// Why values() is empty; empty where nothing is wrong.
  QString problem() const;
  /// Chooses the first beam, unless one is.
  void choose();

 signals:
  void changed();
  void wanted();  ///< one click: both axes, at once

 private:
  QComboBox* beam_;
  QLineEdit* values_;
  QPushButton* button_;
};

}  // namespace gyre::ui
