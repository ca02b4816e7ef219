#pragma once
// A measure's expression in names that stand for channels, e.g. atan2(y, x).

#include "functions/expression.h"
#include "study/study.h"

namespace gyre {

/// Its variables are the names of `let`, in their order.
Expected<Expression> channelExpression(const StudyMeasure& measure);

}  // namespace gyre
