#include "viewport/lights.h"

#include <vtkActor.h>
#include <vtkLight.h>
#include <vtkNew.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkShaderProperty.h>

namespace gyre::ui {
namespace {

/// In the place and the names of VTK's own: the highlight is the cosine to the power of 24.
constexpr const char* reflection = R"(
  float glance = max(0.0, reflect(lightDirectionVC0, normalVCVSOutput).z);
  float glance2 = glance * glance, glance4 = glance2 * glance2, glance8 = glance4 * glance4;
  vec3 light = max(0.0, dot(normalVCVSOutput, -lightDirectionVC0)) * lightColor0
             + max(0.0, dot(normalVCVSOutput, -lightDirectionVC1)) * lightColor1;
  vec3 highlight = glance8 * glance8 * glance8 * lightColor0;
  gl_FragData[0] = vec4(ambientColor + light * diffuseColor + highlight * specularColor, opacity);
)";

}  // namespace

void addLights(vtkRenderer* renderer) {
  renderer->AutomaticLightCreationOff();
  vtkNew<vtkLight> key;
  key->SetLightTypeToCameraLight();
  key->SetPosition(-0.2, 0.45, 1.0);
  key->SetFocalPoint(0, 0, 0);
  key->SetIntensity(0.85);
  renderer->AddLight(key);
  vtkNew<vtkLight> sky;
  sky->SetLightTypeToSceneLight();
  sky->SetPosition(0, 0, 1);
  sky->SetFocalPoint(0, 0, 0);
  sky->SetIntensity(0.25);
  renderer->AddLight(sky);
}

void reflectLights(vtkActor* actor) {
  vtkProperty* property = actor->GetProperty();
  property->SetInterpolationToPhong();
  property->SetAmbient(0.48);
  property->SetDiffuse(0.62);
  property->SetSpecular(0.10);
  actor->GetShaderProperty()->AddFragmentShaderReplacement("//VTK::Light::Impl", true, reflection, false);
}

}  // namespace gyre::ui
