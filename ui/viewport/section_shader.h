#pragma once
// How the graphics leave out what lies beyond a section plane. The cut of a closed solid looks filled: where its inside
// shows, its colour is painted flat, at the depth of the plane.

#include "viewport/section_plane.h"

class vtkActor;
class vtkCamera;

namespace gyre::ui {

/// What a plane is to a camera: signed distance of a fragment from its clip coordinates, and what gives the depth of
/// the plane behind a pixel.
struct SectionUniforms {
  float weights[4] = {0, 0, 0, 0}, offset = 0;
  float eye = 0;            ///< distance of the eye, positive where that is left out
  float depth[2] = {0, 0};  ///< third row of the projection
  float along = 0;          ///< distance per length along the axis of the camera
  /// @param aspect  width of the picture over its height
  static SectionUniforms of(const SectionPlane& plane, vtkCamera* camera, double aspect);
};

/// Once for each actor. @param filled  it is of closed solids
void addSection(vtkActor* actor, bool filled);
/// For every picture. @pre addSection()
void setSection(vtkActor* actor, const SectionUniforms& uniforms);

}  // namespace gyre::ui
