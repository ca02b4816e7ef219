#pragma once
// The start page: examples with pictures, recent files, new, open. Pictures are drawn one per turn of the event
// loop, so that the window is there at once.

#include "shell/example_card.h"

#include "describe/type_info.h"

#include <QGridLayout>
#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <vector>

namespace gyre::ui {

class Gallery : public QWidget {
  Q_OBJECT
 public:
  explicit Gallery(const TypeList& types, QWidget* parent = nullptr);
  void setRecentFiles(const QStringList& files);
  const std::vector<ExampleCard*>& cards() const { return cards_; }

 signals:
  void exampleChosen(const QString& path);
  void fileChosen(const QString& path);
  void newChosen();
  void openChosen();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildHead(QVBoxLayout* page);
  void buildCards(QVBoxLayout* page);
  void layOutCards();
  void drawNextPicture();

  const TypeList& types_;
  QWidget* page_;
  QWidget* cardArea_;
  QGridLayout* grid_;
  QVBoxLayout* recent_;
  QLabel* recentTitle_;
  std::vector<ExampleCard*> cards_;
  std::size_t nextPicture_ = 0;
  QTimer drawing_;
};

}  // namespace gyre::ui
