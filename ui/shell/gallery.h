#pragma once
// The start page: examples with pictures in groups, studies, recent files, new, open, and a search for words of their
// titles and descriptions and for the types that they have. Pictures are drawn one per turn of the event
// loop, so that the window is there at once.

#include "shell/example_card.h"

#include "model/model.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QVBoxLayout>
#include <QWidget>

#include <filesystem>
#include <memory>
#include <vector>

namespace gyre::ui {

class Gallery : public QWidget {
  Q_OBJECT
 public:
  explicit Gallery(const TypeList& types, QWidget* parent = nullptr);
  void setRecentFiles(const QStringList& files);
  /// The cards of examples, in the order of their groups.
  std::vector<ExampleCard*> cards() const;
  const std::vector<ExampleCard*>& studyCards() const { return sections_.back().cards; }

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
    QWidget* area = nullptr;  ///< with its title
    QGridLayout* grid = nullptr;
    std::vector<ExampleCard*> cards = {};
  };
  void buildExamples(QVBoxLayout* page);
  void buildStudies(QVBoxLayout* page);
  /// @param words  below the title; empty: none
  /// @param chosen  the signal of a click on a card
  void addSection(QVBoxLayout* page, const QString& title, const QString& words,
                  const std::vector<std::filesystem::path>& files, void (Gallery::*chosen)(const QString&));
  /// Shows the cards that have all the words, in groups that have such cards.
  void find(const QString& words);
  void fitColumns();
  void layOutCards();
  bool isStudy(const ExampleCard& card) const;
  void drawNextPicture();
  /// Reads what there is to be said of a card. @return the model of its picture; null: none
  std::shared_ptr<const Model> describe(ExampleCard& card) const;

  const TypeList& types_;
  QWidget* page_;
  QVBoxLayout* recent_;
  QLabel* recentTitle_;
  QLineEdit* search_;
  QLabel* nothingFound_;
  std::vector<Section> sections_;  ///< groups of examples, then the studies
  QStringList wanted_;             ///< words that are searched for
  int columns_ = 0;
  std::size_t nextPicture_ = 0;
  QTimer drawing_;
};

}  // namespace gyre::ui
