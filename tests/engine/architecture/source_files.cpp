#include "source_files.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <algorithm>

namespace gyre {

QList<SourceFile> readFiles(const QStringList& folders, const QStringList& namePatterns) {
  const QDir root(GYRE_SOURCE_DIR);
  QList<SourceFile> files;
  for (const QString& folder : folders) {
    QDirIterator it(root.filePath(folder), namePatterns, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext()) {
      QFile file(it.next());
      if (!file.open(QIODevice::ReadOnly)) continue;  // deleted while we look: nothing to judge
      files.append({root.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
    }
  }
  std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

QList<SourceFile> cppFiles(const QStringList& folders) { return readFiles(folders, {"*.h", "*.cpp"}); }

QList<Include> includesOf(const QString& text) {
  static const QRegularExpression line(R"(^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"])",
                                       QRegularExpression::MultilineOption);
  QList<Include> includes;
  for (auto it = line.globalMatch(text); it.hasNext();) {
    const QRegularExpressionMatch match = it.next();
    includes.append({match.captured(2), match.captured(1) == "\""});
  }
  return includes;
}

}  // namespace gyre
