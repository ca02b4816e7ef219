// What a frame takes while a plot of ten million rows is moved by the mouse: choosing what is drawn of them, and
// drawing it. A screen shows 60 frames a second: 16 ms. Needs OpenGL, thus a display (xvfb-run).

#include "figure/plot_gestures.h"
#include "figure/plot_surface.h"
#include "plots/plot_view.h"
#include "theme/theme.h"
#include "ui/recording_samples.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QMouseEvent>

using namespace gyre;
using namespace gyre::ui;

namespace {

constexpr std::size_t rowsOfTheRun = 10'000'000;

/// Twelve channels, as two bodies have them; noise on all, so that every pixel column has its own extremes.
std::shared_ptr<Recording> longRun() {
  std::vector<test::Signal> channels;
  for (int i = 0; i < 12; ++i)
    channels.push_back({"body." + std::to_string(i), "m",
                        [i](double t) { return std::sin((i + 1) * 0.01 * t) + 0.1 * std::sin(1e4 * t * (i + 1.3)); }});
  return test::record(channels, rowsOfTheRun, 1e-3);
}

const std::shared_ptr<Recording>& run() {
  static const std::shared_ptr<Recording> made = longRun();
  return made;
}

/// A plot that has taken in all rows.
std::unique_ptr<PlotView> plotOf(const QStringList& curves) {
  auto view = std::make_unique<PlotView>();
  view->resize(1200, 400);
  view->show();
  view->selection().setRecording(run());
  view->selection().setNames(curves);
  view->data();
  view->fit();
  QApplication::processEvents();
  return view;
}

/// Moves the picture by 7 pixels to and fro, and waits until it is drawn.
void moveAndDraw(benchmark::State& state, PlotView& view) {
  auto& surface = *view.findChild<PlotSurface*>();
  QPointF at(500, 200);
  const auto send = [&](QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons held) {
    QMouseEvent event(type, at, surface.mapToGlobal(at), button, held, {});
    QApplication::sendEvent(&surface, &event);
  };
  send(QEvent::MouseButtonPress, Qt::MiddleButton, Qt::MiddleButton);
  double seconds = 0;
  int frame = 0;
  for (auto _ : state) {
    at.rx() += ++frame % 40 < 20 ? 7 : -7;
    send(QEvent::MouseMove, Qt::NoButton, Qt::MiddleButton);
    view.repaint();
    QApplication::processEvents();
    seconds += view.lastFrameSeconds();
  }
  send(QEvent::MouseButtonRelease, Qt::MiddleButton, {});
  state.counters["of which VTK, ms"] = 1e3 * seconds / static_cast<double>(state.iterations());
  state.counters["points"] = static_cast<double>(view.pointsDrawn());
}

void takeIn(benchmark::State& state) {
  run();
  for (auto _ : state) plotOf({"body.0", "body.1", "body.2", "body.3"});
}

/// @param state  range(0): which share of the run is in sight, 1/n
void pan(benchmark::State& state) {
  const auto view = plotOf({"body.0", "body.1", "body.2", "body.3"});
  auto& surface = *view->findChild<PlotSurface*>();
  emit surface.gestures().zoomed(ZoomAxes::time, 1.0 / static_cast<double>(state.range(0)), {0.4, 0.5});
  moveAndDraw(state, *view);
}

void panLogarithmic(benchmark::State& state) {
  const auto view = plotOf({"body.0", "body.1", "body.2", "body.3"});
  view->ranges().setLogarithmic(true);
  emit view->findChild<PlotSurface*>()->gestures().zoomed(ZoomAxes::time, 0.5, {0.4, 0.5});
  moveAndDraw(state, *view);
}

void panFormula(benchmark::State& state) {
  const auto view = plotOf({"deriv(body.0)", "body.1^2 + body.2^2"});
  emit view->findChild<PlotSurface*>()->gestures().zoomed(ZoomAxes::time, 0.5, {0.4, 0.5});
  moveAndDraw(state, *view);
}

}  // namespace

BENCHMARK(takeIn)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(pan)->Arg(1)->Arg(2)->Arg(100)->Arg(100000)->Unit(benchmark::kMillisecond);
BENCHMARK(panLogarithmic)->Unit(benchmark::kMillisecond);
BENCHMARK(panFormula)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv) {
  useGyreSurfaceFormat();
  QApplication application(argc, argv);
  initResources();
  applyTheme(application, ThemeChoice::light);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
