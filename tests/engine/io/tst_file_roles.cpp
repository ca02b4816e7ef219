// Which names mean one file, what is left unfinished and by whom, and how many values a JSON text holds.

#include "io/file_roles.h"
#include "io/json_node.h"
#include "io/json_size.h"
#include "io/output_file.h"
#include "io/text_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>

using namespace gyre;
namespace fs = std::filesystem;

namespace {

std::size_t nodesOf(const JsonNode& node) {
  std::size_t n = 1;
  for (const JsonNode& item : node.items) n += nodesOf(item);
  return n;
}

}  // namespace

class TestFileRoles : public QObject {
  Q_OBJECT
 private slots:
  void init() {
    dir_ = std::make_unique<QTemporaryDir>();
    QVERIFY(writeFileAtomically("a", at("a")));
    QVERIFY(QDir(dir_->path()).mkdir("d"));
    fs::create_symlink("a", at("to_a"));
    fs::create_symlink("b", at("to_b"));  // which is not there yet
    fs::create_symlink("to_b", at("to_to_b"));
    fs::create_symlink(".", at("here"));
    fs::create_hard_link(at("a"), at("twin"));
    fs::create_symlink("loop", at("loop"));
  }

  void same_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");
    const auto row = [](const char* one, const char* other, bool same) {
      QTest::addRow("%s %s", one, other) << one << other << same;
    };
    row("a", "a", true);
    row("a", "d/../a", true);
    row("a", "here/a", true);
    row("a", "to_a", true);
    row("a", "twin", true);
    row("a", "b", false);
    row("b", "here/./b", true);
    row("b", "to_b", true);
    row("b", "to_to_b", true);
    row("b", "d/b", false);
    row("none/b", "none/b", true);
    row("none/b", "none/c", false);
    row("loop", "a", false);
    row("to_a", "to_b", false);
  }
  void same() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, same);
    const fs::path first = at(one), second = at(other);
    QCOMPARE(!FileRoles().writes("--one", first).writes("--other", second).check(), same);
    QCOMPARE(!FileRoles().reads("the model", first).writes("--csv", second).check(), same);
    QVERIFY(FileRoles().reads("the model", first).reads("the reference", second).check());  // reading does no harm
  }
  void messages_nameBoth() {
    const auto twice = FileRoles().writes("--csv", at("b")).writes("--summary", at("to_b")).check();
    QVERIFY(!twice && twice.error().kind == Error::Kind::input);
    QVERIFY(twice.error().message.starts_with("--csv and --summary"));
    QCOMPARE(twice.error().file, at("to_b").string());
  }
  void nothing_isNoFile() { QVERIFY(FileRoles().writes("--csv", "").writes("--summary", "").check()); }
  void whatIsThrownAway_doesNotMeet() {
    QVERIFY(FileRoles().writes("--csv", "/dev/null").writes("--summary", "/dev/null").check());
  }
  void descriptors_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("number");
    for (const auto& [name, number] :
         {std::pair{"-", 1}, std::pair{"/dev/stdout", 1}, std::pair{"/dev/../dev/stderr", 2}, std::pair{"/dev/fd/7", 7},
          std::pair{"/proc/self/fd/12", 12}, std::pair{"./-", -1}, std::pair{"/dev/fd/", -1},
          std::pair{"/dev/fd/7x", -1}, std::pair{"stdout", -1}})
      QTest::newRow(name) << name << number;
  }
  void descriptors() {
    QFETCH(QString, name);
    QFETCH(int, number);
    QCOMPARE(descriptorNamed(name.toStdString()).value_or(-1), number);
  }
  void link_thatLeadsNowhereYet_getsItsFile() {
    QVERIFY(writeFileAtomically("new", at("to_to_b")));
    QCOMPARE(*readTextFile(at("b").string()), std::string("new"));
    QVERIFY(fs::is_symlink(at("to_to_b")) && fs::is_symlink(at("to_b")));
  }

  void abandonedFiles_go() {
    // As a process leaves them that was killed: without a lock.
    for (const char* name : {"d/.gyre-1-0.part", "d/.gyre-12345-7.part", "d/.gyre-x.part", "d/mine.part"}) {
      QFile file(QString::fromStdString(at(name).string()));
      QVERIFY(file.open(QIODevice::WriteOnly));
    }
    auto living = OutputFile::open(at("d/living"));
    QVERIFY(living && living->write("1"));
    auto other = OutputFile::open(at("d/other"));
    QVERIFY(other && other->write("2"));
    QVERIFY(living->commit());
    QVERIFY(other->commit());
    QStringList there = QDir(dir_->filePath("d")).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(there, QStringList({".gyre-x.part", "living", "mine.part", "other"}));
  }
  void writeThatFails_leavesNothingHalf() {
    auto device = OutputFile::open("/dev/full");
    QVERIFY(device && !device->takesBack() && !device->write("text"));
    auto file = OutputFile::open(at("c"));
    QVERIFY(file && file->takesBack() && file->write("whole\n") && file->commit());
    QCOMPARE(*readTextFile(at("c").string()), std::string("whole\n"));
  }

  void values_areCountedAsTheyAreRead_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"1", "[]", "{}", "[[], {}]", "[1, 2, [3]]", "{'a': {'b': [1, 'x,[{', 2]}, 'c': null}",
                             "[ /* , */ ]", "[// ,1]\n 1, // [\n 2]", "['\\'', '\\\\', ',']", "[[[1]]]", "{'a': [ ]}"})
      QTest::newRow(text) << QByteArray(text).replace('\'', '"');
  }
  void values_areCountedAsTheyAreRead() {
    QFETCH(QByteArray, text);
    const auto root = parseJson(text.toStdString(), "x");
    QVERIFY2(root, root ? "" : root.error().text().c_str());
    QCOMPARE(countJsonValues(text.toStdString()), nodesOf(*root));
  }

 private:
  fs::path at(const QString& name) const { return dir_->filePath(name).toStdString(); }
  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_GUILESS_MAIN(TestFileRoles)
#include "tst_file_roles.moc"
