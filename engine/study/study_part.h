#pragma once
// Which cases of a study a part of it computes, where the parts are computed by machines that know nothing of each
// other. It follows from the plan alone, so that every part finds the same.
//
// What a part costs are the steps of its cases and of the reference runs that they are compared with, each of which it
// makes itself once. The dearest cases are dealt out first, each to the part that is then the least laden
// (Graham 1969, SIAM J. Appl. Math. 17, 416: at most 4/3 of the best there is, where cases need no reference). Where a
// reference is needed, that is a part that makes it already, until another would be ahead by as much as the reference
// costs although it made it, too: else many parts would make a dear reference for little.

#include "core/error.h"
#include "study/study_plan.h"

#include <string_view>
#include <vector>

namespace gyre {

struct StudyPart {
  std::size_t number = 1, of = 1;  ///< counted from 1
};

/// "2/5". Fails where it is none.
Expected<StudyPart> studyPartFromText(std::string_view text);

/// One for each case: whether it belongs to the part. No case does where there are more parts than cases.
/// @pre 1 <= part.number <= part.of
std::vector<bool> casesOfPart(const StudyPlan& plan, const StudyPart& part);

}  // namespace gyre
