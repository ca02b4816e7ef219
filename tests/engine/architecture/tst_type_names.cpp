// A type of body, joint, force or integrator is named in its own file alone: who needs to know something of it asks its
// description, so that a new type needs no other file to be told.

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include "source_files.h"

using gyre::SourceFile;

namespace {

const QStringList foldersOfTypes = {"engine/bodies/", "engine/joints/", "engine/forces/", "engine/integrators/"};
/// Readers of other programs' files say which type stands for what those have.
const QStringList translators = {"engine/import/"};

bool isIn(const SourceFile& file, const QStringList& folders) {
  return std::any_of(folders.begin(), folders.end(), [&](const QString& f) { return file.path.startsWith(f); });
}

QString withoutComments(QString text) {
  static const QRegularExpression comment("//[^\n]*");
  return text.remove(comment);
}

/// The ids that the files of types give, as far as they are no common words: those with a low line or a digit.
QSet<QString> idsOfTypes(const QList<SourceFile>& files) {
  static const QRegularExpression given(R"((?:\.id = |Type\(\s*)\"([a-z]+[_0-9][a-z_0-9]*)\")");
  QSet<QString> ids;
  for (const SourceFile& file : files) {
    if (!isIn(file, foldersOfTypes)) continue;
    for (auto i = given.globalMatch(withoutComments(file.text)); i.hasNext();) ids.insert(i.next().captured(1));
  }
  return ids;
}

QStringList literalsIn(const SourceFile& file, const QSet<QString>& ids) {
  static const QRegularExpression literal(R"(\"([a-z_0-9]+)\")");
  QStringList found;
  for (auto i = literal.globalMatch(withoutComments(file.text)); i.hasNext();) {
    const QString word = i.next().captured(1);
    if (ids.contains(word)) found.append(file.path + ": " + word);
  }
  return found;
}

const QRegularExpression& comparedById() {
  static const QRegularExpression pattern(R"((?:->|\.)id\s*[!=]=\s*\"|find\(Category::\w+,\s*\")");
  return pattern;
}

}  // namespace

class TestTypeNames : public QObject {
  Q_OBJECT

 private slots:
  void patterns_findWhatTheyShould();
  void types_areNamedInTheirFilesOnly();
  void types_areNotToldApartByTheirIds();
};

void TestTypeNames::patterns_findWhatTheyShould() {
  const QSet<QString> ids = idsOfTypes({{"engine/forces/x.cpp", ".id = \"torsion_spring\", // .id = \"no_one\"\n"},
                                        {"engine/integrators/y.cpp", "return bdfType(\"bdf_cs\", 1);"},
                                        {"ui/z.cpp", ".id = \"not_a_type\""}});
  QCOMPARE(ids, (QSet<QString>{"torsion_spring", "bdf_cs"}));
  QCOMPARE(literalsIn({"ui/a.cpp", "f(\"bdf_cs\");  // \"torsion_spring\"\n"}, ids), QStringList{"ui/a.cpp: bdf_cs"});
  QVERIFY(comparedById().match("if (e.type->id == \"particle\")").hasMatch());
  QVERIFY(comparedById().match("types.find(Category::joint, \"fixed\")").hasMatch());
  QVERIFY(!comparedById().match("a.id == b.id").hasMatch());
}

void TestTypeNames::types_areNamedInTheirFilesOnly() {
  const QList<SourceFile> files = gyre::cppFiles({"engine", "ui", "app"});
  const QSet<QString> ids = idsOfTypes(files);
  QVERIFY2(ids.contains("bdf_cs") && ids.contains("local_pos") && ids.contains("point_on_line"), "ids are not found");
  QStringList found;
  for (const SourceFile& file : files)
    if (!isIn(file, foldersOfTypes + translators)) found += literalsIn(file, ids);
  QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
}

void TestTypeNames::types_areNotToldApartByTheirIds() {
  QStringList found;
  for (const SourceFile& file : gyre::cppFiles({"engine", "ui", "app"}))
    if (const auto match = comparedById().match(withoutComments(file.text)); match.hasMatch())
      found.append(file.path + ": " + match.captured(0));
  QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
}

QTEST_APPLESS_MAIN(TestTypeNames)
#include "tst_type_names.moc"
