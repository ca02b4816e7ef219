#include "export/svg_plot.h"

#include "export/markup.h"
#include "export/plot_axis.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

constexpr double plotWidth = 440, plotHeight = 210;
constexpr double leftEdge = 56, rightEdge = plotWidth - 8, topEdge = 40, bottomEdge = plotHeight - 26;
constexpr int pixelColumns = 380;
constexpr std::size_t curveColors = 6;

/// What of a curve falls on one column of pixels.
struct PixelColumn {
  double least = std::numeric_limits<double>::infinity(), most = -std::numeric_limits<double>::infinity();
  double first = 0, last = 0;
  bool isEmpty() const { return !(least <= most); }
  void add(double y) {
    if (isEmpty()) first = y;
    last = y;
    least = std::min(least, y);
    most = std::max(most, y);
  }
};

class PlotDrawing {
 public:
  PlotDrawing(const SvgPlot& plot, const Recording& recording) : plot_(plot), recording_(recording) {
    begin_ = recording.time(0);
    end_ = recording.time(recording.rows() - 1);
    for (const PlotCurve& curve : plot.curves) columns_.push_back(columnsOf(curve.column));
    for (const auto& curve : columns_)
      for (const PixelColumn& c : curve)
        if (!c.isEmpty()) least_ = std::min(least_, c.least), most_ = std::max(most_, c.most);
  }

  std::string run() {
    std::string out = fmt::format(
        "<figure class=\"plot\"><svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" "
        "xmlns=\"http://www.w3.org/2000/svg\">\n<text class=\"title\" x=\"{}\" y=\"14\">{}</text>\n",
        plotWidth, plotHeight, markupText(plot_.title), leftEdge, markupText(heading()));
    out += legend();
    if (!(least_ <= most_))
      return out + fmt::format("<text class=\"tick\" x=\"{}\" y=\"{}\">{}</text></svg></figure>\n", leftEdge + 8,
                               0.5 * (topEdge + bottomEdge), plot_.logarithmic ? "zero throughout" : "no values");
    const PlotAxis x(begin_, end_, false), y(least_, most_, plot_.logarithmic);
    out += grid(x, y);
    for (std::size_t i = 0; i < columns_.size(); ++i)
      out += fmt::format("<path class=\"curve c{}\" d=\"{}\"/>\n", i % curveColors, path(columns_[i], x, y));
    return out + "</svg></figure>\n";
  }

 private:
  std::vector<PixelColumn> columnsOf(std::size_t column) const {
    std::vector<PixelColumn> out(pixelColumns);
    const double perSecond = end_ > begin_ ? (pixelColumns - 1) / (end_ - begin_) : 0;
    for (std::size_t row = 0; row < recording_.rows(); ++row) {
      double value = recording_.at(row, column);
      if (plot_.logarithmic) value = std::abs(value);
      const double at = (recording_.time(row) - begin_) * perSecond;
      if (!std::isfinite(value) || (plot_.logarithmic && value == 0) || !(at >= 0 && at < pixelColumns)) continue;
      out[static_cast<std::size_t>(at)].add(value);
    }
    return out;
  }

  std::string heading() const { return plot_.unit.empty() ? plot_.title : plot_.title + " [" + plot_.unit + "]"; }

  /// A curve alone is what the title says.
  std::string legend() const {
    if (plot_.curves.size() == 1) return {};
    std::string out;
    double x = leftEdge;
    for (std::size_t i = 0; i < plot_.curves.size(); ++i) {
      const std::string& label = plot_.curves[i].label;
      out += fmt::format(
          "<path class=\"curve c{}\" d=\"M{:.0f} 27h12\"/><text class=\"tick\" x=\"{:.0f}\" y=\"30\">{}</text>\n",
          i % curveColors, x, x + 16, markupText(label));
      x += 26 + 5.4 * static_cast<double>(label.size());
    }
    return out;
  }

  static double across(double share) { return leftEdge + share * (rightEdge - leftEdge); }
  static double up(double share) { return bottomEdge - share * (bottomEdge - topEdge); }

  static std::string grid(const PlotAxis& x, const PlotAxis& y) {
    std::string lines, labels;
    for (const PlotAxis::Tick& tick : y.ticks(5)) {
      const double at = up(y.place(tick.value));
      lines += fmt::format("M{} {:.1f}H{}", leftEdge, at, rightEdge);
      labels +=
          fmt::format("<text class=\"tick end\" x=\"{}\" y=\"{:.1f}\">{}</text>\n", leftEdge - 5, at + 3.5, tick.label);
    }
    for (const PlotAxis::Tick& tick : x.ticks(6)) {
      const double at = across(x.place(tick.value));
      lines += fmt::format("M{:.1f} {}v4", at, bottomEdge);
      labels +=
          fmt::format("<text class=\"tick middle\" x=\"{:.1f}\" y=\"{}\">{}</text>\n", at, bottomEdge + 15, tick.label);
    }
    labels += fmt::format("<text class=\"tick end\" x=\"{}\" y=\"{}\">t [s]</text>\n", leftEdge - 12, bottomEdge + 15);
    return fmt::format("<path class=\"grid\" d=\"{}\"/>\n{}", lines, labels);
  }

  std::string path(const std::vector<PixelColumn>& curve, const PlotAxis& x, const PlotAxis& y) const {
    std::string out;
    bool down = false;
    const auto go = [&](double t, double value) {
      out += fmt::format("{}{:.1f} {:.1f}", down ? 'L' : 'M', across(x.place(t)), up(y.place(value)));
      down = true;
    };
    for (std::size_t i = 0; i < curve.size(); ++i) {
      const PixelColumn& c = curve[i];
      if (c.isEmpty()) continue;
      const double t = begin_ + (end_ - begin_) * static_cast<double>(i) / (pixelColumns - 1);
      go(t, c.first);
      for (const double value : {c.least, c.most, c.last})
        if (value != c.first) go(t, value);
    }
    return out;
  }

  const SvgPlot& plot_;
  const Recording& recording_;
  double begin_, end_;
  std::vector<std::vector<PixelColumn>> columns_;
  double least_ = std::numeric_limits<double>::infinity(), most_ = -std::numeric_limits<double>::infinity();
};

}  // namespace

std::string svgOf(const SvgPlot& plot, const Recording& recording) { return PlotDrawing(plot, recording).run(); }

}  // namespace gyre
