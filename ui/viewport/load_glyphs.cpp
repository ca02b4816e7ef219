#include "viewport/load_glyphs.h"

#include <utility>

namespace gyre::ui {

LoadGlyphs::LoadGlyphs(vtkRenderer* layer) : arrows_(layer, false) {}

LoadGlyphs::~LoadGlyphs() = default;

void LoadGlyphs::setParts(const LoadParts& parts) {
  if (parts == parts_) return;
  parts_ = parts;
  emit changed();
}

void LoadGlyphs::setLoads(std::vector<Load> loads) {
  if (loads.empty() && loads_.empty()) return;
  loads_ = std::move(loads);
  emit changed();
}

void LoadGlyphs::setScale(const LoadScale& scale) {
  if (scale == scale_) return;
  scale_ = scale;
  emit changed();
}

void LoadGlyphs::show(const ForceArrows::View& view) {
  const bool wanted = parts_.showsAny() && !loads_.empty();
  if (!wanted && drawn_.empty()) return;
  drawn_.clear();
  arrows_.begin(view);
  for (const Load& load : loads_) {
    if (!parts_.shows(load.kind) || !view.lens.sees(load.point, ForceArrows::longest(view.bodySize))) continue;
    const QRgb color = colors_.ofLoad(load.kind).rgb();
    const auto draw = [&](const Vec3& vector, double scale, bool isMoment) {
      const auto form = isMoment ? ForceArrows::Form::turning : ForceArrows::Form::straight;
      if (const auto tip = arrows_.add(load.point, scale * vector, color, form))
        drawn_.push_back({load.kind, *tip, vector.norm(), isMoment});
    };
    draw(load.force, scale_.force, false);
    draw(load.moment, scale_.moment, true);
  }
  arrows_.commit();
}

}  // namespace gyre::ui

#include "moc_load_glyphs.cpp"
