#pragma once
// The flexible beams of a run at the rows of its recording, along their lines: section forces, stress, strain energy,
// and how far they are from their rest shape. Lengths in metres, forces in newtons.

#include "flexible/expanded_model.h"
#include "run/recorded_poses.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace gyre {

/// The first eight are recorded for each node, in this order.
enum class BeamQuantity { N, Qy, Qz, T, My, Mz, stress, strainEnergy, deflectionY, deflectionZ, deflection };

struct BeamQuantityWords {
  BeamQuantity quantity;
  const char* symbol;
  const char* unit;
};
inline constexpr std::array<BeamQuantityWords, 11> beamQuantities{{
    {BeamQuantity::N, "N", "N"},
    {BeamQuantity::Qy, "Q_y", "N"},
    {BeamQuantity::Qz, "Q_z", "N"},
    {BeamQuantity::T, "T", "N m"},
    {BeamQuantity::My, "M_y", "N m"},
    {BeamQuantity::Mz, "M_z", "N m"},
    {BeamQuantity::stress, "stress", "Pa"},
    {BeamQuantity::strainEnergy, "strain_energy", "J/m"},
    {BeamQuantity::deflectionY, "deflection_y", "m"},
    {BeamQuantity::deflectionZ, "deflection_z", "m"},
    {BeamQuantity::deflection, "deflection", "m"},
}};
inline const BeamQuantityWords& wordsOf(BeamQuantity q) { return beamQuantities[static_cast<std::size_t>(q)]; }

inline bool isMoment(BeamQuantity q) { return q == BeamQuantity::T || q == BeamQuantity::My || q == BeamQuantity::Mz; }

/// A quantity at both ends of an element, in the axes of the sections there.
struct BeamSpan {
  double s1 = 0, s2 = 0;  ///< arc lengths
  double start = 0, end = 0;
  bool operator==(const BeamSpan&) const = default;
};

class RecordedBeams {
 public:
  struct Beam {
    ElementId id;
    std::string name;
    BeamMesh mesh;
    std::vector<ElementId> nodes = {};
    std::vector<std::size_t> bodies = {};  ///< of the nodes, by their numbers in poses()
    std::size_t first = 0;                 ///< column of N at the first node
  };

  /// @param model  whose run was recorded. Beams of which less was recorded are left out.
  RecordedBeams(const Model& model, std::shared_ptr<const Recording> recording);

  std::span<const Beam> beams() const { return beams_; }
  const RecordedPoses& poses() const { return poses_; }
  /// Element by element. Deflections are those from the rest shape as the start of the beam carries it along, in the
  /// axes of the section there. @pre row < rows of the recording
  std::vector<BeamSpan> spans(const Beam& beam, BeamQuantity quantity, std::size_t row) const;
  /// The column of what is recorded at a node.
  static std::size_t columnOf(const Beam& beam, std::size_t node, BeamQuantity quantity);
  /// At a node, as recorded. @pre quantity is recorded
  double atNode(const Beam& beam, std::size_t node, BeamQuantity quantity, std::size_t row) const;
  /// The largest size of a quantity at a row, over all beams.
  double largest(BeamQuantity quantity, std::size_t row) const;

 private:
  std::vector<Vec3> deflections(const Beam& beam, std::size_t row) const;
  /// A force or a moment in the axes of an end of an element.
  double component(const Beam& beam, std::size_t node, const Frame& section, BeamQuantity quantity,
                   std::size_t row) const;

  RecordedPoses poses_;
  std::vector<Beam> beams_;
};

}  // namespace gyre
