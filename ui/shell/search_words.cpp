#include "shell/search_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace gyre::ui {
namespace {

struct Words {
  const char* label;  ///< of the type, as in a dictionary
  const char* words;
};

constexpr std::array wordsOfTypes{
    Words{"Rigid body", QT_TRANSLATE_NOOP("SearchWords", "block part link member solid")},
    Words{"Particle", QT_TRANSLATE_NOOP("SearchWords", "point mass bead")},
    Words{"Pivoted body", QT_TRANSLATE_NOOP("SearchWords", "top gyroscope pendulum")},
    Words{"Fixed joint", QT_TRANSLATE_NOOP("SearchWords", "weld ground glue attach clamp rigid connection frame")},
    Words{"Revolute joint", QT_TRANSLATE_NOOP("SearchWords", "hinge pin pivot bearing axle shaft swivel")},
    Words{"Prismatic joint", QT_TRANSLATE_NOOP("SearchWords", "slider slide piston guide rail translational linear")},
    Words{"Cylindrical joint", QT_TRANSLATE_NOOP("SearchWords", "sleeve piston slider shaft")},
    Words{"Screw joint", QT_TRANSLATE_NOOP("SearchWords", "spindle thread nut bolt")},
    Words{"Universal joint", QT_TRANSLATE_NOOP("SearchWords", "hooke cardan u-joint")},
    Words{"Constant velocity joint", QT_TRANSLATE_NOOP("SearchWords", "cv rzeppa homokinetic")},
    Words{"Spherical joint", QT_TRANSLATE_NOOP("SearchWords", "ball socket")},
    Words{"Planar joint", QT_TRANSLATE_NOOP("SearchWords", "plane table")},
    Words{"Distance", QT_TRANSLATE_NOOP("SearchWords", "rod rope link string cable strut")},
    Words{"Drive", QT_TRANSLATE_NOOP("SearchWords", "motor engine motion servo rotate speed prescribed")},
    Words{"Gear", QT_TRANSLATE_NOOP("SearchWords", "transmission belt chain pulley")},
    Words{"Rack and pinion", QT_TRANSLATE_NOOP("SearchWords", "gear steering")},
    Words{"Rolling disc", QT_TRANSLATE_NOOP("SearchWords", "wheel tyre tire rolling")},
    Words{"Knife edge", QT_TRANSLATE_NOOP("SearchWords", "skate ski blade")},
    Words{"Spring and damper",
          QT_TRANSLATE_NOOP("SearchWords", "rope cable elastic shock absorber strut coil suspension")},
    Words{"Torsion spring and damper", QT_TRANSLATE_NOOP("SearchWords", "coil clock spiral")},
    Words{"Bushing", QT_TRANSLATE_NOOP("SearchWords", "rubber mount elastic compliance")},
    Words{"Joint stop", QT_TRANSLATE_NOOP("SearchWords", "limit bumper end range")},
    Words{"Joint friction", QT_TRANSLATE_NOOP("SearchWords", "brake coulomb stiction lugre")},
    Words{"Beam", QT_TRANSLATE_NOOP("SearchWords", "flexible elastic timoshenko rod")},
    Words{"Actuator", QT_TRANSLATE_NOOP("SearchWords", "motor engine servo hydraulic cylinder controller")},
    Words{"Force", QT_TRANSLATE_NOOP("SearchWords", "load push thrust")},
    Words{"Torque", QT_TRANSLATE_NOOP("SearchWords", "motor engine moment load")},
    Words{"Pull", QT_TRANSLATE_NOOP("SearchWords", "rope cable drag")},
};

}  // namespace

QString searchWords(const TypeInfo& type) {
  const auto* hit =
      std::find_if(wordsOfTypes.begin(), wordsOfTypes.end(), [&](const Words& w) { return type.label == w.label; });
  return hit == wordsOfTypes.end() ? QString() : QCoreApplication::translate("SearchWords", hit->words);
}

}  // namespace gyre::ui
