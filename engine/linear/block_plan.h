#pragma once
// Where everything stands in the fronts of an elimination along the graph of bodies and joints (elimination_order.h,
// block_kkt.h). Made once for a structure.

#include "linear/elimination_tasks.h"
#include "linear/front_kernels.h"

#include <cstddef>

namespace gyre {

struct BlockPlan {
  explicit BlockPlan(const KktStructure& structure);
  /// Whether the fronts are much larger than the blocks in them: as with very many joints at one body, which KLU
  /// eliminates by what keeps them regular.
  bool fills() const;

  /// A range of unknowns of a front, and where they stand elsewhere.
  struct Segment {
    int here, there, size;
  };
  /// A block of S.
  struct Entry {
    enum class Kind { body, couplingIJ, couplingJI, B, C } kind;
    int index;        ///< among those of its kind
    int row, column;  ///< in the front
    int rows, columns;
  };
  struct Front {
    int n, N;                        ///< its own unknowns, and with those that it touches
    std::size_t own;                 ///< first of the rowsOfOwn() x n numbers of its own columns
    std::size_t coupling;            ///< first of n x (N - n) numbers: its own rows of those that it touches
    std::size_t left;                ///< first of paddedRows(N - n) x (N - n) numbers: what it leaves of S for these
    int first;                       ///< of its own unknowns, in order of elimination
    int boundary;                    ///< first of what it leaves of right-hand sides for those that it touches
    int firstTouched, touchedCount;  ///< segments: boundary unknowns here, in order of elimination there
    int firstEntry, entryCount;
    int firstOwn, ownCount;      ///< segments: its own unknowns here, in [v; lambda] there
    int firstChild, childCount;  ///< among children
  };
  struct Child {
    int front;
    int firstSegment, segmentCount;  ///< here: in this front; there: in the boundary of the child
  };

  KktStructure structure;
  std::vector<Front> fronts;
  EliminationTasks tasks;
  std::vector<Segment> touched, own, childSegments;
  std::vector<Entry> entries;
  std::vector<Child> children;
  double operations = 0;  ///< EliminationOrder::operations
  std::size_t ownSize = 0, couplingSize = 0, leftSize = 0;
  int boundarySize = 0;

  /// Rows of a front's own columns as they are stored: symmetric ones padded, which more than one number is read from.
  int rowsOfOwn(const Front& f) const { return structure.symmetric ? paddedRows(f.N) : f.N; }
  /// The largest paddedRows(N) of some fronts.
  int widestOf(const std::vector<int>& some) const;
  /// Adds to the matrix A of a front what the elimination of its children has left.
  /// @param left  [leftSize], of which symmetric structures use the lower triangles
  void addChildren(const Front& f, const double* left, double* A) const;
  /// Adds to the right-hand side b of a front what reducing its children has left of theirs.
  /// @param boundary  [boundarySize]
  void addLeftOfChildren(const Front& f, const double* boundary, double* b) const;

 private:
  class Builder;
  void placeWhatIsLeft(const std::vector<int>& list);
};

}  // namespace gyre
