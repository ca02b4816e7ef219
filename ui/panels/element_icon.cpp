#include "panels/element_icon.h"

#include "catalog/type_icon.h"
#include "theme/icons.h"

#include <QFile>

namespace gyre::ui {

QIcon elementIcon(const TypeInfo& type) {
  const QString own = QString::fromStdString(iconName(type));
  const bool isThere = QFile::exists(":/gyre/icons/" + own + ".svg");
  return icon(isThere ? own : QStringLiteral("joint-six-dof"));  // a joint of a plugin has none of its own
}

}  // namespace gyre::ui
