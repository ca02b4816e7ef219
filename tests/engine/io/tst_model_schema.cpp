// The JSON Schema against a validator of its own (valijson) and against the loader: it accepts what the loader accepts
// and refuses, of what the loader refuses, all that a schema can know.

#include "catalog/catalog.h"
#include "io/field_facts.h"
#include "io/model_file.h"
#include "io/model_schema.h"
#include "io/text_file.h"
#include "io/value_json.h"
#include "support/contact_model.h"
#include "support/random_state.h"

#include <QDir>
#include <QtTest>
#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

using namespace gyre;
using Json = nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

namespace {

Json parsed(const std::string& text) { return Json::parse(text, nullptr, true, true); }

class Validator {
 public:
  Validator() : text_(parsed(jsonText(modelSchema(catalog())))) {
    valijson::SchemaParser parser;
    parser.populateSchema(NlohmannJsonAdapter(text_), schema_);
  }
  /// What the schema says against a document; empty when nothing.
  std::string refusal(const Json& document) const {
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(schema_, NlohmannJsonAdapter(document), &results)) return {};
    std::string out;
    valijson::ValidationResults::Error error;
    while (results.popError(error)) {
      for (const std::string& step : error.context) out += step;
      out += ": " + error.description + "\n";
    }
    return out.empty() ? "refused" : out;
  }
  const Json& json() const { return text_; }

 private:
  Json text_;
  valijson::Schema schema_;
};

std::string loaderRefusal(const Json& document) {
  const auto model = parseModel(document.dump(), "test.gyre", catalog());
  return model ? std::string{} : model.error().text();
}

/// What refers to joints or materials refers to this one.
std::any withReferences(const TypeInfo& type, std::any params, ElementId joint, ElementId material) {
  for (const Field& f : type.fields) {
    if (!std::holds_alternative<ElementId>(f.get(params))) continue;
    if (f.refersTo == Category::joint) f.set(params, joint);
    if (f.refersTo == Category::material) f.set(params, material);
  }
  return params;
}

/// A model with two bodies and one element of each type, all with random values.
Json modelOf(const TypeInfo& type, unsigned seed) {
  test::Random random(seed);
  test::ModelBuilder b;
  const ElementId one = b.body("rigid", "one", {}), two = b.body("rigid", "two", {{"position", Vec3(1, 0, 0)}});
  const ElementId steel = b.add(Category::material, "material", "steel");
  const ElementId hinge = b.joint("cylindrical", "hinge", {{"body1", one}, {"body2", two}});
  if (type.category == Category::integrator) b.useIntegrator(type.id);
  else b.insert(type, "element", withReferences(type, test::randomParams(type, random, one, two), hinge, steel));
  return parsed(modelText(b.model()));
}

/// All places of a document, as pointers.
void collect(const Json& node, const Json::json_pointer& at, std::vector<Json::json_pointer>& out) {
  out.push_back(at);
  if (node.is_object())
    for (const auto& [key, value] : node.items()) collect(value, at / key, out);
  if (node.is_array())
    for (std::size_t i = 0; i < node.size(); ++i) collect(node[i], at / i, out);
}

/// One random damage of a kind that people and scripts cause.
void damage(Json& document, test::Random& random) {
  std::vector<Json::json_pointer> places;
  collect(document, Json::json_pointer{}, places);
  const auto at = places[static_cast<std::size_t>(random.integer(static_cast<int>(places.size())))];
  Json& node = document.at(at);
  switch (random.integer(8)) {
    case 0: node = "text"; return;
    case 1: node = Json::array(); return;
    case 2: node = -1.5; return;
    case 3: node = nullptr; return;
    case 4: node = 1'000'000'000; return;
    case 5:
      if (!at.empty() && document.at(at.parent_pointer()).is_object())
        document.at(at.parent_pointer()).erase(at.back());
      return;
    case 6:
      if (node.is_object()) node["surplus"] = 1;
      if (node.is_array()) node.push_back(1);
      return;
    default:
      if (node.is_array() && !node.empty()) node.erase(node.size() - 1);
      else node = true;
  }
}

/// True for what only the loader can know.
bool beyondSchema(const std::string& refusal) {
  for (const char* reason : {"inertia",
                             "definite",
                             "unit quaternion",
                             "there is no body",
                             "a body or 'ground'",
                             "two different",
                             "name is taken",
                             "expression",
                             "symmetric",
                             "eigenvalues",
                             "this name",
                             "formula",
                             "there is no joint",
                             "no coordinate",
                             "first column",
                             "'minimum'",
                             "not below",
                             " above ",
                             "there is no material",
                             "a material was",
                             "second time"})
    if (refusal.find(reason) != std::string::npos) return true;
  return false;
}

}  // namespace

class TestModelSchema : public QObject {
  Q_OBJECT
 private slots:
  void examples_areValid() {
    const Validator validator;
    const QFileInfoList files = QDir(GYRE_EXAMPLES_DIR).entryInfoList({"*.gyre"});
    QVERIFY(files.size() >= 9);
    for (const QFileInfo& file : files) {
      const auto text = readTextFile(file.filePath().toStdString());
      QVERIFY(text.has_value());
      const std::string refusal = validator.refusal(parsed(*text));
      QVERIFY2(refusal.empty(), (file.fileName().toStdString() + ": " + refusal).c_str());
    }
  }

  void contact_isValid() {
    const Validator validator;
    for (const std::string& text : {test::contactText(), modelText(test::contactModel())}) {
      const std::string refusal = validator.refusal(parsed(text));
      QVERIFY2(refusal.empty(), refusal.c_str());
    }
  }

  void everyType_isValidWithAllItsKeys() {
    const Validator validator;
    for (const TypeInfo* type : catalog().all())
      for (unsigned seed = 0; seed < 5; ++seed) {
        const Json document = modelOf(*type, seed);
        const std::string refusal = validator.refusal(document);
        QVERIFY2(refusal.empty(), (type->id + ": " + refusal + document.dump()).c_str());
      }
  }

  void everyKey_isDescribed() {
    const Json definitions = Validator().json().at("$defs");
    for (const TypeInfo* type : catalog().all()) {
      if (type->category == Category::contactFilter) continue;  // a list of two names
      const Json& properties = definitions.at(std::string(singular(type->category)) + "." + type->id).at("properties");
      for (const Field& f : type->fields) {
        if (type->isBetween() && (f.key == type->between.first || f.key == type->between.second)) continue;
        const std::string place = type->id + "." + f.key;
        const Json& key = properties.at(f.key);
        QVERIFY2(key.value("description", "").size() >= 4, place.c_str());
        QVERIFY2(!key.value("title", "").empty(), place.c_str());
        QVERIFY2(f.required || key.contains("default"), place.c_str());
        QVERIFY2(unitText(f).empty() || key.value("x-unit", "") == unitText(f), place.c_str());
        QVERIFY2(f.choices.empty() || key.at("enum") == Json(f.choices), place.c_str());
      }
    }
  }

  void brokenFiles_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* tag, const QByteArray& text) { QTest::newRow(tag) << text; };
    const auto body = [](const QByteArray& keys) { return R"({"gyre": 1, "bodies": [{"name": "a", )" + keys + "}]}"; };
    row("no version", "{}");
    row("other version", R"({"gyre": 2})");
    row("unknown top level key", R"({"gyre": 1, "bodys": []})");
    row("no type", body(R"("mass": 1, "inertia": [1, 1, 1])"));
    row("unknown type", body(R"("type": "rgid", "mass": 1, "inertia": [1, 1, 1])"));
    row("unknown key", body(R"("type": "rigid", "mass": 1, "inertia": [1, 1, 1], "mas": 1)"));
    row("missing key", body(R"("type": "particle")"));
    row("truth for number", body(R"("type": "particle", "mass": true)"));
    row("range", body(R"("type": "particle", "mass": 0)"));
    row("length of a list", body(R"("type": "particle", "mass": 1, "position": [1, 2])"));
    row("inertia of four", body(R"("type": "rigid", "mass": 1, "inertia": [1, 1, 1, 1])"));
    row("negative inertia", body(R"("type": "rigid", "mass": 1, "inertia": [1, -1, 1])"));
    row("quaternion", body(R"("type": "rigid", "mass": 1, "inertia": [1, 1, 1], "orientation": [2, 0, 0, 0])"));
    row("shape", body(R"("type": "particle", "mass": 1, "shapes": [{"type": "ball"}])"));
    row("key of another shape", body(R"("type": "particle", "mass": 1, "shapes": [{"type": "box", "radius": 1}])"));
    row("shape of no size", body(R"("type": "particle", "mass": 1, "shapes": [{"type": "sphere", "radius": 0}])"));
    row("integrator", R"({"gyre": 1, "simulation": {"integrator": "euler"}})");
    row("key of another integrator", R"({"gyre": 1, "simulation": {"integrator": "akw", "rho_inf": 1}})");
    row("key of the default integrator", R"({"gyre": 1, "simulation": {"rho_inf": 2}})");
    const auto contact = [](const QByteArray& keys) {
      return R"({"gyre": 1, "bodies": [{"name": "a", "type": "particle", "mass": 1}], "contact": {"materials": [)"
             R"({"name": "steel"}], )" +
             keys + "}}";
    };
    row("contact is a list", R"({"gyre": 1, "contact": []})");
    row("key of contact", contact(R"("pair": [])"));
    row("margin", contact(R"("margin": 0)"));
    row("name of a material", R"({"gyre": 1, "contact": {"materials": [{}]}})");
    row("friction", R"({"gyre": 1, "contact": {"materials": [{"name": "steel", "friction": -1}]}})");
    row("restitution", R"({"gyre": 1, "contact": {"materials": [{"name": "steel", "restitution": 2}]}})");
    row("pair of one", contact(R"("pairs": [{"materials": ["steel"]}])"));
    row("pair of nothing", contact(R"("pairs": [{"friction": 1}])"));
    row("friction of a pair", contact(R"("pairs": [{"materials": ["steel", "steel"], "friction": -1}])"));
    row("field of a pair", contact(R"("pairs": [{"material1": "steel", "material2": "steel"}])"));
    row("ignore one", contact(R"("ignore": [["a"]])"));
    row("touch a number", contact(R"("touch": [["a", 1]])"));
    row("key of a filter", contact(R"("touch": [{"bodies": ["a", "ground"], "rule": "touch"}])"));
    row("plane on a body", body(R"("type": "particle", "mass": 1, "shapes": [{"type": "plane"}])"));
    row("key of a plane", R"({"gyre": 1, "ground": {"shapes": [{"type": "plane", "radius": 1}]}})");
    row("material of a shape", R"({"gyre": 1, "ground": {"shapes": [{"type": "plane", "material": 1}]}})");
    row("view", R"({"gyre": 1, "view": {"eye": 1}})");
  }
  void brokenFiles() {
    QFETCH(QByteArray, text);
    const Json document = parsed(text.toStdString());
    QVERIFY(!loaderRefusal(document).empty());
    QVERIFY(!Validator().refusal(document).empty());
  }

  void randomDamage_schemaAndLoaderAgree() {
    const Validator validator;
    test::Random random(7);
    const auto types = catalog().all();
    int refused = 0, knownToLoaderOnly = 0, accepted = 0;
    const Json contact = parsed(test::contactText());
    for (unsigned i = 0; i < 3600; ++i) {
      Json document = i < 3000 ? modelOf(*types[i % types.size()], i) : contact;
      damage(document, random);
      const std::string loader = loaderRefusal(document), schema = validator.refusal(document);
      if (loader.empty()) {
        ++accepted;
        QVERIFY2(schema.empty(), ("only the schema refuses: " + schema + document.dump()).c_str());
      } else if (beyondSchema(loader)) {
        ++knownToLoaderOnly;
      } else {
        ++refused;
        QVERIFY2(!schema.empty(), ("only the loader refuses: " + loader + document.dump()).c_str());
      }
    }
    // The sample holds enough of each to mean something.
    QVERIFY2(refused > 1000 && accepted > 200, qPrintable(QString::number(refused) + " " + QString::number(accepted)));
  }
};

QTEST_GUILESS_MAIN(TestModelSchema)
#include "tst_model_schema.moc"
