// Contact and ground in model files: read, written with small differences, refused with what was expected.

#include "io/model_fragment.h"
#include "io/setting.h"
#include "model/contact_filter.h"
#include "model/contact_pair.h"
#include "support/contact_model.h"
#include "support/same_model.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

namespace {

/// Two bodies, and the section "contact" of which each line from line 5 is given.
QByteArray withContact(const char* lines) {
  return QByteArray(
             "{\"gyre\": 1, \"bodies\": [\n{\"name\": \"arm\", \"type\": \"particle\", \"mass\": 1},\n"
             "{\"name\": \"base\", \"type\": \"particle\", \"mass\": 1}],\n\"contact\": {\n") +
         lines + "}}";
}

const char* const materials = "\"materials\": [{\"name\": \"steel\"}, {\"name\": \"rubber\"}],\n";

/// The body 'arm', whose shapes in line 3 are given, and the material 'steel'.
QByteArray withShapes(const char* shapes) {
  return QByteArray("{\"gyre\": 1, \"bodies\": [\n{\"name\": \"arm\", \"type\": \"particle\", \"mass\": 1,\n") +
         "\"shapes\": [" + shapes + "]}],\n\"contact\": {\"materials\": [{\"name\": \"steel\"}]}}";
}

Model edited(Model model, const Edit& edit) {
  if (const auto done = model.apply(edit); !done) qFatal("%s", done.error().text().c_str());
  return model;
}

}  // namespace

class TestContactFile : public QObject {
  Q_OBJECT
 private slots:
  void everyKey_isRead() {
    const Model m = contactModel();
    QVERIFY(m.contact().enabled);
    QCOMPARE(m.contact().margin, 0.001);
    const auto& steel = m.find("steel")->as<Material>();
    QCOMPARE(steel.friction, 0.3);
    QCOMPARE(steel.restitution, 0.8);
    QCOMPARE(steel.stiffness, 1e8);
    QCOMPARE(steel.damping, 0.2);
    QVERIFY(m.find("concrete")->as<Material>().friction_law == FrictionLaw::bristle);
    QCOMPARE(m.find("concrete")->as<Material>().friction, 0.4);
    QCOMPARE(m.find("concrete")->as<Material>().rolling, 0.001);
    QCOMPARE(m.groundShapes().size(), std::size_t{2});
    QVERIFY(m.groundShapes()[0].kind == Shape::Kind::plane && m.groundShapes()[0].material == m.find("concrete")->id);
    QVERIFY(m.groundShapes()[0].contact && !m.groundShapes()[1].contact && m.groundShapes()[1].material == ground);
    const Element& crate = *m.find("crate");
    QVERIFY(std::get<Shapes>(crate.value(*crate.type->find("shapes")))[0].material == m.find("steel")->id);
    const Element& pair = *m.find("steel - concrete");
    QCOMPARE(pair.as<ContactPair>().friction, 0.2);
    QCOMPARE(pair.as<ContactPair>().restitution, 0.0);
    QCOMPARE(pair.as<ContactPair>().stiffness, asTheMaterials);
    QVERIFY(!m.find("steel - steel")->enabled);
    QCOMPARE(m.of(Category::contactFilter).size(), std::size_t{3});
    QVERIFY(m.find("arm - ground")->as<ContactFilter>().rule == FilterRule::ignore);
    QVERIFY(m.find("crate - arm")->as<ContactFilter>().rule == FilterRule::touch);
    QVERIFY(!m.find("ball - crate")->enabled);
  }

  void text_isStableAndKeepsTheOrderOfKeys() {
    const Model m = contactModel();
    const std::string once = modelText(m);
    QCOMPARE(QString::fromStdString(modelText(parsedModel(once))), QString::fromStdString(once));
    const QString text = QString::fromStdString(once);
    const auto before = [&](const char* a, const char* b) {
      return text.contains(a) && text.indexOf(a) < text.indexOf(b);
    };
    QVERIFY(before("\"ground\"", "\"bodies\""));
    QVERIFY(before("\"joints\"", "\"contact\": {"));
    QVERIFY(before("\"margin\"", "\"materials\": ["));
    QVERIFY2(text.contains("\"friction\": \"mu/2\""), once.c_str());
    QVERIFY2(before("\"friction\": 0.1", "\"materials\": [\"steel\", \"steel\"]"), once.c_str());
    QVERIFY2(text.contains("[\"arm\", \"ground\"]"), once.c_str());
    QVERIFY2(text.contains("{ \"bodies\": [\"ball\", \"crate\"], \"enabled\": false }"), once.c_str());
    QVERIFY2(!text.contains("-1"), "what is not given is not written");
    QVERIFY2(!text.contains("spinning"), "values at their default are not written");
  }

  void withoutContact_nothingIsWritten() {
    const Model m = parsedModel(R"({"gyre": 1, "bodies": []})");
    QVERIFY(!m.contact().enabled);
    QVERIFY(modelText(m).find("contact") == std::string::npos);
    QVERIFY(modelText(m).find("ground") == std::string::npos);
  }

  void emptyContact_touches() {
    const Model m = parsedModel(R"({"gyre": 1, "contact": {}})");
    QVERIFY(m.contact().enabled);
    QCOMPARE(m.contact().margin, 0.002);
    QVERIFY(parsedModel(modelText(m)).contact().enabled);
  }

  void switchedOff_keepsTheRest() {
    const Model m = edited(contactModel(), {SetField{contactId, "enabled", false}});
    const Model again = parsedModel(modelText(m));
    QVERIFY(!again.contact().enabled);
    QCOMPARE(again.of(Category::material).size(), std::size_t{2});
    // What is switched on in a model without the section is written, and taken back leaves nothing behind.
    const Model plain = parsedModel(R"({"gyre": 1})");
    const Model on = edited(plain, {SetField{contactId, "enabled", true}});
    QVERIFY(parsedModel(modelText(on)).contact().enabled);
    QCOMPARE(modelText(edited(on, {SetField{contactId, "enabled", false}})), modelText(plain));
    // A material alone does not make anything touch.
    const Element steel{plain.freeId(), "steel", &materialType(), materialType().defaults};
    const Model off = parsedModel(modelText(edited(plain, {Insert{steel, 99}})));
    QVERIFY(!off.contact().enabled && off.find("steel"));
  }

  void renamedMaterial_changesOneLinePerUse() {
    const Model before = contactModel();
    const Model m = edited(before, {Rename{before.find("concrete")->id, "asphalt"}});
    QVERIFY(m.find("steel - asphalt") && !m.find("steel - concrete"));
    QString expected = QString::fromStdString(modelText(before));
    QCOMPARE(QString::fromStdString(modelText(m)), expected.replace("concrete", "asphalt"));
  }

  void settings_reachContact() {
    Model m = contactModel();
    const auto set = [&](const char* key, const char* value) {
      const auto done = applySetting({.key = key, .value = value}, catalog(), m);
      if (!done) qWarning("%s", done.error().text().c_str());
      return done.has_value();
    };
    QVERIFY(set("contact.margin", "3 mm"));
    QVERIFY(set("steel.friction", "0.7"));
    QVERIFY(set("steel - concrete.friction", "0.6"));
    QCOMPARE(m.contact().margin, 0.003);
    QCOMPARE(m.find("steel - concrete")->as<ContactPair>().friction, 0.6);
  }

  void fragment_takesWhatIsChosen() {
    const Model m = contactModel();
    const std::array ids{m.find("steel")->id, m.find("concrete")->id, m.find("steel - concrete")->id};
    const std::string text = fragmentText(m, ids);
    QVERIFY(text.find("ignore") == std::string::npos && text.find("margin") == std::string::npos);
    const auto elements = parseFragment(text, m, catalog());
    QVERIFY2(elements, elements ? "" : elements.error().text().c_str());
    Model pasted = m;
    for (const Element& e : *elements) pasted = edited(pasted, {Insert{e, pasted.elements().size()}});
    QVERIFY(pasted.find("steel 2") && pasted.find("concrete 2") && pasted.find("steel 2 - concrete 2"));
    // The pair alone is of the same two materials, which have one already.
    const auto again = parseFragment(fragmentText(m, std::array{ids[2]}), m, catalog());
    QVERIFY(!again && again.error().message.find("second time") != std::string::npos);
  }

  void refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("element");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("says");
    const auto row = [](const char* tag, const QByteArray& text, int line, const char* element, const char* key,
                        const QStringList& says) { QTest::newRow(tag) << text << line << element << key << says; };
    row("list", "{\"gyre\": 1,\n\"contact\": []}", 2, "", "contact", {"an object", "an empty list"});
    row("unknown key", withContact("\"materal\": []"), 5, "contact", "materal", {"did you mean 'materials'", "touch"});
    row("margin", withContact("\"margin\": 0"), 5, "contact", "margin", {"> 0"});
    row("enabled", withContact("\"enabled\": 1"), 5, "contact", "enabled", {"true or false"});
    row("materials", withContact("\"materials\": {}"), 5, "", "materials", {"a list of materials"});
    row("name of a material", withContact("\"materials\": [\n{}]"), 6, "materials[0]", "name", {"name"});
    row("two of a name", withContact("\"materials\": [{\"name\": \"arm\"},\n{\"name\": \"arm\"}]"), 6, "arm", "name",
        {"line 5"});
    row("named as a body", withContact("\"materials\": [{\"name\": \"arm\"}]"), 2, "arm", "name", {"line 5"});
    row("negative friction", withContact("\"materials\": [{\"name\": \"steel\",\n\"friction\": -0.1}]"), 6, "steel",
        "friction", {"-0.1", ">= 0"});
    row("restitution", withContact("\"materials\": [{\"name\": \"steel\",\n\"restitution\": 1.1}]"), 6, "steel",
        "restitution", {"in [0, 1]"});
    row("stiffness", withContact("\"materials\": [{\"name\": \"steel\",\n\"stiffness\": 0}]"), 6, "steel", "stiffness",
        {"> 0"});
    row("friction law", withContact("\"materials\": [{\"name\": \"steel\",\n\"friction_law\": \"lugre\"}]"), 6, "steel",
        "friction_law", {"regularised", "bristle"});
    row("key of a material", withContact("\"materials\": [{\"name\": \"steel\",\n\"frction\": 1}]"), 6, "steel",
        "frction", {"did you mean 'friction'"});

    const auto pair = [](const char* lines) {
      return withContact((QByteArray(materials) + "\"pairs\": [" + lines).constData());
    };
    row("pair is a list", pair("\n[\"steel\", \"rubber\"]]"), 7, "", "pairs[0]", {"a pair", "materials"});
    row("pair of nothing", pair("\n{\"friction\": 1}]"), 7, "pairs[0]", "materials", {"missing", "two materials"});
    row("pair of one", pair("\n{\"materials\": [\"steel\"]}]"), 7, "pairs[0]", "materials", {"two materials"});
    row("pair of three", pair("\n{\"materials\": [\"steel\", \"steel\", \"steel\"]}]"), 7, "pairs[0]", "materials",
        {"two materials", "a list of 3"});
    row("unknown material", pair("{\"materials\": [\"steel\",\n\"ruber\"]}]"), 7, "pairs[0]", "materials[1]",
        {"no material 'ruber'", "did you mean 'rubber'"});
    row("body for material", pair("{\"materials\": [\n\"arm\", \"steel\"]}]"), 7, "pairs[0]", "materials[0]",
        {"a material was expected", "'arm' is a body"});
    row("ground for material", pair("{\"materials\": [\n\"ground\", \"steel\"]}]"), 7, "pairs[0]", "materials[0]",
        {"a material was expected"});
    row("negative friction of a pair", pair("{\"materials\": [\"steel\", \"rubber\"],\n\"friction\": -1}]"), 7,
        "pairs[0]", "friction", {"-1", ">= 0"});
    row("key of a pair", pair("{\"materials\": [\"steel\", \"rubber\"],\n\"material1\": \"steel\"}]"), 7, "pairs[0]",
        "material1", {"materials"});
    row("name of a pair", pair("{\"materials\": [\"steel\", \"rubber\"],\n\"name\": \"x\"}]"), 7, "pairs[0]", "name",
        {"friction"});
    row("pair twice", pair("{\"materials\": [\"steel\", \"rubber\"]},\n{\"materials\": [\"rubber\", \"steel\"]}]"), 7,
        "pairs[1]", "materials[1]", {"'rubber - steel'", "second time"});

    row("ignore one", withContact("\"ignore\": [\n[\"arm\"]]"), 6, "", "ignore[0]", {"two bodies", "a list of 1"});
    row("ignore a text", withContact("\"ignore\": [\n\"arm\"]"), 6, "", "ignore[0]", {"two bodies", "'arm'"});
    row("ignore numbers", withContact("\"ignore\": [\n[\"arm\", 1]]"), 6, "ignore[0]", "bodies[1]", {"name of a body"});
    row("unknown body", withContact("\"ignore\": [[\"arm\",\n\"bas\"]]"), 6, "ignore[0]", "bodies[1]",
        {"no body 'bas'", "did you mean 'base'"});
    row("body with itself", withContact("\"ignore\": [\n[\"arm\", \"arm\"]]"), 6, "ignore[0]", "bodies[1]",
        {"two different bodies"});
    row("ignore twice", withContact("\"ignore\": [[\"arm\", \"base\"],\n[\"base\", \"arm\"]]"), 6, "ignore[1]",
        "bodies[1]", {"second time"});
    row("ignore and touch", withContact("\"ignore\": [[\"arm\", \"base\"]],\n\"touch\": [[\"arm\", \"base\"]]"), 6,
        "touch[0]", "bodies[1]", {"second time"});
    row("key of a filter", withContact("\"touch\": [\n{\"bodies\": [\"arm\", \"base\"], \"rule\": \"ignore\"}]"), 6,
        "touch[0]", "rule", {"bodies", "enabled"});

    row("plane on a body", withShapes("\n{\"type\": \"plane\"}"), 4, "arm", "shapes[0].type", {"half space", "ground"});
    row("material of a shape", withShapes("{\"type\": \"box\"}, {\"type\": \"box\",\n\"material\": \"stel\"}"), 4,
        "arm", "shapes[1].material", {"no material 'stel'", "did you mean 'steel'"});
    row("material is a number", withShapes("{\"type\": \"box\",\n\"material\": 1}"), 4, "arm", "shapes[0].material",
        {"name of a material"});
    row("contact of a shape", withShapes("{\"type\": \"box\",\n\"contact\": \"no\"}"), 4, "arm", "shapes[0].contact",
        {"true or false"});
    row("material without contact",
        "{\"gyre\": 1, \"ground\": {\"shapes\": [\n{\"type\": \"plane\", \"material\": \"steel\"}]}}", 2, "ground",
        "shapes[0].material", {"no material 'steel'"});
    row("key of a plane", "{\"gyre\": 1, \"ground\": {\"shapes\": [\n{\"type\": \"plane\", \"size\": [1, 1, 1]}]}}", 2,
        "ground", "shapes[0].size", {"position"});
    row("ground is a list", "{\"gyre\": 1,\n\"ground\": []}", 2, "", "ground", {"an object"});
    row("key of the ground", "{\"gyre\": 1, \"ground\": {\n\"shape\": []}}", 2, "ground", "shape",
        {"did you mean 'shapes'"});
  }
  void refused() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, element);
    QFETCH(QString, key);
    QFETCH(QStringList, says);
    const auto model = parseModel(text.toStdString(), "test.gyre", catalog());
    QVERIFY(!model);
    const Error& e = model.error();
    const QString message = QString::fromStdString(e.message);
    QCOMPARE(QString::fromStdString(e.key), key);
    QCOMPARE(QString::fromStdString(e.element), element);
    QVERIFY2(e.line == line, qPrintable(QString("line %1: %2").arg(e.line).arg(message)));
    for (const QString& part : says) QVERIFY2(message.contains(part), qPrintable(message));
  }

  void pairOfOneMaterial_isAccepted() {
    const Model m = parsedModel(
        withContact((QByteArray(materials) + "\"pairs\": [{\"materials\": [\"steel\", \"steel\"], \"friction\": 0.1}]")
                        .constData())
            .toStdString());
    QVERIFY(m.find("steel - steel"));
  }

  /// Many filters are read in a time that does not grow with their square.
  void manyFilters_loadFast() {
    std::string text = "{\"gyre\": 1, \"bodies\": [", list;
    constexpr int n = 3000;
    for (int i = 0; i < n; ++i) {
      text += (i ? "," : "") + ("{\"name\": \"b" + std::to_string(i) + "\", \"type\": \"particle\", \"mass\": 1}");
      for (const int k : {1, 7, 11, 13})
        if (i + k < n)
          list += (list.empty() ? "" : ",") + ("[\"b" + std::to_string(i) + "\", \"b" + std::to_string(i + k) + "\"]");
    }
    QElapsedTimer timer;
    timer.start();
    const Model m = parsedModel(text + "], \"contact\": {\"ignore\": [" + list + "]}}");
    QVERIFY(m.of(Category::contactFilter).size() > 11'000);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
  }
  /// A beam that is made of no material any more has no such key, though its file had it.
  void materialOfABeam_canBeTakenAway() {
    const Model made = parsedModel(
        R"({"gyre": 1, "bodies": [{"name": "rod", "type": "flexible_beam", "material": "steel"}],
            "contact": {"materials": [{"name": "steel"}]}})");
    const Element& rod = *made.find("rod");
    QVERIFY(rod.value(*rod.type->find("material")) == Value(made.find("steel")->id));
    const Model without = edited(made, Edit{SetField{rod.id, "material", ground}});
    QCOMPARE(difference(parsedModel(modelText(without)), without), std::string());
  }
};

QTEST_APPLESS_MAIN(TestContactFile)
#include "tst_contact_file.moc"
