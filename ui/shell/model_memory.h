#pragma once
// What the window remembers of each model file beside the file: its plots, their places, the camera.

#include <QJsonObject>
#include <QString>

namespace gyre::ui {

/// @param model  path of the model's file; empty where nothing is known of it
QJsonObject memoryOf(const QString& model);
/// Those of the models opened last are kept, a hundred of them.
void keepInMemory(const QString& model, const QJsonObject& memory);

}  // namespace gyre::ui
