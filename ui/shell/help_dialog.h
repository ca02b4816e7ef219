#pragma once
// The page of keys and mouse, and the words about the program.

#include "viewport/navigation.h"

#include <QDialog>

namespace gyre::ui {

class HelpDialog : public QDialog {
  Q_OBJECT
 public:
  explicit HelpDialog(NavigationStyle mouse, QWidget* parent = nullptr);
};

void showAbout(QWidget* parent);

}  // namespace gyre::ui
