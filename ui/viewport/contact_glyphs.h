#pragma once
// Contacts as points on the surfaces, normals, forces and friction cones, in the colour of their state. They lie on a
// layer of their own in front of the scene, as they are mostly between bodies that would hide them.

#include "run/contact_log.h"
#include "viewport/camera_controls.h"
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
class vtkGenericOpenGLRenderWindow;
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
  /// @param scene  whose camera it shares
  ContactGlyphs(vtkGenericOpenGLRenderWindow* window, vtkRenderer* scene);
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
  vtkRenderer* layer() const;

  /// Drawn by the last show().
  struct Counts {
    std::size_t points = 0, normals = 0, forces = 0, cones = 0;
    std::size_t conesLeftOut = 0;  ///< farther from the viewer than those drawn
    bool operator==(const Counts&) const = default;
  };
  const Counts& counts() const { return counts_; }

  /// What is drawn as one: points, where there are few of them and where many, with their rims; lines along normals;
  /// arrows with their rims; cones and their edges; what stands out.
  enum Batch { dot, lens, ring, normal, casing, shaft, headCasing, head, cone, coneLines, halo, batchCount };
  vtkActor* actor(Batch batch) const;

  /// Radius at which a point is drawn [m]. @param pixel  size of one there [m]
  static double pointRadius(double bodySize, double pixel);
  /// Longest arrow [m].
  static double longestArrow(double bodySize) { return 4 * bodySize; }

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
  void addCones();
  void add(const LoggedContact& c, bool marked);
  void addPoint(const LoggedContact& c, const Frame& at, bool marked);
  void addForce(const LoggedContact& c);
  Frame facing(const Vec3& x, const Vec3& along) const;
  void addFlat(Batch batch, const Frame& arrow, double z, const Vec3& scale, QRgb color);
  void addCone(const LoggedContact& c, const Frame& at);
  void put(Batch batch, const Frame& at, const Vec3& scale, QRgb color);

  vtkSmartPointer<vtkRenderer> layer_;
  vtkSmartPointer<vtkActor2D> veil_;  ///< between the bodies and the layer
  std::array<std::unique_ptr<PartBatch>, batchCount> batches_;
  bool coarse_ = false, drawn_ = false;
  ContactParts parts_;
  ViewportColors colors_;
  std::vector<LoggedContact> contacts_;
  std::vector<std::pair<double, std::size_t>> withCones_;  ///< by their distance from the viewer [m]
  std::optional<std::size_t> marked_;
  double scale_ = 0;
  Counts counts_;
  View view_;
};

}  // namespace gyre::ui
