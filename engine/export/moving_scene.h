#pragma once
// A run as a scene that moves: surfaces in the frames of their bodies, and where those are at the moments shown. Bodies
// are those of the scene, in its order; moments are rows of the recording, so that nothing is interpolated.

#include "export/exported_run.h"
#include "model/named_view.h"
#include "run/recorded_beams.h"
#include "run/recorded_poses.h"
#include "scene/scene_description.h"
#include "scene/shape_surface.h"

#include <span>

namespace gyre {

class MovingScene {
 public:
  /// @param around  sides of what is round; 0: fewer the more bodies there are
  /// @param view    named view that it is looked at from; empty: none
  /// Fails where a body's motion was not recorded, or the model has no such view.
  static Expected<MovingScene> create(const ExportedRun& run, std::optional<double> rate, int around = 0,
                                      const std::string& view = {});

  const SceneDescription& scene() const { return scene_; }
  const std::optional<NamedView>& view() const { return view_; }
  double rate() const { return rate_; }  ///< moments per simulated second, as asked [1/s]

  std::size_t moments() const { return tracks_[0].rows.size(); }
  double time(std::size_t moment) const { return tracks_[0].time(moment); }
  Frame placement(std::size_t moment, std::size_t body) const { return tracks_[0].placement(moment, body); }
  /// Placement of a body at any time, between the moments before and after it along the shortest turn.
  Frame placementAt(double t, std::size_t body) const { return placementAt(tracks_[0], t, body); }
  /// Runs beside this one, and where their bodies are.
  std::span<const ComparisonRun> comparisons() const { return comparisons_; }
  Frame placementBeside(std::size_t run, double t, std::size_t body) const {
    return placementAt(tracks_[run + 1], t, body);
  }
  /// What was recorded at the nodes of a beam; nothing: it was not.
  std::vector<double> beamValues(std::size_t moment, const SceneBeam& beam, BeamQuantity quantity) const;
  /// Velocity of a point of the body [m/s], inertial axes: v + R (W x local).
  Vec3 velocity(std::size_t moment, std::size_t body, const Vec3& local) const;

  /// In the body's frame; of the node of a beam nothing. Bodies of equal shapes share one.
  const Surface& surface(std::size_t body) const { return surfaces_[surfaceOf_[body]]; }
  std::size_t surfaceIndex(std::size_t body) const { return surfaceOf_[body]; }
  std::span<const Surface> surfaces() const { return surfaces_; }
  /// What stands still, with planes as far as the motion goes.
  const Surface& ground() const { return ground_; }
  /// Bounds of all bodies at all moments, those of runs beside it included; where there are none, a cube about the
  /// origin.
  const Eigen::AlignedBox3d& bounds() const { return bounds_; }

 private:
  /// A run at the moments that are shown of it.
  struct Track {
    std::shared_ptr<const Recording> recording;
    std::vector<std::size_t> rows = {};
    std::vector<std::size_t> columns = {};  ///< of x, followed by y z qw qx qy qz vx vy vz wx wy wz

    double time(std::size_t moment) const { return recording->time(rows[moment]); }
    const double* values(std::size_t moment, std::size_t body) const {
      return recording->row(rows[moment]).data() + columns[body];
    }
    Frame placement(std::size_t moment, std::size_t body) const;
  };

  static Frame placementAt(const Track& track, double t, std::size_t body);
  Expected<void> addTrack(const std::shared_ptr<const Recording>& recording);
  void makeSurfaces(int around);
  void findBounds();
  void extendBounds(const Track& track, std::span<const Eigen::AlignedBox3d> boxes);
  void makeGround(int around);

  SceneDescription scene_;
  std::optional<NamedView> view_;
  std::vector<Track> tracks_;  ///< its own, then those of the runs beside it
  std::vector<ComparisonRun> comparisons_;
  std::shared_ptr<const RecordedBeams> recordedBeams_;
  std::vector<Surface> surfaces_;
  std::vector<std::size_t> surfaceOf_;
  Surface ground_;
  Eigen::AlignedBox3d bounds_;
  double rate_ = 0;
};

}  // namespace gyre
