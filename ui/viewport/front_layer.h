#pragma once
// What lies in front of the scene, as bodies would mostly hide it: contacts, arrows of what acts, diagrams of section
// forces. Diagrams alone are hidden by what lies before them.

#include "viewport/beam_diagrams.h"
#include "viewport/contact_glyphs.h"
#include "viewport/load_glyphs.h"

class vtkGenericOpenGLRenderWindow;

namespace gyre::ui {

class FrontLayer {
 public:
  /// @param scene  whose camera it shares
  FrontLayer(vtkGenericOpenGLRenderWindow* window, vtkRenderer* scene);
  ~FrontLayer();

  ContactGlyphs& contacts() { return contacts_; }
  const ContactGlyphs& contacts() const { return contacts_; }
  LoadGlyphs& loads() { return loads_; }
  const LoadGlyphs& loads() const { return loads_; }
  BeamDiagrams& diagrams() { return diagrams_; }
  const BeamDiagrams& diagrams() const { return diagrams_; }
  vtkRenderer* renderer() const;
  bool isEmpty() const { return contacts_.isEmpty() && loads_.isEmpty() && diagrams_.isEmpty(); }

  void setColors(const ViewportColors& colors);
  void show(const Lens& lens, const SceneParts& scene, double pixelRatio);

 private:
  vtkSmartPointer<vtkRenderer> layer_;
  ContactGlyphs contacts_;
  LoadGlyphs loads_;
  BeamDiagrams diagrams_;
  QRgb rim_ = 0;
};

}  // namespace gyre::ui
