#pragma once
// What the text of a program tells of its classes: how wide they are, how much they hold, over how many sources they
// are spread. Read by patterns, as far as this project's format goes (clang-format): members end in '_', and a
// definition outside of its class begins at the left margin.

#include "source_files.h"

namespace gyre {

struct ClassFacts {
  QString name;
  QString header;     ///< path
  int functions = 0;  ///< names of its own that can be called from outside, signals among them; no constructors
  int members = 0;
  QStringList sources = {};  ///< that define functions of it
};

/// Text without comments and without what stands in quotes.
QString bareCode(const QString& text);

/// Every class that a header defines, none within another; a struct is a value, not a class.
QList<ClassFacts> classFacts(const QList<SourceFile>& files);

}  // namespace gyre
