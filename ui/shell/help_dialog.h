#pragma once
// The page of keys and mouse, and the words about the program.

#include <QDialog>

namespace gyre::ui {

class HelpDialog : public QDialog {
  Q_OBJECT
 public:
  explicit HelpDialog(QWidget* parent = nullptr);
};

void showAbout(QWidget* parent);

}  // namespace gyre::ui
