// Study files: what they may say, and that everything else is refused with line and key.

#include "support/study_samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

std::string head(const std::string& members) { return "{\"gyre_study\": 1,\n" + members + "}"; }

}  // namespace

class TestStudyFile : public QObject {
  Q_OBJECT
 private slots:
  void everything_isRead() {
    const std::string sine = R"j("sin(t)")j", cosine = R"j("cos(3*t)")j", angle = R"j("atan2(b, a)")j";
    const auto study = parseStudy(circleStudy(R"(
      "description": "all keys", // and a comment
      "set": {"end_time": "500 ms", "gravity": [0, 0, -1], "spring.stiffness": 4},
      "vary": [{"integrator": ["geom1"]}, {"step": {"from": 4e-3, "factor": 0.5, "count": 3}},
               {"rho_inf": {"from": 0, "to": 1, "count": 5}}, {"push.value": [[0, 0, 0], [)" +
                                              sine + R"(, 0, 0]]}],
      "cases": [{"name": "light"}, {"mass.mass": 2}],
      "reference": {"expressions": {"mass.x": )" +
                                              cosine + R"(}},
      "measures": [{"name": "e", "channels": "mass.x", "norm": "rms", "window": [0.1, 0.5], "every": 0.1,
                    "against": "reference", "sign": true, "relative": true},
                   {"name": "angle", "expression": )" +
                                              angle + R"(, "let": {"a": "mass.x", "b": "mass.y"},
                    "unwrap": true, "norm": "rate"}],
      "plots": [{"title": "p", "x": "step", "y": ["e", "steps"], "curves": "integrator", "where": {"rho_inf": 1},
                 "log": "xy", "slopes": true},
                {"x": "time", "y": "mass.*", "window": [0, 0.1], "against": "reference",
                 "points": [{"name": "paper", "source": "Table 2", "x": [0.05, 0.1], "y": [1, -2e-3]}]}],
      "findings": [{"finding": "f", "source": "s", "slope_of": "e", "over": "step", "between": [1, 3]},
                   {"finding": "g", "measure": "e", "where": {"rho_inf": 0.5}, "less_than": {"where": {"rho_inf": 1},
                    "measure": "angle", "factor": 2}, "greater_than": 0}])"),
                                  "x.gyre-study");
    QVERIFY2(study, study ? "" : study.error().text().c_str());
    QCOMPARE(study->set[0].value, std::string("500 ms"));
    QCOMPARE(study->set[1].value, std::string("[0, 0, -1]"));
    QCOMPARE(study->vary[1].values, (std::vector<std::string>{"0.004", "0.002", "0.001"}));
    QCOMPARE(study->vary[2].values, (std::vector<std::string>{"0", "0.25", "0.5", "0.75", "1"}));
    QCOMPARE(study->vary[3].values.size(), std::size_t{2});
    QCOMPARE(study->cases[1].name, std::string("case 2"));
    QVERIFY(study->measures[0].norm == Norm::rms && study->measures[0].relative && study->measures[0].keepSign);
    QVERIFY(study->measures[1].unwrap && study->measures[1].let.size() == 2);
    QVERIFY(study->plots[0].logX && study->plots[0].logY && study->plots[0].slopes);
    QVERIFY(study->plots[1].against && study->plots[1].window->second == 0.1);
    QCOMPARE(study->plots[1].points[0].source, std::string("Table 2"));
    QCOMPARE(study->plots[1].points[0].y, (std::vector<double>{1, -2e-3}));
    QCOMPARE(study->findings[0].slopeOver, std::string("step"));
    QCOMPARE(study->findings[1].lessThan->factor, 2.0);
  }

  void hostile_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* tag, const std::string& text, const char* says) {
      QTest::newRow(tag) << QString::fromStdString(text) << says;
    };
    const auto circle = [&](const char* tag, const std::string& members, const char* says) {
      row(tag, circleStudy(members), says);
    };
    row("empty", "", "empty");
    row("a list", "[]", "a study");
    row("a model", circleModel, "not a Gyre study");
    row("another version", "{\"gyre_study\": 2, \"name\": \"a\", \"model\": " + circleModel + "}", "format version 1");
    row("brackets", std::string(100'000, '['), "deeper than 64");
    row("no name", head("\"model\": " + circleModel), "key 'name'");
    row("no model", head("\"name\": \"a\""), "key 'model'");
    row("no such model", head("\"name\": \"a\", \"model\": \"none.gyre\""), "none.gyre: there is no such file");
    row("a bad model", head("\"name\": \"a\", \"model\": {\"gyre\": 1, \"bodeis\": []}"), "did you mean 'bodies'");
    circle("unknown key", "\n\"vari\": []", "test.gyre-study:8: key 'vari': unknown key; did you mean 'vary'");
    circle("unknown key inside", R"("measures": [{"name": "a", "chanels": "x"}])", "measures[0].chanels");
    circle("axis without values", R"("vary": [{"step": []}])", "a list of values that is not empty");
    circle("axis of two keys", R"("vary": [{"step": [1], "rho_inf": [1]}])", "an axis with one key");
    circle("axis twice", R"("vary": [{"step": [0.1]}, {"step": [0.2]}])", "varied already");
    circle("value twice", R"("vary": [{"step": [0.1, 1e-1]}])", "stands twice");
    circle("range without count", R"("vary": [{"step": {"from": 1, "to": 2}}])", "count");
    circle("range of both kinds", R"("vary": [{"step": {"from": 1, "to": 2, "factor": 2, "count": 3}}])",
           "either 'to'");
    circle("range of many", R"("vary": [{"step": {"from": 1, "to": 2, "count": 1e9}}])", "whole number from 2");
    circle("factor 1", R"("vary": [{"step": {"from": 1, "factor": 1, "count": 3}}])", "not 1");
    circle("huge grid", R"("vary": [{"step": {"from": 0.1, "to": 0.2, "count": 9999}},
                                     {"rho_inf": {"from": 0, "to": 1, "count": 9999}}])",
           "100000 are allowed");
    circle("sample without count", R"("sample": {"over": {"rho_inf": [0, 1]}})", "count");
    circle("sample of one", R"("sample": {"count": 1, "over": {"rho_inf": [0, 1]}})", "whole number from 2");
    circle("sample of one number", R"("sample": {"count": 5, "over": {"rho_inf": 1}})", "a range [from, to]");
    circle("sample on no scale",
           R"("sample": {"count": 5, "over": {"rho_inf": {"from": 0, "to": 1, "scale": "root"}}})", "\"log\" or");
    circle("sample twice", R"("vary": [{"rho_inf": [0, 1]}], "sample": {"count": 5, "over": {"rho_inf": [0, 1]}})",
           "varied already");
    circle("case twice", R"("cases": [{"name": "a"}, {"name": "a"}])", "another case has the name 'a'");
    circle("reference of two kinds", R"("reference": {"expressions": {"mass.x": "t"}, "case": {"step": 1}})", "one of");
    circle("reference word", R"("reference": "coarsest")", "\"finest\"");
    circle("bad expression", R"("reference": {"expressions": {"mass.x": "3*+"}})", "not understood");
    circle("reference file", R"("reference": {"file": "none.json", "columns": {"a": "b"}})", "there is no such file");
    circle("unknown norm", R"("measures": [{"name": "a", "channels": "mass.x", "norm": "median"}])", "median");
    circle("window upside down", R"("measures": [{"name": "a", "channels": "mass.x", "window": [1, 0]}])", "smaller");
    circle("measure of nothing", R"("measures": [{"name": "a"}])", "either 'channels' or 'expression'");
    circle("expression alone", R"("measures": [{"name": "a", "expression": "x"}])", "'let'");
    circle("log of what", R"("plots": [{"x": "step", "y": "steps", "log": "z"}])", "x, y, xy, none");
    circle("points in pairs", R"("plots": [{"x": "time", "y": "mass.x", "points": [{"name": "p", "source": "s",
           "x": [1, 2], "y": [3]}]}])",
           "as many numbers");
    circle("points of nobody",
           R"("plots": [{"x": "time", "y": "mass.x", "points": [{"name": "p", "x": [], "y": []}]}])", "source");
    circle("finding without condition", R"("findings": [{"finding": "a", "measure": "steps"}])", "one condition");
    circle("equals alone", R"("findings": [{"finding": "a", "measure": "steps", "equals": 1}])", "'within'");
    circle("within alone", R"("findings": [{"finding": "a", "measure": "steps", "between": [1, 2], "within": 1}])",
           "belong to 'equals'");
    circle("empty bound", R"("findings": [{"finding": "a", "measure": "steps", "less_than": {}}])", "another case");
    circle("not a number", R"("measures": [{"name": "a", "channels": "mass.x", "every": "often"}])", "a number was");
    circle("null", R"("set": {"step": null})", "a value was expected");
  }
  void hostile() {
    QFETCH(QString, text);
    QFETCH(QString, says);
    const std::string refused = refusalOf(text.toStdString());
    QVERIFY2(QString::fromStdString(refused).contains(says), refused.c_str());
    QVERIFY(refused.find("test.gyre-study") != std::string::npos || refused.find("none") != std::string::npos);
  }

  void truncated_isRefusedEverywhere() {
    const std::string whole =
        circleStudy(circleReference + ", \"measures\": [" + circleError + "], \"vary\": [{\"step\": [0.1, 0.05]}]");
    QVERIFY(refusalOf(whole).empty());
    for (std::size_t length = 0; length + 1 < whole.size(); length += 7)
      QVERIFY(!parseStudy(whole.substr(0, length), "cut").has_value());
  }

  void referenceTables_areRead() {
    const auto json = parseReferenceTable(R"({"note": 1, "columns": ["x", "t"], "A": [[1, 0], [2, 0.5]]})", "a", "A");
    QVERIFY(json.has_value());
    QCOMPARE(json->columns, std::vector<std::string>{"x"});
    QCOMPARE(json->times, (std::vector<double>{0, 0.5}));
    QCOMPARE(json->at(1, 0), 2.0);
    const auto csv = parseReferenceTable("# gyre: 1\ntime [s],mass.x [m],\"a,b\"\n0,1,2\n0.1,3,4\n", "b");
    QVERIFY(csv.has_value());
    QCOMPARE(csv->columns, (std::vector<std::string>{"mass.x", "a,b"}));
    QCOMPARE(csv->at(1, *csv->column("a,b")), 4.0);
    QVERIFY(csv->digest != json->digest);
  }
  void badReferenceTables_areRefused_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("no columns") << R"({"data": [[0]]})"
                                << "columns";
    QTest::newRow("no rows") << R"({"columns": ["t"], "data": []})"
                             << "no rows";
    QTest::newRow("no time") << R"({"columns": ["x"], "data": [[0]]})"
                             << "'t' or 'time'";
    QTest::newRow("short row") << R"({"columns": ["t", "x"], "data": [[0]]})"
                               << "2 numbers";
    QTest::newRow("text in it") << R"({"columns": ["t", "x"], "data": [[0, "a"]]})"
                                << "entry 2";
    QTest::newRow("times fall") << R"({"columns": ["t"], "data": [[1], [0]]})"
                                << "must rise";
    QTest::newRow("short line") << "t,x\n0,1\n1\n"
                                << "bad:3";
    QTest::newRow("word in a cell") << "t,x\n0,one\n"
                                    << "bad:2";
  }
  void badReferenceTables_areRefused() {
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto table = parseReferenceTable(text.toStdString(), "bad");
    QVERIFY(!table.has_value());
    QVERIFY2(QString::fromStdString(table.error().text()).contains(says), table.error().text().c_str());
  }

  void shippedStudies_arePlanned_data() {
    QTest::addColumn<QString>("file");
    for (const auto& file : studyFiles(GYRE_SOURCE_DIR "/resources/studies"))
      QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
  }
  void shippedStudies_arePlanned() {
    QFETCH(QString, file);
    auto study = readStudy(file.toStdString());
    QVERIFY2(study, study ? "" : study.error().text().c_str());
    QVERIFY(!study->description.empty());
    QVERIFY(!study->findings.empty());
    const auto plan = planStudy(std::move(*study));
    QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
  }
};

QTEST_APPLESS_MAIN(TestStudyFile)
#include "tst_study_file.moc"
