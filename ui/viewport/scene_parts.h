#pragma once
// A scene at one moment as parts: knows where every body, joint and force is and what to draw there, but not how.

#include "run/simulation.h"
#include "scene/scene_description.h"
#include "viewport/link_glyphs.h"
#include "viewport/part.h"
#include "viewport/scene_extent.h"

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace gyre::ui {

class SceneParts {
 public:
  struct Options {
    ViewportColors colors;
    bool glyphs = true;                      ///< joints and forces
    bool triads = false;                     ///< frames of the bodies
    std::vector<ElementId> selected = {};    ///< sorted
    std::vector<ElementId> emphasized = {};  ///< sorted

    /// Colour of an element that is selected or spoken of.
    std::optional<QColor> markOf(ElementId id) const;
  };

  /// @param like  joints and forces are as large as in that scene; null: as suits this one
  void setScene(const SceneDescription& scene, const SceneExtent* like = nullptr);
  /// Takes the bodies' own colours from another description of them. @pre as many of them, in the same order
  void recolor(const SceneDescription& scene);
  /// Sets the colour of each body of the scene, instead of its own until the next scene; none: their own.
  void setColors(std::vector<QRgb> colors) { colors_ = std::move(colors); }
  std::span<const QRgb> colors() const { return colors_; }
  const SceneDescription& description() const { return scene_; }

  /// Moves the bodies of the scene that are among these; the others stay where they are.
  void setPoses(std::span<const BodyPose> bodies);
  void resetPoses();
  /// Pose of each body of the scene, in its order.
  std::span<const BodyPose> poses() const { return poses_; }
  /// Centres of mass of the bodies of the scene, where those that are among these have moved.
  std::vector<Vec3> centers(std::span<const BodyPose> moved = {}) const;
  /// None of what is no body of the scene.
  std::optional<Frame> placementOf(ElementId body) const;
  /// Where the nodes of a beam of the scene are.
  std::vector<Frame> nodesOf(const SceneBeam& beam) const;

  /// All parts as they are now, those of the bodies first.
  std::vector<Part> build(const Options& options) const;
  std::vector<Part> bodyParts() const;
  /// The bodies that are among these, where they say, all in one colour; a click goes through them.
  void appendGhost(std::span<const BodyPose> bodies, QRgb color, std::vector<Part>& parts) const;
  /// The solid shapes of the ground; planes have no part.
  std::vector<Part> groundParts(const ViewportColors& colors) const;
  /// A link that is not in the scene, drawn as if selected; a click goes through it.
  void appendPreview(const SceneLink& link, const ViewportColors& colors, std::vector<Part>& parts) const;

  const SceneExtent& extent() const { return extent_; }

 private:
  void makeMeshes(const SceneDescription& next);
  void measure();
  /// Index of a body, which is probably the expected one; none of what is no body of the scene.
  std::optional<std::size_t> placeOf(ElementId body, std::size_t expected) const;
  /// Per body a number that all bodies share which links join to it.
  std::vector<std::size_t> assemblies() const;
  /// How far parts can swing about a point [m]; of very many parts a bound.
  double reachFrom(const Vec3& pivot, std::span<const Part> parts) const;
  void findFloor();
  void findGround();
  Frame frameOf(ElementId body) const;
  std::vector<Frame> endsOf(const SceneLink& link) const;
  Vec3 directionOf(const SceneLink& link) const;
  void findArms();
  void findFixtures();

  /// A marker away from its body, joined to the centre of mass by a thin bar.
  struct Arm {
    std::size_t link, end;
  };
  /// What a link holds on to at the ground; it never moves.
  struct Fixture {
    std::size_t link;
    std::vector<Part> parts;
  };

  SceneDescription scene_;
  std::unordered_map<ElementId, std::size_t> index_;
  std::vector<BodyPose> poses_;
  std::vector<QRgb> colors_;  ///< as setColors()
  std::vector<LinkStyle> styles_;
  std::vector<std::vector<std::shared_ptr<const UnitMesh>>> meshes_;  ///< of each body's shapes, null for primitives
  std::vector<std::shared_ptr<const UnitMesh>> groundMeshes_;
  std::vector<Arm> arms_;
  std::vector<Fixture> fixtures_;
  SceneExtent extent_;
};

}  // namespace gyre::ui
