#pragma once
// The charts of a study: all of them as tiles, or one alone, chosen by a bar of tabs. Charts of the same measure over
// several kinds of work (CPU time, evaluations, ...) share one tile with a switch.

#include "study/study_snapshot.h"

#include <QTabBar>
#include <QWidget>

#include <vector>

class QComboBox;
class QGridLayout;

namespace gyre::ui {

class ChartView;

class ChartDeck : public QWidget {
  Q_OBJECT
 public:
  explicit ChartDeck(QWidget* parent = nullptr);

  /// Another study: new charts, with this hint until there are results.
  void setPlots(const std::vector<StudyPlot>& plots, const QString& hint);
  /// New results of the same study.
  void setCharts(const std::vector<Chart>& charts);
  void setHint(const QString& hint);

  const std::vector<ChartView*>& views() const { return views_; }
  QTabBar* tabs() const { return tabs_; }
  /// Emphasizes the point of this case in all charts; negative: none.
  void markCase(int ofCase);

 signals:
  /// The point of this case was pressed.
  void caseChosen(int ofCase);

 private:
  struct Tile {
    ChartView* view;
    std::vector<std::size_t> plots;  ///< that the switch chooses from
    QComboBox* choice = nullptr;
  };
  void addTile(const std::vector<StudyPlot>& plots, std::vector<std::size_t> chosen);
  void showTiles();
  void refresh(const Tile& tile);

  QTabBar* tabs_;
  QWidget* area_;
  QGridLayout* grid_;
  std::vector<Tile> tiles_;
  std::vector<ChartView*> views_;
  std::vector<Chart> charts_;
  QString hint_;
};

}  // namespace gyre::ui
