#include "figure/paper_size.h"

#include <QSettings>

namespace gyre::ui {

PaperSize rememberedPaper() {
  const QSettings settings;
  PaperSize out;
  const auto take = [&](const char* key, double& value, double least, double most) {
    const double kept = settings.value(QLatin1String(key), value).toDouble();
    if (kept >= least && kept <= most) value = kept;
  };
  take("paper/width", out.width, 30, 600);
  take("paper/height", out.height, 30, 600);
  take("paper/font", out.font, 4, 24);
  out.hasTitle = settings.value("paper/title", out.hasTitle).toBool();
  return out;
}

void rememberPaper(const PaperSize& paper) {
  QSettings settings;
  settings.setValue("paper/width", paper.width);
  settings.setValue("paper/height", paper.height);
  settings.setValue("paper/font", paper.font);
  settings.setValue("paper/title", paper.hasTitle);
}

}  // namespace gyre::ui
