#pragma once
// The examples of the gallery in groups, in the order in which they are to be met.

#include <QString>
#include <QStringList>

#include <vector>

namespace gyre::ui {

struct ExampleGroup {
  const char* title;  ///< translated in the context "Gallery"
  QStringList names;  ///< of files, without the ending
};

/// The first is for who has never seen the program. What none of them names goes to the last.
const std::vector<ExampleGroup>& exampleGroups();

}  // namespace gyre::ui
