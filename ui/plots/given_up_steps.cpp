#include "plots/given_up_steps.h"

#include "figure/readable_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>

namespace gyre::ui {
namespace {

constexpr std::size_t logRowsAtOnce = 100000;
constexpr int marksAbreast = 150;        ///< as many as can be told apart over the width of a plot
constexpr std::size_t rowsBack = 10000;  ///< within one step, at most
constexpr int inexactColor = 3, unconvergedColor = 4, switchColor = 6;  ///< the first two as their counts are drawn

QString ofSteps(const char* text) { return QCoreApplication::translate("gyre::ui::GivenUpSteps", text); }

/// Shape and colour of a reason.
std::pair<Marker, int> lookOf(StepOutcome outcome) {
  switch (outcome) {
    case StepOutcome::tooInexact: return {Marker::cross, inexactColor};
    case StepOutcome::notConverged: return {Marker::diamond, unconvergedColor};
    case StepOutcome::turnedTooFar: return {Marker::square, unconvergedColor};
    case StepOutcome::newBranch: return {Marker::triangleDown, switchColor};
    case StepOutcome::timeSwitch: return {Marker::triangle, switchColor};
    case StepOutcome::taken: break;
  }
  return {Marker::none, 0};
}

bool isGivenUp(const StepEvent& e) { return e.outcome != StepOutcome::taken && e.outcome < StepOutcome::newBranch; }

QString percentOf(double share) { return QStringLiteral("%1 %").arg(100 * share, 0, 'f', share < 0.01 ? 1 : 0); }

}  // namespace

void GivenUpSteps::setRecording(std::shared_ptr<const Recording> recording) {
  recording_ = std::move(recording);
  events_.clear();
  rows_ = 0;
}

bool GivenUpSteps::takeNewRows() {
  if (!recording_ || !recording_->steps()) return false;
  const std::size_t all = recording_->rows(), until = std::min(all, rows_ + logRowsAtOnce);
  for (; rows_ < until; ++rows_)
    for (const StepEvent& e : recording_->steps()->row(rows_))
      if (e.outcome != StepOutcome::taken) events_.push_back(e);
  return rows_ < all;
}

std::vector<StepMark> GivenUpSteps::in(const AxisRange& time) const {
  struct Heap {
    const StepEvent* first;
    int count;
  };
  std::map<std::pair<StepOutcome, int>, Heap> heaps;
  const auto before = [](const StepEvent& e, double t) { return e.t < t; };
  for (auto e = std::lower_bound(events_.begin(), events_.end(), time.low, before);
       e != events_.end() && e->t <= time.high; ++e) {
    const int place = static_cast<int>(time.toUnit(e->t) * marksAbreast);
    ++heaps.try_emplace({e->outcome, place}, Heap{&*e, 0}).first->second.count;
  }
  std::vector<StepMark> out;
  for (const auto& [key, heap] : heaps) {
    const auto [shape, color] = lookOf(key.first);
    QString text = wordsOf(*heap.first);
    if (heap.count > 1) text += QLatin1Char('\n') + ofSteps("and %1 more of this kind nearby").arg(heap.count - 1);
    out.push_back({heap.first->t, heap.first->h, shape, color, text});
  }
  return out;
}

/// "'rod' has 83 % of it"; empty where nothing is known.
QString GivenUpSteps::errorOf(const StepEvent& event) const {
  if (event.largest.row < 0) return {};
  const QString element = QString::fromStdString(recording_->steps()->nameOf(event).element);
  return ofSteps("%1 of it in '%2'").arg(percentOf(event.largest.share), element);
}

QString GivenUpSteps::wordsOf(const StepEvent& event) const {
  const QString reason = QString::fromLatin1(wordsFor(event.outcome)), where = errorOf(event);
  QString out =
      ofSteps("From %1 s, step of %2 s: %3")
          .arg(compactNumber(event.t, 6), compactNumber(event.h, 3), where.isEmpty() ? reason : reason + ", " + where);
  if (std::isfinite(event.error) && event.outcome == StepOutcome::tooInexact)
    out += ofSteps(" (%1 times the tolerance)").arg(compactNumber(event.error, 2));
  return out;
}

QString GivenUpSteps::storyAt(double time) const {
  if (!recording_ || !recording_->steps() || recording_->rows() == 0 || !std::isfinite(time)) return {};
  std::size_t row = recording_->rowAt(time);
  const std::size_t least = row - std::min(row, rowsBack);
  const auto isTaken = [&](std::size_t r) {
    const auto events = recording_->steps()->row(r);
    return !events.empty() && events.back().outcome == StepOutcome::taken;
  };
  while (row > least && !isTaken(row)) --row;  // rows within a step come after the one that made it
  if (!isTaken(row)) return {};
  const auto events = recording_->steps()->row(row);
  const StepEvent& taken = events.back();
  QString out;
  if (taken.largest.row >= 0) {
    out = std::isfinite(taken.error) ? ofSteps("Local error %1 of the tolerance").arg(percentOf(taken.error))
                                     : ofSteps("Local error");
    out += ": " + errorOf(taken);
  }
  const auto count = std::ranges::count_if(events, isGivenUp);
  if (count > 0) {
    const auto last = std::find_if(events.rbegin(), events.rend(), isGivenUp);
    out += (out.isEmpty() ? QString() : QStringLiteral(". ")) +
           (count == 1 ? ofSteps("Before it one attempt given up: %1")
                       : ofSteps("Before it %1 attempts given up, the last: %2").arg(count))
               .arg(QString::fromLatin1(wordsFor(last->outcome)));
  }
  return out;
}

}  // namespace gyre::ui
