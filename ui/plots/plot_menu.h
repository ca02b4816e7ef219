#pragma once
// The menu of a plot: of its curves, of the kinds of plots, and of what can be done with the picture.

#include <QMenu>

#include <functional>

namespace gyre::ui {

class PlotContent;
class PlotModel;
class PlotView;
struct PlottedCurve;

class PlotMenu : public QMenu {
  Q_OBJECT
 public:
  /// Both outlive the menu.
  PlotMenu(PlotView& view, const PlotModel& model);

  /// @param curve  the one the mouse is on; empty: all of them
  void addCurves(const QString& curve);
  void addKinds();
  void addPicture();

 signals:
  /// A formula instead of this curve; empty: beside the others.
  void formulaRequested(const QString& curve);
  /// A formula in which this stands.
  void formulaOfRequested(const QString& text);
  void kindRequested(const gyre::ui::PlotContent* kind);

 private:
  void addCurveActions(QMenu& menu, const PlottedCurve& curve);
  QAction* addSwitch(const QString& text, bool on, std::function<void(bool)> change);

  PlotView& view_;
  const PlotModel& model_;
};

}  // namespace gyre::ui
