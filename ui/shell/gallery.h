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

#include <filesystem>
#include <vector>

namespace gyre::ui {

class Gallery : public QWidget {
  Q_OBJECT
 public:
  explicit Gallery(const TypeList& types, QWidget* parent = nullptr);
  void setRecentFiles(const QStringList& files);
  const std::vector<ExampleCard*>& cards() const { return examples_.cards; }
  const std::vector<ExampleCard*>& studyCards() const { return studies_.cards; }

 signals:
  void exampleChosen(const QString& path);
  void studyChosen(const QString& path);
  void fileChosen(const QString& path);
  void newChosen();
  void openChosen();

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void buildHead(QVBoxLayout* page);
  struct Section {
    QGridLayout* grid = nullptr;
    std::vector<ExampleCard*> cards = {};
  };
  void buildExamples(QVBoxLayout* page);
  void buildStudies(QVBoxLayout* page);
  /// @param chosen  the signal of a click on a card
  void addCards(QVBoxLayout* page, Section& section, const std::vector<std::filesystem::path>& files,
                void (Gallery::*chosen)(const QString&));
  void layOutCards();
  void drawNextPicture();
  void drawExample(ExampleCard& card);
  void drawStudy(ExampleCard& card);

  const TypeList& types_;
  QWidget* page_;
  QVBoxLayout* recent_;
  QLabel* recentTitle_;
  Section examples_, studies_;
  int columns_ = 0;
  std::size_t nextPicture_ = 0;
  QTimer drawing_;
};

}  // namespace gyre::ui
