// The heap of boxes in MuJoCo 2.2 as Debian packages it: elliptic cones, conjugate gradients, sparse Jacobians. Its
// buffer of constraints is at most 2 GiB, which about 6000 contacts fit.

#include "benchmarks/peers/heap_of_boxes.h"

#ifdef GYRE_HAS_MUJOCO
#include <mujoco/mujoco.h>

#include <fmt/format.h>
#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#endif

namespace gyre {

#ifndef GYRE_HAS_MUJOCO

std::vector<HeapResult> runHeapInMuJoCo(const std::vector<HeapBox>&) { return {}; }

#else

namespace {

std::jmp_buf escape;
std::string reason;

/// MuJoCo ends the process where this returns.
void giveUp(const char* text) {
  reason = text;
  std::longjmp(escape, 1);
}

/// Rows whose square of numbers fits the buffer: 12 bytes each, and as much for the Jacobian.
double mostRows(const std::vector<HeapBox>& boxes) {
  const double nv = 6.0 * static_cast<double>(boxes.size());
  return std::floor((-24 * nv + std::sqrt(576 * nv * nv + 48 * 1.9e9)) / 24);
}

std::string xmlOf(const std::vector<HeapBox>& boxes) {
  const double rows = mostRows(boxes);
  std::string xml = fmt::format(
      R"(<mujoco><compiler angle="radian"/><size nconmax="{}" njmax="{}" nstack="60000000"/>
<option gravity="0 0 -9.81" timestep="0.001" cone="elliptic"/><default><geom friction="0.5 0.005 0.0001"/></default>
<worldbody><geom type="plane" size="5 5 1"/>)",
      static_cast<int>(rows / 3), static_cast<int>(rows));
  for (const auto& [x, q] : boxes)
    xml += fmt::format(
        R"(<body pos="{:.17g} {:.17g} {:.17g}" quat="{:.17g} {:.17g} {:.17g} {:.17g}"><freejoint/><geom type="box" size="0.05 0.05 0.05" mass="1"/></body>)",
        x.x(), x.y(), x.z(), q.w(), q.x(), q.y(), q.z());
  return xml + "</worldbody></mujoco>";
}

mjModel* load(const std::vector<HeapBox>& boxes) {
  constexpr double rowsPerBox = 13;  // in the heaps that fit
  if (mostRows(boxes) < rowsPerBox * static_cast<double>(boxes.size())) {
    reason = "more constraints than its buffer holds";
    return nullptr;
  }
  const auto file = std::filesystem::temp_directory_path() / fmt::format("gyre-heap-{}.xml", boxes.size());
  std::ofstream(file) << xmlOf(boxes);
  char error[500] = "";
  mjModel* model = mj_loadXML(file.c_str(), nullptr, error, sizeof error);
  std::filesystem::remove(file);
  if (!model) reason = error;
  return model;
}

void step(mjModel* model, HeapResult& out) {
  mjData* data = mj_makeData(model);
  HeapClock clock;
  for (int i = 0; i < 2000; ++i) {
    if (i >= 1000) clock.go();
    mj_step(model, data);
    if (i < 1000) continue;
    clock.stop();
    for (int c = 0; c < data->ncon; ++c) out.overlap = std::max(out.overlap, -data->contact[c].dist);
  }
  out.seconds = clock.seconds / 1000;
  out.cpu = clock.cpu / 1000;
  for (int b = 1; b < model->nbody; ++b) {
    out.top = std::max(out.top, data->xpos[3 * b + 2] + 0.05);
    for (int i = 0; i < 3; ++i) out.kinetic += 0.5 * data->qvel[6 * (b - 1) + i] * data->qvel[6 * (b - 1) + i];
  }
  mj_deleteData(data);
}

}  // namespace

std::vector<HeapResult> runHeapInMuJoCo(const std::vector<HeapBox>& boxes) {
  static HeapResult out;
  out = {.name = "MuJoCo CG, 50 iterations, 1e-5"};
  mju_user_error = giveUp;
  if (setjmp(escape) != 0) {
    out.failed = reason;
    return {out};
  }
  mjModel* model = load(boxes);
  if (!model) {
    out.failed = reason;
    return {out};
  }
  model->opt.solver = mjSOL_CG;
  model->opt.iterations = 50;
  model->opt.tolerance = 1e-5;
  model->opt.jacobian = mjJAC_SPARSE;
  step(model, out);
  mj_deleteModel(model);
  return {out};
}

#endif

}  // namespace gyre
