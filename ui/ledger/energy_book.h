#pragma once
// The energy of a run as a book of accounts, read from the channels energy.* of its recording:
//
//   what there was + brought in  =  potential + elastic + kinetic + heat + friction + impacts  -  made by the method
//
// What there was is the energy at the start; brought in is the work of forces, drives and hands, and of moves that
// contacts are corrected by. On the right stands where it is now: stored in three forms, and gone in three. Potential
// energy counts from its lowest value in the run, so that it has a height; it takes part on both sides alike.
//
// Stacked, the right side ends at the left one wherever the method is exact; the gap is what the method made or lost.
// The sums are held as extremes over blocks of rows (plots/curve_reduction.h): a million rows are drawn like a
// thousand.

#include "core/ids.h"
#include "figure/axes_window.h"
#include "plots/curve_reduction.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace gyre::ui {

/// In the order of the stack, from below; then what stands beside it.
enum class LedgerBand { potential, elastic, kinetic, heat, friction, impacts, method, broughtIn };
inline constexpr std::size_t stackedBands = 6, ledgerBands = 8;

class EnergyBook {
 public:
  struct Part {
    std::vector<ElementId> elements;  ///< one, or the two bodies that touch, without ground; none of a hand
    QString name;
    double value;  ///< [J]
  };

  /// Null: none.
  void setRecording(std::shared_ptr<const Recording> recording);
  const std::shared_ptr<const Recording>& recording() const { return recording_; }
  /// Takes in new rows for a part of a frame; whether there were any.
  bool takeNewRows();
  /// The time did not suffice for all of them.
  bool isBehind() const { return isBehind_; }
  std::size_t rows() const { return rows_; }
  AxisRange timeRange() const;

  /// Whether it ever was anything but zero; the method has a line in any case.
  bool has(LedgerBand band) const { return seen_[static_cast<std::size_t>(band)]; }
  /// @pre row < rows()
  double value(LedgerBand band, std::size_t row) const;
  /// What there was at the start.
  double atStart() const;
  /// Height of the stack with that band [J].
  double top(LedgerBand band, std::size_t row) const;
  /// What there was and was brought in: where the stack should end [J].
  double owed(std::size_t row) const { return owed_.value(*recording_, row) + atStart(); }

  /// Extremes of all that is drawn in this time.
  Extremes extremes(const AxisRange& time) const;
  /// The upper edge of a band as points of a window so many pixels wide.
  std::vector<CurvePoint> edge(LedgerBand band, const AxisRange& time, std::size_t pixels) const;
  std::vector<CurvePoint> owedEdge(const AxisRange& time, std::size_t pixels) const;

  /// Whether the recording tells the energy of each element.
  bool tellsParts() const { return tellsParts_; }
  /// The elements behind a band, or the bodies that touch, the largest first; none of bands that have none.
  std::vector<Part> parts(LedgerBand band, std::size_t row) const;

 private:
  struct Column {
    std::size_t column;
    LedgerBand band;
    double factor;
    std::vector<ElementId> elements;
    QString name;
  };

  void findParts();
  void nameContacts();
  void see(std::size_t row);
  double lowest() const;
  std::size_t rowOfLowest() const;
  double raw(LedgerBand band, std::size_t row) const;
  std::vector<CurvePoint> shifted(const ExtremesTree& tree, const AxisRange& time, std::size_t pixels, double by) const;

  std::shared_ptr<const Recording> recording_;
  std::array<std::vector<ExtremesTree::Term>, ledgerBands> terms_;
  std::vector<ExtremesTree> tops_;  ///< without the lowest potential energy
  ExtremesTree owed_{0};            ///< without what there was at the start
  std::array<bool, ledgerBands> seen_{};
  std::vector<Column> parts_;
  std::size_t rows_ = 0;
  bool isBehind_ = false, tellsParts_ = false;
};

}  // namespace gyre::ui
