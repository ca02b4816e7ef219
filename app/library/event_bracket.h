#pragma once
// Where within a step an event changes its sign.

namespace gyre {
inline namespace v0 {

/// Two lengths of a step between which an event changes its sign, with its values there.
class EventBracket {
 public:
  EventBracket(double length, double before, double behind) : to_(length), fFrom_(before), fTo_(behind) {}
  double length() const { return to_ - from_; }
  double behind() const { return to_; }
  /// Where to look next: by the secant and in the middle in turn, so that it shrinks whatever the event is like.
  double next() {
    isMiddle_ = !isMiddle_;
    const double secant = from_ - fFrom_ * (to_ - from_) / (fTo_ - fFrom_);
    return isMiddle_ || !(secant > from_ && secant < to_) ? 0.5 * (from_ + to_) : secant;
  }
  /// True where the place is behind the event now.
  bool narrow(double length, double f) {
    const bool isBehind = f * fFrom_ <= 0;
    if (isBehind) to_ = length, fTo_ = f;
    else from_ = length, fFrom_ = f;
    return isBehind;
  }

 private:
  double from_ = 0, to_, fFrom_, fTo_;
  bool isMiddle_ = true;
};

}  // namespace v0
}  // namespace gyre
