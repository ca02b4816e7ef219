#pragma once
// A file that a test writes for a program to read.

#include <QFile>
#include <QString>
#include <QTemporaryDir>

namespace gyre::test {

/// Its path; a test that cannot write it ends here.
inline QString written(const QTemporaryDir& folder, const char* name, const QString& text) {
  QFile file(folder.filePath(name));
  const QByteArray bytes = text.toUtf8();
  if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write %s", name);
  return file.fileName();
}

}  // namespace gyre::test
