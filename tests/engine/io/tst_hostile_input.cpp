// Bad model files: each is refused with the line, element and key it is about and what was expected; none crashes,
// hangs or is half-loaded.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "io/text_file.h"
#include "support/as_nobody.h"

#include <sys/stat.h>
#include <unistd.h>
#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;
using gyre::test::AsNobody;

namespace {

/// A model with one rigid body whose lines after name and type (line 4) are given; the first of them is line 5.
QByteArray body(const char* lines) {
  return QByteArray("{\n  \"gyre\": 1,\n  \"bodies\": [\n    {\"name\": \"crank\", \"type\": \"rigid\",\n") + lines +
         "}]\n}";
}

/// A model with the body 'crank' and the given rest, which starts in line 4.
QByteArray withCrank(const char* rest) {
  return QByteArray(
             "{\"gyre\": 1,\n\"bodies\": [{\"name\": \"crank\", \"type\": \"rigid\",\n\"mass\": 1, \"inertia\": [1, 1, "
             "1]}],\n") +
         rest + "}";
}

std::string failure(std::string_view text) {
  const auto model = parseModel(text, "test.gyre", catalog());
  return model ? std::string{} : model.error().text();
}

}  // namespace

class TestHostileInput : public QObject {
  Q_OBJECT
 private slots:
  void refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char* tag, const QByteArray& text, int line, const char* element, const char* key,
                        const QStringList& says) { QTest::newRow(tag) << text << line << element << key << says; };
    row("unknown key", body("\"mas\": 1"), 5, "crank", "mas", {"did you mean 'mass'", "inertia"});
    row("unknown key far from any", body("\"colour_of_paint\": 1"), 5, "crank", "colour_of_paint",
        {"accepted: ", "mass"});
    row("wrong type", body("\"mass\": \"heavy\", \"inertia\": [1,1,1]"), 5, "crank", "mass", {"a number", "'heavy'"});
    row("wrong type in list", body("\"mass\": 1, \"inertia\": [1,1,1],\n\"position\": [1, true, 2]"), 6, "crank",
        "position", {"three numbers", "entry 2 is true"});
    row("wrong length", body("\"mass\": 1, \"inertia\": [1,1,1],\n\"position\": [1, 2]"), 6, "crank", "position",
        {"three numbers", "a list of 2"});
    row("null", body("\"mass\": null, \"inertia\": [1,1,1]"), 5, "crank", "mass", {"a number", "null"});
    row("missing key", body("\"mass\": 1"), 4, "crank", "inertia", {"missing", "six numbers"});
    row("out of range", body("\"mass\": -1,\n\"inertia\": [1,1,1]"), 5, "crank", "mass", {"> 0"});
    row("a link without mass", body("\"mass\": 0,\n\"inertia\": [0,0,0]"), 5, "crank", "mass",
        {"a value > 0 was expected", "a joint between what it connects: 'distance'"});
    row("parameters in a circle",
        "{\"gyre\": 1,\n\"parameters\": [{\"name\": \"a\", \"value\": 1},\n{\"name\": \"p\", \"value\": \"q + 1\"},\n"
        "{\"name\": \"q\", \"value\": \"a*r\"},\n{\"name\": \"r\", \"value\": 2, \"maximum\": \"2*p\"}]}",
        3, "p", "value", {"in a circle: 'p' = q + 1, 'q' = a*r, 'r' = 2*p"});
    row("not finite: 1e999", body("\"mass\": 1,\n\"inertia\": [1,1,1e999]"), 6, "", "", {"1e999", "too large"});
    row("not finite: NaN", body("\"mass\": NaN, \"inertia\": [1,1,1]"), 5, "", "", {"not a JSON value"});
    row("not finite: Infinity", body("\"mass\": -Infinity"), 5, "", "", {"not valid JSON"});
    row("overflow of the inertia: 1e308", body("\"mass\": 1,\n\"inertia\": [1e308, 1e308, 1e308, 1e308, 1e308, 1e308]"),
        6, "crank", "inertia", {"inertia"});
    row("impossible inertia", body("\"mass\": 1,\n\"inertia\": [1, 1, 3]"), 6, "crank", "inertia",
        {"triangle inequality"});
    row("negative inertia", body("\"mass\": 1,\n\"inertia\": [1, -1, 1]"), 6, "crank", "inertia",
        {"positive definite"});
    row("quaternion", body("\"mass\": 1, \"inertia\": [1,1,1],\n\"orientation\": [1, 1, 0, 0]"), 6, "crank",
        "orientation", {"unit quaternion", "1.41421356"});
    row("shape", body("\"mass\": 1, \"inertia\": [1,1,1], \"shapes\": [\n{\"type\": \"ball\"}]"), 6, "crank",
        "shapes[0].type", {"sphere", "cylinder"});
    row("shape's key",
        body("\"mass\": 1, \"inertia\": [1,1,1], \"shapes\": [\n{\"type\": \"sphere\", \"size\": [1,1,1]}]"), 6,
        "crank", "shapes[0].size", {"radius"});
    row("shape's size", body("\"mass\": 1, \"inertia\": [1,1,1],\n\"shapes\": [{\"type\": \"sphere\", \"radius\": 0}]"),
        6, "crank", "shapes", {"positive"});
    row("duplicate key", body("\"mass\": 1,\n\"inertia\": [1,1,1],\n\"mass\": 2"), 7, "", "mass", {"twice", "line 5"});

    row("unknown type", withCrank("\"joints\": [\n{\"name\": \"j\", \"type\": \"spherica\"}]"), 5, "j", "type",
        {"did you mean 'spherical'", "revolute"});
    row("type missing", withCrank("\"joints\": [\n{\"name\": \"j\"}]"), 5, "j", "type", {"spherical"});
    row("type of another kind", withCrank("\"joints\": [\n{\"name\": \"j\", \"type\": 3}]"), 5, "j", "type",
        {"the number 3"});
    row("name missing", withCrank("\"joints\": [\n{\"type\": \"spherical\"}]"), 5, "joints[0]", "name", {"name"});
    row("name empty", withCrank("\"joints\": [\n{\"name\": \"\"}]"), 5, "joints[0]", "name", {"not empty"});
    row("duplicate name", withCrank("\"joints\": [\n{\"name\": \"crank\", \"type\": \"spherical\"}]"), 5, "crank",
        "name", {"line 2"});
    row("named ground",
        withCrank("\"joints\": [\n{\"name\": \"ground\", \"type\": \"spherical\", \"body1\": \"ground\", \"body2\": "
                  "\"crank\"}]"),
        5, "ground", "name", {"taken"});
    row("dangling reference",
        withCrank(
            "\"joints\": [{\"name\": \"j\", \"type\": \"spherical\", \"body1\": \"ground\",\n\"body2\": \"crnk\"}]"),
        5, "j", "body2", {"no body 'crnk'", "did you mean 'crank'"});
    row("reference to a joint",
        withCrank("\"joints\": [{\"name\": \"i\", \"type\": \"spherical\", \"body1\": \"ground\", \"body2\": "
                  "\"crank\"},\n{\"name\": \"j\", \"type\": \"spherical\", \"body1\": \"ground\", \"body2\": \"i\"}]"),
        5, "j", "body2", {"'i' is a joint"});
    row("reference is a number", withCrank("\"joints\": [\n{\"name\": \"j\", \"type\": \"spherical\", \"body1\": 1}]"),
        5, "j", "body1", {"name of a body"});
    row("frame",
        withCrank("\"joints\": [{\"name\": \"j\", \"type\": \"spherical\", \"body1\": \"ground\", \"body2\": "
                  "\"crank\",\n\"frame1\": {\"postion\": [0,0,0]}}]"),
        5, "j", "frame1.postion", {"did you mean 'position'"});
    row("expression",
        withCrank(
            "\"forces\": [{\"name\": \"f\", \"type\": \"force\", \"body\": \"crank\",\n\"value\": [0, \"sin(\", 0]}]"),
        5, "f", "value", {"sin("});
    row("empty expression",
        withCrank(
            "\"forces\": [{\"name\": \"f\", \"type\": \"force\", \"body\": \"crank\",\n\"value\": [0, \"\", 0]}]"),
        5, "f", "value", {"expression"});
    row("choice",
        withCrank("\"forces\": [{\"name\": \"f\", \"type\": \"force\", \"body\": \"crank\", \"value\": "
                  "[0,0,1],\n\"resolved_in\": \"world\"}]"),
        5, "f", "resolved_in", {"space", "body"});
    row("6x6",
        withCrank("\"forces\": [{\"name\": \"f\", \"type\": \"bushing\", \"body1\": \"ground\", \"body2\": "
                  "\"crank\",\n\"stiffness\": [1,1,1]}]"),
        5, "f", "stiffness", {"six numbers"});
    row("element is a number", withCrank("\"joints\": [\n7]"), 5, "", "joints[0]", {"a joint", "the number 7"});
    row("list is an object", withCrank("\"joints\": {}"), 4, "", "joints", {"a list of joints"});

    row("no version", "{\n\"name\": \"x\"}", 1, "", "gyre", {"format version"});
    row("version 2", "{\n\"gyre\": 2}", 2, "", "gyre", {"format version 1", "2"});
    row("version as text", "{\n\"gyre\": \"1\"}", 2, "", "gyre", {"format version 1"});
    row("not an object", "[1, 2]", 1, "", "", {"a model", "a list of 2"});
    row("unknown top-level key", "{\"gyre\": 1,\n\"bodys\": []}", 2, "", "bodys",
        {"did you mean 'bodies'", "simulation"});
    row("contact", "{\"gyre\": 1,\n\"contact\": [1]}", 2, "", "contact", {"an object", "a list of 1"});
    row("gravity", "{\"gyre\": 1,\n\"gravity\": 9.81}", 2, "", "gravity", {"three numbers", "9.81"});
    row("integrator", "{\"gyre\": 1, \"simulation\": {\n\"integrator\": \"rk4\"}}", 2, "simulation", "integrator",
        {"'rk4'", "geom1"});
    row("step", "{\"gyre\": 1, \"simulation\": {\"integrator\": \"geom1\",\n\"step\": 0}}", 2, "simulation", "step",
        {"> 0"});
    row("method's parameter", "{\"gyre\": 1, \"simulation\": {\"integrator\": \"geom1\",\n\"rho\": 0.5}}", 2,
        "simulation", "rho", {"rho_inf"});
    row("view", "{\"gyre\": 1, \"view\": {\n\"eyes\": [0,0,0]}}", 2, "view", "eyes", {"did you mean 'eye'"});

    row("empty", "", 0, "", "", {"empty"});
    row("blank", " \n\n", 0, "", "", {"empty"});
    row("only a comment", "// nothing\n", 1, "", "", {"ends too early"});
    row("trailing comma", "{\"gyre\": 1,\n}", 2, "", "", {"a comma stands before '}'"});
    row("comma in list", "{\"gyre\": 1, \"gravity\": [0, 0,\n]}", 2, "", "", {"a comma stands before ']'"});
    row("two documents", "{\"gyre\": 1}\n{}", 2, "", "", {"not valid JSON"});
    row("single quotes", "{'gyre': 1}", 1, "", "", {"not a JSON value"});
    row("comment not closed", "{\"gyre\": 1 /* \n", 0, "", "", {"not valid JSON"});
    row("invalid UTF-8", "{\"gyre\": 1,\n\"name\": \"\xC3\x28\"}", 2, "", "", {"UTF-8"});
    row("overlong UTF-8", "{\"gyre\": 1,\n\"name\": \"\xC0\x80\"}", 2, "", "", {"UTF-8"});
    row("zero byte", QByteArray("{\"gyre\": 1,\n\0}", 14), 2, "", "", {"not valid JSON"});
    row("binary",
        QByteArray("\x7F"
                   "ELF\x02\x01\x01\0\0\0",
                   10),
        1, "", "", {"not valid JSON"});
  }
  void refused() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, element);
    QFETCH(QString, key);
    QFETCH(QStringList, says);
    const auto model =
        parseModel(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), "test.gyre", catalog());
    QVERIFY(!model);
    const Error& e = model.error();
    const QString message = QString::fromStdString(e.message);
    QCOMPARE(e.file, std::string("test.gyre"));
    QVERIFY(e.kind == Error::Kind::input);
    if (line > 0) QVERIFY2(e.line == line, qPrintable(QString("line %1: %2").arg(e.line).arg(message)));
    QCOMPARE(QString::fromStdString(e.element), element);
    QCOMPARE(QString::fromStdString(e.key), key);
    for (const QString& part : says) QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY2(!message.contains("nlohmann") && !message.contains("exception"), qPrintable(message));
  }

  void accepted_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("least") << QByteArray("{\"gyre\": 1}");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{\"gyre\": 1}");
    QTest::newRow("line ends of Windows") << QByteArray("{\r\n\"gyre\": 1\r\n}\r\n");
    QTest::newRow("a million comments") << QByteArray("{\"gyre\": 1\n" + QByteArray("// c\n/* c */").repeated(500'000) +
                                                      "}");
    QTest::newRow("joints before bodies") << QByteArray(
        "{\"joints\": [{\"name\": \"j\", \"type\": \"spherical\", \"body1\": \"ground\", \"body2\": \"a\"}],"
        "\"bodies\": [{\"name\": \"a\", \"type\": \"rigid\", \"mass\": 1, \"inertia\": [1,1,1]}], \"gyre\": 1}");
    QTest::newRow("thin rod") << body("\"mass\": 1, \"inertia\": [1, 1, 1e-9]");
    QTest::newRow("huge but finite") << body("\"mass\": 1e308, \"inertia\": [1, 1, 1]");
  }
  void accepted() {
    QFETCH(QByteArray, text);
    QCOMPARE(QString::fromStdString(failure(text.toStdString())), QString());
  }

  void truncated_isRefusedAtEveryLength() {
    for (const QFileInfo& f : QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"})) {
      const auto text = readTextFile(f.filePath().toStdString());
      QVERIFY(text);
      const std::size_t whole = text->find_last_not_of(" \r\n") + 1;
      const std::size_t stride = std::max<std::size_t>(50, whole / 400);
      for (std::size_t n = 0; n < whole; n += stride) QVERIFY(!failure(std::string_view(*text).substr(0, n)).empty());
    }
  }

  void millionBrackets_areRefusedAtOnce() {
    for (const char* bracket : {"[", "{\"a\":", "[[{\"a\":"}) {
      const std::string message =
          failure("{\"gyre\": 1, \"bodies\": " + QByteArray(bracket).repeated(1'000'000).toStdString());
      QVERIFY2(message.find("deeper than 64") != std::string::npos, message.c_str());
    }
  }

  void messages_stayShort() {
    const std::string longName(1'000'000, 'x');
    QVERIFY(failure("{\"gyre\": 1, \"" + longName).size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"name\": \"" + longName).size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"gravity\": \"" + longName + "\"}").size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"" + longName + "\": 1}").size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"bodies\": [{\"name\": \"a\", \"type\": \"" + longName + "\"}]}").size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"simulation\": {\"integrator\": \"" + longName + "\"}}").size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"joints\": [{\"name\": \"a\", \"type\": \"spherical\", \"body1\": \"" + longName +
                    "\"}]}")
                .size() < 1000);
    QVERIFY(failure("{\"gyre\": 1, \"bodies\": [{\"name\": \"" + longName + "\", \"type\": \"rigid\"}]}").size() <
            1000);
  }

  void files_thatCannotBeRead() {
    const QTemporaryDir dir;
    const auto says = [](const QString& path, const char* what) {
      const auto model = readModel(path.toStdString(), catalog());
      if (model) return false;
      qInfo("%s", model.error().text().c_str());
      return model.error().file == path.toStdString() && model.error().message.find(what) != std::string::npos;
    };
    QVERIFY(says(dir.filePath("none.gyre"), "no such file"));
    QVERIFY(says(dir.path(), "directory"));
    QVERIFY(says(dir.filePath("none.gyre") + "/x", "no such file"));
    QVERIFY(says("/dev/zero", "not a regular file"));

    const QString pipe = dir.filePath("pipe");
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    QVERIFY(says(pipe, "not a regular file"));  // and does not wait for a writer

    QFile empty(dir.filePath("empty.gyre"));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    QVERIFY(says(empty.fileName(), "empty"));
    QVERIFY(empty.resize(qint64{300} << 20));  // sparse
    QVERIFY(says(empty.fileName(), "larger than 256 MB"));

    QVERIFY(empty.setPermissions({}));
    const AsNobody nobody;  // root may read everything
    QVERIFY(says(empty.fileName(), "no permission"));
  }
};

QTEST_GUILESS_MAIN(TestHostileInput)
#include "tst_hostile_input.moc"
