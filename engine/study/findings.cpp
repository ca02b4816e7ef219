// The judging half of study_report.h.
#include "study/study_report.h"

#include <fmt/format.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace gyre {
namespace {

/// One number to be judged, and those it is compared with.
struct Subject {
  std::string name;  ///< "geom1, step 0.001"
  double value = std::numeric_limits<double>::quiet_NaN();
  std::string problem;  ///< why there is no value
  std::vector<std::size_t> cases;
};

struct Judgement {
  Verdict verdict;
  std::string words;
};

int rank(const Judgement& j) { return j.verdict == Verdict::notHeld ? 0 : j.verdict == Verdict::notJudged ? 1 : 2; }

std::string digits(double x) { return fmt::format("{:.4g}", x); }

class Judge {
 public:
  Judge(const StudyPlan& plan, const CaseResults& results, const StudyFinding& finding)
      : plan_(plan), results_(results), f_(finding) {
    for (std::size_t a = 0; a < plan.axes.size(); ++a)
      if (plan.axes[a].values.size() > 1 && !isTheSameThroughout(plan.axes[a].key)) varied_.push_back(a);
  }

  JudgedFinding judge() {
    JudgedFinding out{.verdict = Verdict::held, .measured = {}, .cases = {}};
    std::vector<Judgement> judged;
    for (const Subject& s : subjects(f_.measure, f_.where)) {
      out.cases.insert(out.cases.end(), s.cases.begin(), s.cases.end());
      if (Judgement j = judgeOne(s); !j.words.empty()) judged.push_back(std::move(j));  // else compared with itself
    }
    if (judged.empty()) return {Verdict::notJudged, "there is nothing to compare", out.cases};
    // What does not hold comes first and counts most, then what could not be judged.
    for (const Verdict v : {Verdict::notJudged, Verdict::notHeld})
      if (std::any_of(judged.begin(), judged.end(), [&](const auto& j) { return j.verdict == v; })) out.verdict = v;
    std::stable_sort(judged.begin(), judged.end(), [](const auto& a, const auto& b) { return rank(a) < rank(b); });
    std::vector<std::string> said;
    for (Judgement& j : judged) said.push_back(std::move(j.words));
    const std::size_t most = out.verdict == Verdict::held ? 3 : 8;
    for (std::size_t i = 0; i < std::min(most, said.size()); ++i) out.measured += (i ? "; " : "") + said[i];
    if (said.size() > most) out.measured += fmt::format("; and {} more", said.size() - most);
    return out;
  }

 private:
  /// The finding itself says which value this axis has, and compares with no other.
  bool isTheSameThroughout(const std::string& axis) const {
    const auto names = [&](const StudySelection& where) {
      return std::any_of(where.begin(), where.end(), [&](const Setting& s) { return s.key == axis; });
    };
    return names(f_.where) && !(f_.lessThan && names(f_.lessThan->where)) &&
           !(f_.greaterThan && names(f_.greaterThan->where));
  }

  std::vector<Subject> subjects(const std::string& measure, const StudySelection& where) const {
    std::vector<Subject> out;
    if (f_.slopeOver.empty()) {
      for (const std::size_t i : plan_.select(where)) out.push_back(ofCase(i, measure));
      return out;
    }
    for (const FamilyOrder& family : familyOrders(plan_, results_, measure, f_.slopeOver, where))
      out.push_back(ofFamily(family));
    return out;
  }

  Subject ofCase(std::size_t i, const std::string& measure) const {
    Subject s{plan_.label(i, varied_), measured(plan_, results_, i, measure), {}, {i}};
    if (s.name.empty()) s.name = plan_.cases[i].name;
    if (std::isfinite(s.value)) return s;
    if (!results_[i]) s.problem = "has not been run";
    else if (results_[i]->failed()) s.problem = "failed";
    else s.problem = problemOf(*results_[i], measure);
    return s;
  }

  std::string problemOf(const CaseResult& result, const std::string& measure) const {
    for (std::size_t m = 0; m < plan_.study.measures.size(); ++m)
      if (plan_.study.measures[m].name == measure) return "has no value: " + result.measures[m].problem;
    return "has no value";
  }

  Subject ofFamily(const FamilyOrder& family) const {
    Subject s{family.label, family.fit.order, {}, family.cases};
    if (s.name.empty()) s.name = "all cases";
    if (!family.fit.valid()) s.problem = "has too few points to fit an order to";
    return s;
  }

  /// The value a bound stands for, for the subject it is compared with; no words when that is the subject itself.
  struct Limit {
    double value = 0;
    std::string words;
  };
  Limit limitOf(const StudyBound& bound, const Subject& subject) const {
    if (bound.isNumber()) return {bound.number, digits(bound.number)};
    const std::string& measure = bound.measure.empty() ? f_.measure : bound.measure;
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    if (subject.cases.empty()) return {nan, "no case"};
    const auto partner = plan_.partner(subject.cases.front(), bound.where);
    if (!partner) return {nan, "a case that is not there"};
    const bool same = bound.measure.empty() || bound.measure == f_.measure;
    if (same && *partner == subject.cases.front()) return {};
    Subject other;
    if (f_.slopeOver.empty()) {
      other = ofCase(*partner, measure);
    } else {
      for (const FamilyOrder& family : familyOrders(plan_, results_, measure, f_.slopeOver, {}))
        if (std::find(family.cases.begin(), family.cases.end(), *partner) != family.cases.end())
          other = ofFamily(family);
    }
    std::string words = fmt::format("{} of {}", digits(other.value), other.name);
    if (!same) words = measure + " " + words;
    if (bound.factor != 1) words = fmt::format("{:g} x {}", bound.factor, words);
    return {bound.factor * other.value, std::move(words)};
  }

  Judgement judgeOne(const Subject& s) const {
    if (!std::isfinite(s.value)) return {Verdict::notJudged, fmt::format("{} {}", s.name, s.problem)};
    std::string words = fmt::format("{}: {}", s.name, digits(s.value));
    bool holds = true, known = true;
    if (f_.equals) {
      const double off = s.value - *f_.equals;
      const bool relative = f_.within > 0 && *f_.equals != 0;
      holds = std::abs(off) <= (relative ? f_.within * std::abs(*f_.equals) : std::max(f_.within, f_.plusMinus));
      words += relative ? fmt::format(" ({:+.2g} % off {})", 100 * off / std::abs(*f_.equals), digits(*f_.equals))
                        : fmt::format(" ({:+.2g} off {})", off, digits(*f_.equals));
    }
    if (f_.between) {
      holds = f_.between->first <= s.value && s.value <= f_.between->second;
      words +=
          fmt::format(",{} in [{}, {}]", holds ? "" : " not", digits(f_.between->first), digits(f_.between->second));
    }
    for (const auto& [bound, less] : {std::pair{&f_.lessThan, true}, std::pair{&f_.greaterThan, false}}) {
      if (!*bound) continue;
      const Limit limit = limitOf(**bound, s);
      if (limit.words.empty()) return {Verdict::held, {}};
      known = known && std::isfinite(limit.value);
      const bool meets = less ? s.value < limit.value : s.value > limit.value;
      holds = holds && meets;
      words += fmt::format(",{} {} than {}", meets ? "" : " not", less ? "less" : "greater", limit.words);
    }
    return {!known ? Verdict::notJudged : holds ? Verdict::held : Verdict::notHeld, std::move(words)};
  }

  const StudyPlan& plan_;
  const CaseResults& results_;
  const StudyFinding& f_;
  std::vector<std::size_t> varied_;
};

}  // namespace

std::vector<JudgedFinding> judgeFindings(const StudyPlan& plan, const CaseResults& results) {
  std::vector<JudgedFinding> out;
  for (const StudyFinding& f : plan.study.findings) out.push_back(Judge(plan, results, f).judge());
  return out;
}

}  // namespace gyre
