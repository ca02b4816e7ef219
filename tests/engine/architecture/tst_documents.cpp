// What the project says of itself is true of its tree: links lead to files, pages of the guide are listed, the folders
// and files that CONTRIBUTING.md names are there, and the version is the same wherever it stands.

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include "source_files.h"

#include <algorithm>

using gyre::SourceFile;

namespace {

constexpr qsizetype longestReadme = 5 * 1024;  // bytes; the rest is in the guide

QString textOf(const QString& path) {
  QFile file(QDir(GYRE_SOURCE_DIR).filePath(path));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// README.md, CONTRIBUTING.md, CHANGELOG.md and the guide.
QList<SourceFile> documents() {
  QList<SourceFile> out = gyre::readFiles({"resources/help"}, {"*.md"});
  for (const char* path : {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}) out.append({path, textOf(path)});
  return out;
}

/// What the first group of a pattern matches, everywhere in a text.
QStringList captures(const QString& text, const char* pattern) {
  QStringList found;
  for (auto it = QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text); it.hasNext();)
    found.append(it.next().captured(1));
  return found;
}

/// Targets of links that are files: those without a scheme, which stand relative to the document.
QStringList linkedFiles(const QString& markdown) { return captures(markdown, R"(\]\(([^):#\s]+)\))"); }

/// Files of the tree by the path that is said of them: from the root, from engine/, or somewhere below the folder.
bool isThere(const QString& path) {
  for (const char* from : {"", "engine/", "ui/", "tests/"})
    if (QFileInfo::exists(QDir(GYRE_SOURCE_DIR).filePath(from + path))) return true;
  return false;
}

/// Pages of types are made of their descriptions; which there are, tst_guide knows.
bool namesType(const QString& target) {
  static const QList<SourceFile> sources =
      gyre::readFiles({"engine/bodies", "engine/joints", "engine/forces", "engine/integrators"}, {"*.cpp", "*.h"});
  const QString name = target.chopped(3), id = '"' + name + '"', file = '/' + name + ".h";
  return target.endsWith(".md") && std::any_of(sources.begin(), sources.end(), [&](const SourceFile& source) {
           return source.text.contains(id) || source.path.endsWith(file);
         });
}

}  // namespace

class TestDocuments : public QObject {
  Q_OBJECT

 private slots:
  void readme_isShort() { QVERIFY(textOf("README.md").toUtf8().size() <= longestReadme); }
  void links_leadToFiles();
  void guide_listsItsPages();
  void contributing_namesWhatThereIs();
  void contributing_namesEveryFolder();
  void version_isOne();
};

void TestDocuments::links_leadToFiles() {
  QStringList broken;
  int links = 0;
  for (const SourceFile& document : documents()) {
    const QDir folder(QDir(GYRE_SOURCE_DIR).filePath(document.folder()));
    for (const QString& target : linkedFiles(document.text)) {
      ++links;
      const bool isType = document.folder() == "resources/help" && namesType(target);
      if (!isType && !QFileInfo::exists(folder.filePath(target))) broken.append(document.path + " leads to " + target);
    }
  }
  QVERIFY(links > 100);
  QVERIFY2(broken.isEmpty(), qPrintable("\n" + broken.join('\n')));
}

/// Every page stands in the contents under the title with which it begins.
void TestDocuments::guide_listsItsPages() {
  const QString contents = textOf("resources/help/README.md"), compiledIn = textOf("resources/gyre.qrc");
  for (const SourceFile& page : gyre::readFiles({"resources/help"}, {"*.md"})) {
    const QString name = page.path.section('/', -1), title = page.text.section('\n', 0, 0).mid(2);
    QVERIFY2(compiledIn.contains("<file>help/" + name + "</file>"), qPrintable(name + " is not in gyre.qrc"));
    if (name == "README.md") continue;
    QVERIFY2(contents.contains("- [" + title + "](" + name + "): "), qPrintable(name + " is not in the contents"));
  }
}

void TestDocuments::contributing_namesWhatThereIs() {
  QStringList missing;
  int files = 0;
  for (const QString& name :
       captures(textOf("CONTRIBUTING.md"), R"(`([\w./-]+/[\w.-]+\.(?:h|cpp|md|txt|qrc|xml|svg))`)")) {
    if (name.contains("NAME")) continue;  // a pattern of names
    ++files;
    if (!isThere(name)) missing.append(name);
  }
  QVERIFY(files > 30);
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
}

void TestDocuments::contributing_namesEveryFolder() {
  const QString text = textOf("CONTRIBUTING.md");
  const QString list = text.mid(text.indexOf("## Where things are")).section("```", 1, 1);
  for (const char* top : {"engine", "ui"})
    for (const QString& folder : QDir(QString(GYRE_SOURCE_DIR "/") + top).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
      QVERIFY2(list.contains(QRegularExpression("\\b" + folder + "/")), qPrintable(folder));
  for (const QString& folder : captures(list, R"(\b(\w+)/ )"))
    QVERIFY2(isThere(folder), qPrintable(folder + " is named and not there"));
}

void TestDocuments::version_isOne() {
  const QString version = captures(textOf("CMakeLists.txt"), R"(^project\(Gyre VERSION ([\d.]+))").value(0);
  QVERIFY(!version.isEmpty());
  QCOMPARE(captures(textOf("CHANGELOG.md"), R"(^## \[(\d[\d.]*)\] - \d{4}-\d\d-\d\d$)").value(0), version);
  QCOMPARE(captures(textOf("packaging/linux/changelog"), R"(^gyre \(([\d.]+)\))").value(0), version);
  const QString metainfo = textOf("packaging/linux/org.gyre.Studio.metainfo.xml");
  QCOMPARE(captures(metainfo, R"re(<release version="([\d.]+)")re").value(0), version);
}

QTEST_APPLESS_MAIN(TestDocuments)
#include "tst_documents.moc"
