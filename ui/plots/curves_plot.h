#pragma once
// The part that plots share whose curves are drawn as they are, over time or over another quantity.

#include "plots/plot_content.h"

namespace gyre::ui {

class CurvesPlot : public PlotContent {
 public:
  using PlotContent::PlotContent;

  PlotData data(const PlotLook& look) override;
  std::optional<QPointF> placeOf(const PlotNote& note, const PlotLook& look) const override;

 protected:
  /// The last row at or before the time cursor.
  struct CursorRow {
    bool isShown = false;   ///< there is a cursor, and there are rows
    bool isBeyond = false;  ///< the curves end before it
    std::size_t row = 0;
  };
  CursorRow cursorRow(const PlotLook& look) const;
  /// An entry for each curve, and dots where there is a place for them.
  PlotReading readCurves(const PlotLook& look, const CursorRow& at) const;
  /// Says which values in a range of time a logarithmic axis leaves out.
  void reportNonPositive(FigureWords& words, const PlotLook& look, const AxisRange& time) const;
  /// Words that both kinds share.
  FigureWords curveWords(const QString& horizontal) const;
};

/// "2.5 m" of a curve.
QString textOf(const PlottedCurve& curve, double value, int digits = 6);

}  // namespace gyre::ui
