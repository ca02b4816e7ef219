#include "panels/solid_materials.h"

#include <QCoreApplication>

#include <array>

namespace gyre::ui {
namespace {

constexpr std::array kSolidMaterials{
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Steel"), 7850},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Aluminium"), 2700},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Titanium"), 4430},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Cast iron"), 7200},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Brass"), 8500},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Copper"), 8960},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Concrete"), 2400},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Plastic (ABS)"), 1050},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Wood (oak)"), 700},
    SolidMaterial{QT_TRANSLATE_NOOP("SolidMaterial", "Water"), 1000},
};

}  // namespace

QString SolidMaterial::title() const { return QCoreApplication::translate("SolidMaterial", name); }

std::span<const SolidMaterial> solidMaterials() { return kSolidMaterials; }

}  // namespace gyre::ui
