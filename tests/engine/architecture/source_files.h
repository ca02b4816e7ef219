#pragma once
// The project's own source text, for the tests that hold it to its rules.

#include <QString>
#include <QStringList>

namespace gyre {

struct SourceFile {
  QString path;  ///< from the project's root, "engine/lie/so3.cpp"
  QString text;

  QString folder() const { return path.section('/', 0, -2); }
};

/// Files under the given folders whose names match one of the patterns, sorted by path.
QList<SourceFile> readFiles(const QStringList& folders, const QStringList& namePatterns);

/// All C++ files under the given folders.
QList<SourceFile> cppFiles(const QStringList& folders);

/// What the #include lines of a text name, in order, without the quotes or brackets.
struct Include {
  QString name;
  bool quoted = false;
};
QList<Include> includesOf(const QString& text);

}  // namespace gyre
