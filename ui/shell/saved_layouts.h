#pragma once
// Places of docks under names that the user gave, as the settings keep them.

#include <QByteArray>
#include <QHash>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <optional>

namespace gyre::ui {

struct SavedLayout {
  QString name;
  QByteArray places;              ///< of all docks, as savedPlaces() gives them
  QSize window;                   ///< that they are of [pixels]
  QHash<QString, QSizeF> shares;  ///< width and height, by the window's, of the docks in front, by their names
};

/// By their names, in alphabetical order.
QStringList savedLayoutNames();
std::optional<SavedLayout> savedLayout(const QString& name);
/// In the place of an earlier one of that name.
void keepLayout(const SavedLayout& layout);
void forgetLayout(const QString& name);

}  // namespace gyre::ui
