#pragma once
// Contacts as points on the surfaces, normals, forces and friction cones, in the colour of their state.

#include "run/contact_log.h"
#include "viewport/camera_controls.h"
#include "viewport/force_arrows.h"
#include "viewport/part_batch.h"
#include "viewport/viewport_colors.h"

#include <vtkSmartPointer.h>

#include <QObject>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

class vtkActor;
class vtkActor2D;
class vtkPolyData;
class vtkRenderer;

namespace gyre::ui {

/// What is drawn of contacts.
struct ContactParts {
  bool shown = true;
  bool points = true, normals = false, forces = true, cones = false;
  bool inFront = true;  ///< seen through the bodies
  bool pale = false;    ///< bodies are drawn palely
  bool operator==(const ContactParts&) const = default;
};

class ContactGlyphs : public QObject {
  Q_OBJECT
 public:
  /// @param layer  in front of the scene, on which they are drawn
  ContactGlyphs(vtkRenderer* layer, vtkRenderer* scene);
  ~ContactGlyphs() override;

  void setParts(const ContactParts& parts);
  const ContactParts& parts() const { return parts_; }
  void setColors(const ViewportColors& colors) { colors_ = colors; }
  /// Contacts of a moment; none: an empty list. None stands out.
  void setContacts(std::span<const LoggedContact> contacts);
  std::span<const LoggedContact> contacts() const { return contacts_; }
  /// Arrows are that long [m/N].
  void setScale(double metresPerNewton);
  double scale() const { return scale_; }
  /// One of the contacts stands out.
  void mark(std::optional<std::size_t> contact);
  std::optional<std::size_t> marked() const { return marked_; }

  /// @param bodySize  typical extent of a body [m]
  void show(const Lens& view, double bodySize, double pixelRatio);
  /// Whether there is anything on the layer.
  bool isEmpty() const { return !drawn_; }
  const ForceArrows& arrows() const { return *arrows_; }

  /// Whether the last show() has drawn one: of thousands, only the strongest at each place of the picture.
  bool isDrawn(std::size_t contact) const { return leftOut_.empty() || !leftOut_[contact]; }
  /// Drawn by the last show().
  struct Counts {
    std::size_t points = 0, normals = 0, forces = 0, cones = 0;
    std::size_t leftOut = 0;       ///< weaker than another at the same place of the picture
    std::size_t conesLeftOut = 0;  ///< farther from the viewer than those drawn
    bool operator==(const Counts&) const = default;
  };
  const Counts& counts() const { return counts_; }

  /// What is drawn as one: points, where there are few of them and where many, with their rims; lines along normals;
  /// cones and their edges; what stands out.
  enum Batch { dot, lens, ring, normal, cone, coneLines, halo, batchCount };
  vtkActor* actor(Batch batch) const;

  /// Radius at which a point is drawn [m]. @param pixel  size of one there [m]
  static double pointRadius(double bodySize, double pixel);

 signals:
  /// What is drawn has to be drawn anew.
  void changed();

 private:
  /// How the contacts are being drawn.
  struct View {
    Lens lens;
    double bodySize = 1;    ///< typical extent of a body [m]
    double pixelRatio = 1;  ///< of the screen
    double pixel = 0.001;   ///< size of one at the contact that is being drawn [m]
  };

  void build(bool coarse);
  void addVeil(vtkRenderer* scene);
  void thin();
  void addCones();
  void add(const LoggedContact& c, bool marked);
  void addPoint(const LoggedContact& c, const Frame& at, bool marked);
  void addForce(const LoggedContact& c);
  void addCone(const LoggedContact& c, const Frame& at);
  void put(Batch batch, const Frame& at, const Vec3& scale, QRgb color);

  vtkSmartPointer<vtkRenderer> layer_;  ///< in front of the scene
  vtkSmartPointer<vtkActor2D> veil_;    ///< between the bodies and the layer
  std::array<std::unique_ptr<PartBatch>, batchCount> batches_;
  std::unique_ptr<ForceArrows> arrows_;
  bool coarse_ = false, drawn_ = false;
  ContactParts parts_;
  ViewportColors colors_;
  std::vector<LoggedContact> contacts_;
  std::vector<std::pair<double, std::size_t>> withCones_;  ///< by their distance from the viewer [m]
  std::vector<bool> leftOut_;                              ///< of each contact; empty: none
  std::optional<std::size_t> marked_;
  double scale_ = 0;
  Counts counts_;
  View view_;
};

}  // namespace gyre::ui
