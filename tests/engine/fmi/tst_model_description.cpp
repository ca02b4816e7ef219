// modelDescription.xml of every example keeps the rules of the standards, and the rules find what breaks them.

#include "engine/fmi/description_rules.h"

#include "catalog/catalog.h"
#include "fmi/base_unit.h"
#include "fmi/model_description.h"
#include "io/model_file.h"

#include <QDir>
#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

constexpr int largest = 150'000;  // bytes of an example: the others are larger, not different

QStringList faultsOf(const std::string& description, int version) {
  tinyxml2::XMLDocument document;
  if (document.Parse(description.data(), description.size()) != tinyxml2::XML_SUCCESS) return {document.ErrorStr()};
  return DescriptionRules(document, version).faults();
}

FmiVersion fmi(int version) { return version == 2 ? FmiVersion::two : FmiVersion::three; }

}  // namespace

class TestModelDescription : public QObject {
  Q_OBJECT
 private slots:
  void examples_keepTheRules_data() {
    QTest::addColumn<QString>("file");
    for (const QFileInfo& f : QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"}))
      if (f.size() < largest) QTest::addRow("%s", qPrintable(f.baseName())) << f.filePath();
  }
  void examples_keepTheRules() {
    QFETCH(QString, file);
    const auto model = readModel(file.toStdString(), catalog());
    QVERIFY(model);
    FmuChoice choice{.name = "1 example's"};
    for (const Element* body : model->of(Category::body))
      if (body->type->id == "rigid" && !body->type->find("mass")->isDerived(body->params)) {
        choice.inputs = {body->name + ".mass", "gravity.z"};
        choice.parameters = {body->name + ".position.x", body->name + ".inertia"};
        break;
      }
    std::vector<std::string> leftOut;
    auto interface = fmuInterface(*model, choice, leftOut);
    QVERIFY(choice.parameters.empty() || !interface);  // six numbers are none
    if (!choice.parameters.empty()) choice.parameters.pop_back();
    interface = fmuInterface(*model, choice, leftOut);
    if (!interface && interface.error().message.find("formula") != std::string::npos) {
      choice.inputs.clear();
      choice.parameters.clear();
      interface = fmuInterface(*model, choice, leftOut);
    }
    QVERIFY2(interface, interface ? "" : interface.error().text().c_str());
    QCOMPARE(QString::fromStdString(interface->identifier), "m_1_example_s");
    for (const int version : {2, 3}) {
      const QStringList faults = faultsOf(modelDescription(*interface, *model, fmi(version)), version);
      QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }
    for (const FmuVariable& v : interface->variables) QVERIFY2(v.unit.empty() || baseUnit(v.unit), v.unit.c_str());
  }

  void broken_rulesAreFound_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    const auto row = [](const char* tag, const char* from, const char* to) {
      QTest::newRow(tag) << QString(from) << QString(to);
    };
    row("version", "fmiVersion=\"", "fmiVersion=\"1");
    row("name twice", "name=\"rod.x\"", "name=\"rod.y\"");
    row("reference twice", "valueReference=\"3\"", "valueReference=\"2\"");
    row("fixed input", "causality=\"input\" variability=\"continuous\"", "causality=\"input\" variability=\"fixed\"");
    row("parameter that moves", "variability=\"fixed\"", "variability=\"continuous\"");
    row("input without a start", " start=\"2\"", "");
    row("unit", "<Unit name=\"m/s\">", "<Unit name=\"m/h\">");
    row("base unit", "<BaseUnit kg", "<BaseUnit lb");
    row("output", "causality=\"output\"", "causality=\"local\"");
    row("identifier", "modelIdentifier=\"rod\"", "modelIdentifier=\"1 rod\"");
    row("initial", "initial=\"exact\"", "initial=\"calculated\"");
    row("stop", "stopTime=\"", "stopTime=\"-");
    row("order", "LogCategories>", "Categories>");
  }
  void broken_rulesAreFound() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    const auto model =
        parseModel(R"({"gyre": 1, "bodies": [{"name": "rod", "type": "rigid", "mass": 2, "inertia": [1, 1, 1]}],
"simulation": {"integrator": "rkmk", "step": 0.01, "end_time": 1}})",
                   {}, catalog());
    QVERIFY(model);
    std::vector<std::string> leftOut;
    const auto interface =
        fmuInterface(*model, {"rod", {"rod.mass"}, {"rod.velocity.x", "gravity.z"}, {"rod.*", "energy.*"}}, leftOut);
    QVERIFY2(interface, interface ? "" : interface.error().text().c_str());
    QVERIFY(leftOut.empty());
    for (const int version : {2, 3}) {
      QString text = QString::fromStdString(modelDescription(*interface, *model, fmi(version)));
      QCOMPARE(faultsOf(text.toStdString(), version), QStringList());
      QVERIFY(text.contains(from));
      QVERIFY(!faultsOf(text.replace(from, to).toStdString(), version).isEmpty());
    }
  }

  void units_areProductsOfPowers() {
    const auto is = [](const char* symbol, BaseUnit expected) { return baseUnit(symbol) == expected; };
    QVERIFY(is("kg m^2", {.kg = 1, .m = 2}));
    QVERIFY(is("N m s/rad", {.kg = 1, .m = 2, .s = -1, .rad = -1}));
    QVERIFY(is("m^3/s^2", {.m = 3, .s = -2}));
    QVERIFY(is("", {}));
    QVERIFY(!baseUnit("furlong") && !baseUnit("m^x") && !baseUnit("m^"));
  }

  void interface_isReadAsItWasWritten() {
    FmuInterface one{.identifier = "a", .token = "{1}", .assembles = true, .variables = {}};
    one.variables = {{"time", FmuVariable::Role::time},
                     {"left \"wheel\".mass", FmuVariable::Role::tunable},
                     {"x", FmuVariable::Role::output}};
    const QTemporaryDir folder;
    const std::string file = folder.filePath("interface.json").toStdString();
    QVERIFY(writeFileAtomically(interfaceText(one), file));
    const auto read = readInterface(file);
    QVERIFY(read);
    QCOMPARE(interfaceText(*read), interfaceText(one));
    QVERIFY(writeFileAtomically(R"({"token": "{1}", "variables": [{"name": "x", "role": "wheel"}]})", file));
    const auto refused = readInterface(file);
    QVERIFY(!refused);
    QVERIFY2(refused.error().text().find("wheel") != std::string::npos, refused.error().text().c_str());
  }
};

QTEST_GUILESS_MAIN(TestModelDescription)
#include "tst_model_description.moc"
