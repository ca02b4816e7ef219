#include "shell/search_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gyre::ui {
namespace {

struct Words {
  const char* type;
  const char* words;
};

constexpr std::array wordsOfTypes{
    Words{"rigid", QT_TRANSLATE_NOOP("SearchWords", "block part link member solid")},
    Words{"particle", QT_TRANSLATE_NOOP("SearchWords", "point mass bead")},
    Words{"pivoted", QT_TRANSLATE_NOOP("SearchWords", "top gyroscope pendulum")},
    Words{"fixed", QT_TRANSLATE_NOOP("SearchWords", "weld ground glue attach clamp rigid connection frame")},
    Words{"revolute", QT_TRANSLATE_NOOP("SearchWords", "hinge pin pivot bearing axle shaft swivel")},
    Words{"prismatic", QT_TRANSLATE_NOOP("SearchWords", "slider slide piston guide rail translational linear")},
    Words{"cylindrical", QT_TRANSLATE_NOOP("SearchWords", "sleeve piston slider shaft")},
    Words{"screw", QT_TRANSLATE_NOOP("SearchWords", "spindle thread nut bolt")},
    Words{"universal", QT_TRANSLATE_NOOP("SearchWords", "hooke cardan u-joint")},
    Words{"constant_velocity", QT_TRANSLATE_NOOP("SearchWords", "cv rzeppa homokinetic")},
    Words{"spherical", QT_TRANSLATE_NOOP("SearchWords", "ball socket")},
    Words{"planar", QT_TRANSLATE_NOOP("SearchWords", "plane table")},
    Words{"distance", QT_TRANSLATE_NOOP("SearchWords", "rod rope link string cable strut")},
    Words{"drive", QT_TRANSLATE_NOOP("SearchWords", "motor engine motion servo rotate speed prescribed")},
    Words{"gear", QT_TRANSLATE_NOOP("SearchWords", "transmission belt chain pulley")},
    Words{"rack_pinion", QT_TRANSLATE_NOOP("SearchWords", "gear steering")},
    Words{"rolling_disc", QT_TRANSLATE_NOOP("SearchWords", "wheel tyre tire rolling")},
    Words{"knife_edge", QT_TRANSLATE_NOOP("SearchWords", "skate ski blade")},
    Words{"spring", QT_TRANSLATE_NOOP("SearchWords", "rope cable elastic shock absorber strut coil suspension")},
    Words{"torsion_spring", QT_TRANSLATE_NOOP("SearchWords", "coil clock spiral")},
    Words{"bushing", QT_TRANSLATE_NOOP("SearchWords", "rubber mount elastic compliance")},
    Words{"joint_stop", QT_TRANSLATE_NOOP("SearchWords", "limit bumper end range")},
    Words{"joint_friction", QT_TRANSLATE_NOOP("SearchWords", "brake coulomb stiction lugre")},
    Words{"beam", QT_TRANSLATE_NOOP("SearchWords", "flexible elastic timoshenko rod")},
    Words{"actuator", QT_TRANSLATE_NOOP("SearchWords", "motor engine servo hydraulic cylinder controller")},
    Words{"force", QT_TRANSLATE_NOOP("SearchWords", "load push thrust")},
    Words{"torque", QT_TRANSLATE_NOOP("SearchWords", "motor engine moment load")},
    Words{"pull", QT_TRANSLATE_NOOP("SearchWords", "rope cable drag")},
};

}  // namespace

QString searchWords(const TypeInfo& type) {
  const auto* hit =
      std::find_if(wordsOfTypes.begin(), wordsOfTypes.end(), [&](const Words& w) { return type.id == w.type; });
  return hit == wordsOfTypes.end() ? QString() : QCoreApplication::translate("SearchWords", hit->words);
}

}  // namespace gyre::ui
