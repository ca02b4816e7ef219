#pragma once
// The runs that are compared, a line each: the method, or another model, and what is changed of it, and beside it, once
// they run, how far each has come, what it costs and what it is worth. Below them the runs that were kept or read from
// files.

#include "run/run_measures.h"
#include "run/run_set.h"

#include <QAbstractTableModel>

#include <vector>

namespace gyre::ui {

/// "rho_inf=0.5, step=1 ms" as single changes.
std::vector<std::string> changesIn(const QString& text);

class CompareTable : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { method, changes, state, steps, factorizations, cpu, position, orientation, energy, drift, columns };
  static constexpr int mostLines = 6;

  CompareTable(ModelDocument& document, RunSet& runs, LockstepController& lockstep, QObject* parent = nullptr);

  const std::vector<Contestant>& contestants() const { return contestants_; }
  void setContestants(std::vector<Contestant> contestants);
  /// Lines whose colour a run that was kept meanwhile has get another one.
  void freeColors();
  void add(const std::string& id);
  /// Another model, by the method it has. @param file  without its folder
  void add(const QString& file, std::shared_ptr<const Model> model);
  void remove(int line);
  /// Whether a line is a method that can be run; the others are runs that are there.
  bool isContestant(int line) const { return line >= 0 && line < static_cast<int>(contestants_.size()); }
  /// The run of that line; null while there is none, or the line was changed since.
  RunPtr runOf(int line) const;
  /// Why a line cannot be run; empty: it can.
  QString faultOf(int line) const;
  /// Takes in new rows for a part of a frame; true when some are left.
  bool refresh();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant headerData(int section, Qt::Orientation direction, int role) const override;

 signals:
  void contestantsChanged();

 private:
  struct Measured {
    RunPtr run, baseline;
    RunMeasures measures;
  };
  void add(Contestant contestant);
  QString text(int row, int column) const;
  QString stateText(std::size_t line) const;
  QString measured(const RunPtr& run, int column) const;
  QString tip(int row, int column) const;
  bool isFault(int row) const;
  QString ofKept(const RunPtr& run, int column) const;
  const RunMeasures* measuresOf(const RunPtr& run) const;
  /// The place in LockstepController::runs().
  std::optional<std::size_t> placeOf(std::size_t line) const;
  const RunPtr& keptOf(int line) const { return kept_[static_cast<std::size_t>(line) - contestants_.size()]; }
  void takeRuns();

  ModelDocument& document_;
  RunSet& runs_;
  LockstepController& lockstep_;
  std::vector<Contestant> contestants_;
  std::vector<QString> faults_;     ///< of each, from when it was typed
  std::vector<RunPtr> kept_;        ///< as KeptRuns::all() when it was last looked at
  std::vector<Measured> measures_;  ///< of LockstepController::runs() and of kept_
};

}  // namespace gyre::ui
