#pragma once
// Rules of modelDescription.xml for co-simulation, as far as they can be told from the file: those of the schemas that
// importers rely on, and those that stand in the text of the standards only (FMI 2.0.4, sections 2.2.7 and 2.2.8; FMI
// 3.0.1, sections 2.4.7 and 2.4.8).

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <tinyxml2.h>

namespace gyre::test {

class DescriptionRules {
 public:
  /// @param version  2 or 3
  DescriptionRules(const tinyxml2::XMLDocument& document, int version)
      : root_(document.RootElement()), isTwo_(version == 2) {
    if (!root_ || QString(root_->Name()) != "fmiModelDescription") {
      faults_ << "fmiModelDescription was expected as the root";
      return;
    }
    checkRoot();
    checkUnits();
    checkVariables();
    checkStructure();
  }
  const QStringList& faults() const { return faults_; }

 private:
  using Node = tinyxml2::XMLElement;

  static QString text(const Node* e, const char* key) { return e ? QString::fromUtf8(e->Attribute(key)) : QString(); }
  void expect(bool holds, const QString& what) {
    if (!holds) faults_ << what;
  }
  const Node* child(const char* name) const { return root_->FirstChildElement(name); }

  void checkRoot() {
    static const QRegularExpression identifier("^[A-Za-z_][A-Za-z0-9_]*$"), three(R"(^3\.\d+(\.\d+)?$)");
    const QString version = text(root_, "fmiVersion");
    expect(isTwo_ ? version == "2.0" : three.match(version).hasMatch(), "fmiVersion " + version);
    for (const char* key : {"modelName", isTwo_ ? "guid" : "instantiationToken"})
      expect(!text(root_, key).isEmpty(), QString("%1 is missing").arg(key));
    QStringList order;
    for (const Node* e = root_->FirstChildElement(); e; e = e->NextSiblingElement()) order << e->Name();
    expect(order == QStringList{"CoSimulation", "UnitDefinitions", "LogCategories", "DefaultExperiment",
                                "ModelVariables", "ModelStructure"},
           "elements and their order: " + order.join(' '));
    expect(identifier.match(text(child("CoSimulation"), "modelIdentifier")).hasMatch(),
           "modelIdentifier is no name in C");
    const Node* experiment = child("DefaultExperiment");
    if (!experiment) return;
    expect(experiment->DoubleAttribute("stopTime") > experiment->DoubleAttribute("startTime"), "stopTime");
    expect(experiment->DoubleAttribute("stepSize") > 0, "stepSize");
  }

  void checkUnits() {
    const QSet<QString> base{"kg", "m", "s", "A", "K", "mol", "cd", "rad", "factor", "offset"};
    const Node* all = child("UnitDefinitions");
    for (const Node* e = all ? all->FirstChildElement() : nullptr; e; e = e->NextSiblingElement()) {
      const QString name = text(e, "name");
      expect(!name.isEmpty() && !units_.contains(name), "unit '" + name + "' has no name of its own");
      units_.insert(name);
      if (const Node* b = e->FirstChildElement("BaseUnit"))
        for (const auto* a = b->FirstAttribute(); a; a = a->Next()) expect(base.contains(a->Name()), a->Name());
    }
  }

  /// What `initial` may be (the first is its default); empty: it may not be given. Null where the two do not go
  /// together.
  std::optional<QStringList> initialOf(const QString& causality, const QString& variability) const {
    const QStringList calculated{"calculated", "approx"}, any{"calculated", "exact", "approx"};
    const bool isData = variability == "fixed" || variability == "tunable";
    const bool isSignal = variability == "discrete" || variability == "continuous";
    if (causality == "parameter" && isData) return QStringList{"exact"};
    if (causality == "calculatedParameter" && isData) return calculated;
    if (causality == "input" && isSignal) return QStringList{};
    if (causality == "independent" && variability == "continuous") return QStringList{};
    if (causality == "output" || causality == "local") {
      if (variability == "constant") return QStringList{"exact"};
      if (isSignal) return any;
      if (causality == "local" && isData) return calculated;
    }
    return std::nullopt;
  }

  void checkVariables() {
    QSet<QString> names, references;
    int independent = 0, index = 0;
    const Node* all = child("ModelVariables");
    for (const Node* e = all ? all->FirstChildElement() : nullptr; e; e = e->NextSiblingElement()) {
      ++index;
      const QString name = text(e, "name"), reference = text(e, "valueReference"), causality = text(e, "causality");
      const QString place = "variable '" + name + "': ";
      const Node* number = isTwo_ ? e->FirstChildElement("Real") : e;
      expect(QString(e->Name()) == (isTwo_ ? "ScalarVariable" : "Float64") && number, place + "type");
      if (!number) continue;
      expect(!name.isEmpty() && !names.contains(name), place + "the name is missing, or twice there");
      expect(!reference.isEmpty() && !references.contains(reference), place + "valueReference");
      names.insert(name);
      references.insert(reference);
      const auto initial = initialOf(causality, text(e, "variability"));
      expect(initial.has_value(), place + "causality and variability do not go together");
      if (!initial) continue;
      const QString given = text(e, "initial");
      expect(given.isEmpty() || initial->contains(given), place + "initial");
      const QString is = given.isEmpty() && !initial->isEmpty() ? initial->first() : given;
      const bool hasStart = number->Attribute("start"),
                 needsStart = is == "exact" || is == "approx" || causality == "input";
      expect(hasStart == needsStart, place + "start");
      if (hasStart) {
        bool isNumber = false;
        (void)text(number, "start").toDouble(&isNumber);
        expect(isNumber, place + "start is no number");
      }
      const QString unit = text(number, "unit");
      expect(unit.isEmpty() || units_.contains(unit), place + "unit '" + unit + "' is not defined");
      if (causality == "independent") ++independent;
      const QString key = isTwo_ ? QString::number(index) : reference;
      if (causality == "output") outputs_ << key;
      if (causality == "output" && (is == "calculated" || is == "approx")) unknown_ << key;
    }
    expect(index > 0, "there is no variable");
    expect(isTwo_ ? independent <= 1 : independent == 1, "one independent variable");
  }

  /// The variables that a list of the structure names.
  QStringList listed(const char* two, const char* three) const {
    QStringList out;
    const Node* structure = child("ModelStructure");
    const Node* list = isTwo_ && structure ? structure->FirstChildElement(two) : structure;
    for (const Node* e = list ? list->FirstChildElement(isTwo_ ? "Unknown" : three) : nullptr; e;
         e = e->NextSiblingElement(isTwo_ ? "Unknown" : three))
      out << text(e, isTwo_ ? "index" : "valueReference");
    return out;
  }
  void checkStructure() {
    expect(listed("Outputs", "Output") == outputs_, "ModelStructure does not list the outputs");
    expect(listed("InitialUnknowns", "InitialUnknown") == unknown_,
           "ModelStructure does not list the initial unknowns");
  }

  const Node* root_;
  bool isTwo_;
  QSet<QString> units_;
  QStringList faults_, outputs_, unknown_;
};

}  // namespace gyre::test
