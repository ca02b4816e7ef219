#pragma once
// What lies in front of the scene, as bodies would mostly hide it: contacts, and arrows of what acts.

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
  vtkRenderer* renderer() const;
  bool isEmpty() const { return contacts_.isEmpty() && loads_.isEmpty(); }

  void setColors(const ViewportColors& colors);
  /// @param bodySize  typical extent of a body [m]
  void show(const Lens& lens, double bodySize, double pixelRatio);

 private:
  vtkSmartPointer<vtkRenderer> layer_;
  ContactGlyphs contacts_;
  LoadGlyphs loads_;
  QRgb rim_ = 0;
};

}  // namespace gyre::ui
