#pragma once
// What the Delassus matrix G = B M^-1 B^T of a system of bodies and constraints consists of: one product of blocks for
// each two constraints that hold the same body, or a constraint and itself. Where these products stand in the fronts of
// its elimination (elimination_order.h), whose parts are the constraints alone.

#include "linear/block_plan.h"

#include <limits>

namespace gyre {

struct DelassusPlan {
  /// @param structure  symmetric
  explicit DelassusPlan(const KktStructure& structure);
  /// Whether it takes no more operations than eliminating the bodies, too: so it is for chains, trees and loops, but
  /// not where many constraints hold one body, which would couple each with each.
  /// @param instead  of the same structure
  bool pays(const BlockPlan& instead) const { return operations_ <= instead.operations / 2; }  // of one triangle

  /// An end of a constraint at a body, one for each of KktStructure::blocks.
  struct End {
    int body, first, size;  ///< its velocities among the nv
    int row, rows;          ///< of the constraint among the m
  };
  /// B_row (B_column M^-1)^T, added to a front.
  struct Product {
    int row, column;  ///< ends
    int place;        ///< of its first number in the matrix of the front
    bool wide;        ///< more than four rows
    int columns;
  };
  struct Range {
    int first, count;
  };

  KktStructure structure;
  std::vector<End> ends;
  std::vector<int> endsOfBodies;  ///< body by body
  std::vector<Range> atBody;      ///< of each body in endsOfBodies
  BlockPlan elimination;          ///< of G
  std::vector<Product> products;  ///< front by front
  std::vector<Range> ofFront;     ///< of each front in products

 private:
  void collectEnds();
  void placeProducts();
  double operations_ = std::numeric_limits<double>::infinity();
};

}  // namespace gyre
