#include "shell/body_coloring.h"

#include "shell/remembered_toggle.h"

#include <QActionGroup>

#include <array>
#include <utility>

namespace gyre::ui {
namespace {

struct ColorChoice {
  BodyColors by;
  const char* key;  ///< under which it is remembered
  QAction* action;
};

std::array<ColorChoice, 7> choicesOf(const WindowActions& a) {
  return {{{BodyColors::islands, "contacts/islands", a.islandColors},
           {BodyColors::speed, "colors/speed", a.speedColors},
           {BodyColors::angularSpeed, "colors/angular_speed", a.angularSpeedColors},
           {BodyColors::kineticEnergy, "colors/kinetic_energy", a.energyColors},
           {BodyColors::reaction, "colors/reaction", a.reactionColors},
           {BodyColors::stress, "colors/stress", a.stressColors},
           {BodyColors::strainEnergy, "colors/strain_energy", a.strainEnergyColors}}};
}

}  // namespace

BodyColoring::BodyColoring(ShownRun& shown, Playback& playback, Viewport& viewport, PictureLegend& legend,
                           const WindowActions& actions, QObject* parent)
    : QObject(parent), shown_(shown), playback_(playback), viewport_(viewport), legend_(legend), actions_(actions) {
  connectChoices();
  connect(&playback_, &Playback::cursorChanged, this, &BodyColoring::follow);
  connect(&shown_, &ShownRun::replaced, this, &BodyColoring::follow);
  connect(&shown_, &ShownRun::stateChanged, this, &BodyColoring::follow);
  connect(&viewport_.shown(), &ShownScene::colorsChanged, this, &BodyColoring::follow);
}

BodyColoring::~BodyColoring() = default;

/// One of them at most is on.
void BodyColoring::connectChoices() {
  auto* group = new QActionGroup(this);
  group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
  for (const ColorChoice& choice : choicesOf(actions_)) {
    group->addAction(choice.action);
    rememberToggle(choice.action, choice.key);
    connect(choice.action, &QAction::toggled, this, &BodyColoring::choose);
  }
  rememberToggle(actions_.shadesOfRun, "colors/shades_of_run");
  connect(actions_.shadesOfRun, &QAction::toggled, this, &BodyColoring::choose);
  choose();
}

void BodyColoring::choose() {
  ShownScene::Options options = viewport_.shown().options();
  options.colors = BodyColors::own;
  for (const ColorChoice& choice : choicesOf(actions_))
    if (choice.action->isChecked()) options.colors = choice.by;
  options.shadesOfRun = actions_.shadesOfRun->isChecked();
  viewport_.shown().setOptions(options);
  run_ = nullptr;
  follow();
}

/// None before the first step: the model is shown, not a run.
void BodyColoring::follow() {
  const std::optional<std::size_t> row = playback_.row();
  const BodyColors by = viewport_.shown().options().colors;
  const auto recording = row && shown_.hasBegun() && by != BodyColors::own ? shown_.recording() : nullptr;
  if (recording != run_) colors_.reset();
  run_ = recording;
  if (!run_) return BodyTints::clear(viewport_, legend_);
  if (!colors_) colors_.emplace(shown_.sharedModel(), run_, by);
  colors_->apply(*row, viewport_, legend_);
}

}  // namespace gyre::ui

#include "moc_body_coloring.cpp"
