#pragma once
// File names between Qt and the engine: both keep Unicode, whatever the system's code page.

#include <QString>

#include <filesystem>

namespace gyre::ui {

inline std::filesystem::path toPath(const QString& name) { return {name.toStdU16String()}; }
inline QString fromPath(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

}  // namespace gyre::ui
