#pragma once
// Which curves of which recording a plot shows.

#include "plots/plot_model.h"

#include <QObject>

namespace gyre::ui {

class PlotSelection : public QObject {
  Q_OBJECT
 public:
  /// @param model  outlives this
  explicit PlotSelection(PlotModel& model) : model_(model) {}

  /// Curves stay by name where the new recording has them; the view fits and follows again.
  void setRecording(std::shared_ptr<const Recording> recording);
  /// Shows these columns of the recording, and no others.
  void setChannels(const std::vector<int>& columns);
  /// Shows the channels of these names, also of a recording that is still to come.
  void setNames(const QStringList& names);
  /// Adds the channels of these names; unknown names and those shown already are passed over.
  void add(const QStringList& names);
  void remove(const QString& name);
  /// Another formula in the place of a curve.
  void replace(const QString& name, const QString& formula);

  std::vector<int> channels() const;
  QStringList names() const;

 signals:
  void changed();
  /// Some were added whose values do not belong to the axis of the others.
  void otherUnitsAdded(const QStringList& names);
  /// These are to have a new plot, beside this one or below; without any it is empty.
  void splitRequested(Qt::Orientation orientation, const QStringList& names);

 private:
  PlottedCurves& curves() { return model_.runs().curves(); }

  PlotModel& model_;
};

}  // namespace gyre::ui
