#pragma once
// What a method that chooses its steps has chosen: their size with marks where attempts were given up, their order,
// what failed until then, and how far the constraints have drifted at their three levels, in panes above each other
// with one axis of time. Below them a line says of the step at the cursor in which element its local error was.

#include "plots/given_up_steps.h"
#include "plots/plot_view.h"

#include <QLabel>

#include <array>

namespace gyre::ui {

class StepsPlot : public QWidget, public PictureSource {
  Q_OBJECT

 public:
  explicit StepsPlot(QWidget* parent = nullptr);

  PlotView& size() const { return *panes_[0]; }
  PlotView& order() const { return *panes_[1]; }
  PlotView& failures() const { return *panes_[2]; }
  PlotView& drift() const { return *panes_[3]; }
  const GivenUpSteps& givenUp() const { return givenUp_; }
  /// What is said of the step at the cursor.
  const QString& story() const { return words_; }

  void setRecording(const std::shared_ptr<const Recording>& recording);
  /// Draws a run that was kept to compare with behind the curves; null: none.
  void setKept(const std::shared_ptr<const Recording>& recording, const QString& name, RunColors colors);
  void setTimeCursor(double time);
  void refresh();
  /// As refresh(), with the cursor at this time; not more often than leaves time for the rest of the window.
  /// @return whether it has been done
  bool refreshInTurn(double cursor);

  /// All that is shown.
  PlotData data();

  bool hasPicture() const override { return size().hasPicture(); }
  QString pictureTitle() const override { return tr("Steps"); }
  /// The panes that are shown, one below the other.
  void withPicture(const std::optional<PaperSize>& paper, const std::function<void(const Picture&)>& use) override;

 signals:
  void timeCursorMoved(double time);
  void exportRequested();

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void fit();
  void placeDrift();
  void reportStep();

  PlotHeader* header_;
  std::array<PlotView*, 4> panes_;
  QLabel* story_;
  QString words_;  ///< of it, in full
  GivenUpSteps givenUp_;
  double cursor_;
  bool isConstrained_ = false;
  RedrawPace pace_;
};

}  // namespace gyre::ui
