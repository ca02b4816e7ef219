#pragma once
// How the parts of a view are lit: by a key light that stays over the viewer's left shoulder and by a weaker one from
// the sky.

class vtkActor;
class vtkRenderer;

namespace gyre::ui {

void addLights(vtkRenderer* renderer);

/// Makes a surface reflect these lights as Phong has it (1975): ambient and diffuse light of both, a highlight of the
/// key light, the viewer taken to be far away. Only where addLights() has been called.
/// VTK's own shader takes a logarithm and an exponential for each light and pixel: a quarter of what it takes to draw
/// many parts without a graphics card.
void reflectLights(vtkActor* actor);

}  // namespace gyre::ui
