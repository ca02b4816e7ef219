#include "shell/diagram_controller.h"

#include "shell/remembered_toggle.h"

#include <algorithm>
#include <utility>

namespace gyre::ui {

std::vector<BeamDiagram> beamDiagrams(const RecordedBeams& beams, std::span<const BeamQuantity> quantities,
                                      std::size_t row) {
  std::vector<BeamDiagram> out;
  for (const RecordedBeams::Beam& beam : beams.beams())
    for (const BeamQuantity quantity : quantities)
      out.push_back({.beam = beam.id, .quantity = quantity, .spans = beams.spans(beam, quantity, row)});
  return out;
}

DiagramController::DiagramController(ShownRun& shown, Playback& playback, Viewport& viewport,
                                     const WindowActions& actions, QObject* parent)
    : QObject(parent), shown_(shown), playback_(playback), viewport_(viewport), actions_(actions) {
  for (std::size_t i = 0; i < actions_.sectionForces.size(); ++i) {
    QAction* action = actions_.sectionForces[i];
    rememberToggle(action, QStringLiteral("diagrams/") + wordsOf(static_cast<BeamQuantity>(i)).symbol);
    connect(action, &QAction::toggled, this, &DiagramController::choose);
  }
  connect(&playback_, &Playback::cursorChanged, this, &DiagramController::follow);
  connect(&shown_, &ShownRun::replaced, this, &DiagramController::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &DiagramController::follow);
  choose();
}

DiagramController::~DiagramController() = default;

void DiagramController::choose() {
  quantities_.clear();
  for (std::size_t i = 0; i < actions_.sectionForces.size(); ++i)
    if (actions_.sectionForces[i]->isChecked()) quantities_.push_back(static_cast<BeamQuantity>(i));
  forces_.forget();
  moments_.forget();
  follow();
}

/// None before the first step: the model is shown, not a run.
void DiagramController::follow() {
  const std::optional<std::size_t> row = playback_.row();
  const auto recording = row && shown_.hasBegun() ? shown_.recording() : nullptr;
  takeRun(quantities_.empty() ? nullptr : recording);
  if (beams_) fitScale(recording);
  viewport_.front().diagrams().setDiagrams(beams_ ? beamDiagrams(*beams_, quantities_, *row)
                                                  : std::vector<BeamDiagram>{});
}

void DiagramController::takeRun(const std::shared_ptr<const Recording>& recording) {
  if (recording == run_) return;
  run_ = recording;
  beams_.reset();
  if (run_) beams_.emplace(shown_.model(), run_);
}

/// What nine of ten rows stay below reaches about a sixth of the largest beam, a ring or a spring by its width.
void DiagramController::fitScale(const std::shared_ptr<const Recording>& recording) {
  double largest = 0;
  for (const RecordedBeams::Beam& beam : beams_->beams()) {
    Eigen::AlignedBox3d box;
    for (const BeamMesh::Node& node : beam.mesh.nodes) box.extend(node.place.position);
    largest = std::max(largest, box.sizes().maxCoeff());
  }
  const double reach = largest / 6;
  const auto largestOf = [&](bool moments) {
    return [this, moments](std::size_t row, std::vector<double>& out) {
      double most = 0;
      for (const BeamQuantity q : quantities_)
        if (isMoment(q) == moments) most = std::max(most, beams_->largest(q, row));
      out.push_back(most);
    };
  };
  forces_.follow(recording, reach, largestOf(false));
  moments_.follow(recording, reach, largestOf(true));
  viewport_.front().diagrams().setScale({.force = forces_.metresPerNewton(), .moment = moments_.metresPerNewton()});
}

}  // namespace gyre::ui

#include "moc_diagram_controller.cpp"
