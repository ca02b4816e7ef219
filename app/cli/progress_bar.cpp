#include "progress_bar.h"

#include "io/output_file.h"

#include <fmt/format.h>
#include <unistd.h>
#include <algorithm>
#include <cmath>

namespace gyre::cli {
namespace {

constexpr int barWidth = 30;

std::string duration(double seconds) {
  const long s = std::lround(std::min(seconds, 3.6e6));
  if (s < 60) return fmt::format("{} s", s);
  if (s < 3600) return fmt::format("{} min {} s", s / 60, s % 60);
  return fmt::format("{} h {} min", s / 3600, s / 60 % 60);
}

/// A terminal that is gone shows nothing, and that is nobody's loss.
void draw(std::string_view text) {
  if (auto terminal = OutputFile::open("/dev/stderr")) static_cast<void>(terminal->write(text));
}

}  // namespace

ProgressBar::ProgressBar(bool allowed) : enabled_(allowed && isatty(STDERR_FILENO) == 1) {}

void ProgressBar::show(double done, const std::string& what) {
  if (!enabled_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(100);
  done = std::clamp(done, 0.0, 1.0);
  const double elapsed = std::chrono::duration<double>(Clock::now() - start_).count();
  const std::string left = done > 0 ? duration(elapsed * (1 - done) / done) + " left" : std::string("starting");
  const int filled = static_cast<int>(done * barWidth);
  draw(fmt::format("\r\033[K[{:=<{}}{: <{}}] {:3.0f} %  {}  {}", "", filled, "", barWidth - filled,
                   std::min(done * 100, 99.0), what, left));
  drawn_ = true;
}

void ProgressBar::clear() {
  if (!drawn_) return;
  draw("\r\033[K");
  drawn_ = false;
}

}  // namespace gyre::cli
