#pragma once
// The spectra of the curves of a plot, made on a thread of their own: while one request is worked on, only the newest
// of those that come meanwhile is kept.

#include "figure/axes_window.h"
#include "figure/curve_canvas.h"
#include "signals/spectrum.h"
#include "theme/run_look.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace gyre::ui {

/// What is asked for, of one curve.
struct SpectrumSource {
  QString name, unit;
  std::shared_ptr<const Recording> recording;
  std::size_t column = 0;
  std::size_t first = 0, last = 0;  ///< rows [first, last)
  bool isKept = false;
  bool operator==(const SpectrumSource&) const = default;
};

struct SpectrumRequest {
  std::vector<SpectrumSource> sources;
  SpectrumOptions options;
  bool operator==(const SpectrumRequest&) const = default;
};

struct SpectrumCurve {
  SpectrumSource source;
  Expected<Spectrum> spectrum;
};

class PlotSpectra : public QObject {
  Q_OBJECT
 public:
  explicit PlotSpectra(QObject* parent);
  /// What is being made is stopped.
  ~PlotSpectra() override;

  /// Nothing is done where it is what there is, or what is being made.
  void request(const SpectrumRequest& wanted);
  void clear();
  bool isBusy() const { return busy_; }

  const std::vector<SpectrumCurve>& curves() const { return curves_; }
  const SpectrumOptions& options() const { return made_.options; }
  /// From 0 to the highest frequency of all.
  AxisRange range() const;
  /// From 0 to beyond all lines that are a thousandth of the highest or more.
  AxisRange occupied() const;
  Extremes extremes(const AxisRange& frequencies) const;
  /// @param look  of one of them
  std::vector<CurveShape> shapes(const AxesWindow& window, const QSizeF& size,
                                 const std::function<RunLook(const SpectrumSource&)>& look) const;

  /// The highest line of a spectrum in a range.
  struct Peak {
    double frequency, value;
  };
  static std::optional<Peak> peak(const Spectrum& spectrum, const AxisRange& frequencies);

 signals:
  void changed();

 private:
  using Result = std::vector<SpectrumCurve>;
  static Result make(const SpectrumRequest& request, const std::stop_token& stop);
  void start();
  void finish(int number, std::shared_ptr<Result> result);

  SpectrumRequest wanted_, made_;
  std::vector<SpectrumCurve> curves_;
  bool busy_ = false;
  int number_ = 0;  ///< of the request that is wanted: others are obsolete
  QTimer pause_;    ///< before it follows a run that goes on
  std::jthread thread_;
};

}  // namespace gyre::ui
