#pragma once
// The text of an expression read as a tree of operations.

#include "functions/expression_tree.h"

#include <string_view>

namespace gyre {

/// Fails where the text does not follow the grammar (expression_parser.cpp) or has a name that the scope does not
/// know, and where it is nested more than ExpressionTree::mostDepth deep.
tl::expected<ExpressionTree, ExpressionFault> parseExpression(std::string_view text, ExpressionScope& scope);

}  // namespace gyre
