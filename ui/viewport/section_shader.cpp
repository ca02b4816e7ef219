#include "viewport/section_shader.h"

#include <vtkActor.h>
#include <vtkCamera.h>
#include <vtkMatrix4x4.h>
#include <vtkShaderProperty.h>
#include <vtkUniforms.h>

namespace gyre::ui {
namespace {

constexpr const char* sideOfFragment = R"(//VTK::Clip::Impl
  float sectionSide = dot(sectionWeights, sectionClip) + sectionOffset;
  if (sectionSide > 0.0) discard;
)";

/// Along the ray of the pixel from the inside that is seen back to the plane, but for a little: where solids overlap,
/// the one whose inside is nearer hides the other.
constexpr const char* fillCut = R"(//VTK::TCoord::Impl
  gl_FragDepth = gl_FragCoord.z;
  if (!gl_FrontFacing) {
    float sectionCut = gl_FragCoord.z;
    gl_FragData[0] = vec4(ambientColor + 0.62 * diffuseColor, opacity);
    if (sectionWeights.w != 0.0 && sectionEye > 0.0) {
      float sectionW = sectionClip.w * sectionEye / (sectionEye - sectionSide);
      sectionCut = 0.5 + 0.5 * (sectionDepth.y / sectionW - sectionDepth.x);
    }
    if (sectionWeights.w == 0.0 && sectionAlong != 0.0)
      sectionCut = 0.5 + 0.5 * (sectionClip.z - sectionDepth.x * sectionSide / sectionAlong);
    gl_FragDepth = mix(sectionCut, gl_FragCoord.z, 0.005);
  }
)";

}  // namespace

/// In the frame of the camera the plane is n . x + d = 0, and x y of it follow from clip coordinates by the projection;
/// z is -w of a perspective, whose own third coordinate is ill conditioned, and linear in that of a parallel one.
SectionUniforms SectionUniforms::of(const SectionPlane& plane, vtkCamera* camera, double aspect) {
  const vtkMatrix4x4* view = camera->GetViewTransformMatrix();
  const vtkMatrix4x4* projection = camera->GetProjectionTransformMatrix(aspect, -1, 1);
  Mat3 turn;
  Vec3 shift;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) turn(i, j) = view->GetElement(i, j);
    shift[i] = view->GetElement(i, 3);
  }
  const Vec3 n = turn * plane.normal;
  const double d = -plane.offset - n.dot(shift);
  const double p22 = projection->GetElement(2, 2), p23 = projection->GetElement(2, 3);
  const bool parallel = camera->GetParallelProjection() != 0;
  SectionUniforms out;
  out.weights[0] = static_cast<float>(n.x() / projection->GetElement(0, 0));
  out.weights[1] = static_cast<float>(n.y() / projection->GetElement(1, 1));
  out.weights[2] = static_cast<float>(parallel ? n.z() / p22 : 0);
  out.weights[3] = static_cast<float>(parallel ? 0 : -n.z());
  out.offset = static_cast<float>(parallel ? d - n.z() * p23 / p22 : d);
  out.eye = static_cast<float>(d);
  out.depth[0] = static_cast<float>(p22);
  out.depth[1] = static_cast<float>(p23);
  out.along = static_cast<float>(n.z());
  return out;
}

void addSection(vtkActor* actor, bool filled) {
  vtkShaderProperty* shader = actor->GetShaderProperty();
  shader->AddVertexShaderReplacement("//VTK::TCoord::Dec", true, "//VTK::TCoord::Dec\nout vec4 sectionClip;\n", false);
  shader->AddVertexShaderReplacement("//VTK::PositionVC::Impl", true,
                                     "//VTK::PositionVC::Impl\n  sectionClip = gl_Position;\n", false);
  shader->AddFragmentShaderReplacement("//VTK::TCoord::Dec", true, "//VTK::TCoord::Dec\nin vec4 sectionClip;\n", false);
  shader->AddFragmentShaderReplacement("//VTK::Clip::Impl", true, sideOfFragment, false);
  if (filled) shader->AddFragmentShaderReplacement("//VTK::TCoord::Impl", true, fillCut, false);
  setSection(actor, {});
}

void setSection(vtkActor* actor, const SectionUniforms& uniforms) {
  vtkUniforms* to = actor->GetShaderProperty()->GetFragmentCustomUniforms();
  to->SetUniform4f("sectionWeights", uniforms.weights);
  to->SetUniformf("sectionOffset", uniforms.offset);
  to->SetUniformf("sectionEye", uniforms.eye);
  to->SetUniform2f("sectionDepth", uniforms.depth);
  to->SetUniformf("sectionAlong", uniforms.along);
}

}  // namespace gyre::ui
