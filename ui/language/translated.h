#pragma once
// Words of the engine's descriptions (labels, help, choices) in the language of the window.

#include <QString>

#include <string_view>

namespace gyre::ui {

/// The text as it stands where it has no translation.
QString translated(std::string_view text);

/// A label within a sentence: "Marker on body 1" becomes "marker on body 1"; an abbreviation keeps its capitals, German
/// those of its nouns.
QString inSentence(const QString& label);

}  // namespace gyre::ui
