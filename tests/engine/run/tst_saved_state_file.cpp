// Files of saved states: what they are refused for, and that no bytes make the reader fall over.

#include "catalog/catalog.h"
#include "io/model_file.h"
#include "run/saved_state.h"
#include "support/test_models.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <random>

using namespace gyre;
using namespace gyre::test;

namespace {

ModelBuilder swinging(const char* method = "geom1", double end = 0.2) {
  ModelBuilder b = doublePendulum(0.9);
  b.useIntegrator(method);
  b.run(0.01, end, 0.02);
  return b;
}

std::unique_ptr<Stepper> underWay(const Model& model) {
  auto run = Stepper::create(model);
  if (!run) throw std::runtime_error(run.error().text());
  for (int i = 0; i < 7; ++i)
    if (auto step = (*run)->step(); !step) throw std::runtime_error(step.error().text());
  return std::move(*run);
}

std::string contentOf(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

class TestSavedStateFile : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;
  std::filesystem::path file(const char* name) const { return folder_.filePath(name).toStdString(); }
  std::filesystem::path written(const char* name, const Model& model) const {
    const auto state = SavedState::of(*underWay(model), model);
    if (!state) throw std::runtime_error(state.error().text());
    if (auto ok = state->write(file(name)); !ok) throw std::runtime_error(ok.error().text());
    return file(name);
  }
  void write(const std::filesystem::path& to, const std::string& bytes) const {
    std::ofstream(to, std::ios::binary) << bytes;
  }
  /// Why a model does not go on from a file.
  static std::string refusalOf(const std::filesystem::path& file, const Model& model) {
    const auto state = SavedState::read(file);
    if (!state) return state.error().text();
    const auto run = state->resume(model);
    return run ? "" : run.error().text();
  }

 private slots:
  void file_holdsTheState() {
    const Model model = swinging().model();
    const auto run = underWay(model);
    const auto state = SavedState::of(*run, model);
    QVERIFY(state && state->write(file("a.gyrestate")));
    const auto read = SavedState::read(file("a.gyrestate"));
    QVERIFY2(read.has_value(), read ? "" : read.error().text().c_str());
    const auto again = read->resume(model);
    QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
    QVERIFY(SavedState::of(**again, model) == *state);
    QCOMPARE(read->time(), run->state().t);
  }

  /// A later end, another name and another order of keys are no other model.
  void end_mayBeAnother() {
    const auto saved = written("end.gyrestate", swinging().model());
    QCOMPARE(refusalOf(saved, swinging("geom1", 5).model()), std::string());
    ModelBuilder renamed = swinging();
    renamed.set(documentId, "description", std::string("a double pendulum"));
    QCOMPARE(refusalOf(saved, renamed.model()), std::string());
  }

  void otherRuns_areRefused() {
    const auto saved = written("other.gyrestate", swinging().model());
    const auto tells = [&](const Model& model, const char* text) {
      const std::string why = refusalOf(saved, model);
      return why.find(text) != std::string::npos && why.find("other.gyrestate") != std::string::npos
                 ? QByteArray()
                 : QByteArray::fromStdString(why + ": not " + text);
    };
    QCOMPARE(tells(swinging("rkmk").model(), "by geom1, and this one is by rkmk"), QByteArray());
    QCOMPARE(tells(swinging("geom1", 0.05).model(), "a later end_time was expected"), QByteArray());
    ModelBuilder heavier = swinging();
    heavier.set(heavier.model().active(Category::body).front()->id, "mass", 3.25);
    QCOMPARE(tells(heavier.model(), "another model"), QByteArray());
    ModelBuilder damped = swinging();
    damped.set(simulationId, "rho_inf", 0.5);
    QCOMPARE(tells(damped.model(), "settings of the run"), QByteArray());
  }

  void otherFiles_areRefused() {
    const Model model = swinging().model();
    QVERIFY(refusalOf(file("missing.gyrestate"), model).find("missing.gyrestate") != std::string::npos);
    write(file("empty"), "");
    write(file("text"), modelText(model));
    for (const char* name : {"empty", "text"})
      QVERIFY(refusalOf(file(name), model).find("no saved state") != std::string::npos);
    std::string bytes = contentOf(written("whole", model));
    bytes[8] = 77;
    write(file("format"), bytes);
    QVERIFY(refusalOf(file("format"), model).find("format 77, and 1 was expected") != std::string::npos);
  }

  /// Each byte that differs is told, and each that is missing.
  void damage_isRefused() {
    const Model model = swinging("local_pos").model();
    const std::string whole = contentOf(written("whole", model));
    std::minstd_rand random(7);
    for (int i = 0; i < 300; ++i) {
      std::string bytes = whole;
      const std::size_t at = i < 60 ? static_cast<std::size_t>(i) : random() % whole.size();
      bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1 << random() % 8));
      write(file("flipped"), bytes);
      const std::string why = refusalOf(file("flipped"), model);
      QVERIFY2(why.find("flipped") != std::string::npos, why.c_str());
    }
    for (std::size_t size = 0; size < whole.size(); size += size < 80 ? 1 : 97) {
      write(file("cut"), whole.substr(0, size));
      QVERIFY(!refusalOf(file("cut"), model).empty());
    }
    write(file("longer"), whole + "x");
    QVERIFY(refusalOf(file("longer"), model).find("damaged") != std::string::npos);
  }

  /// Bytes with a right digest, as nobody writes them: an error or a run, but no crash and no memory beyond the file.
  void forgery_isReadWithoutHarm_data() {
    QTest::addColumn<QString>("method");
    for (const char* method : {"geom1", "rkmk", "liemid_ea", "bdf_cs", "bdf_ggl", "local_pos"})
      QTest::newRow(method) << method;
  }
  void forgery_isReadWithoutHarm() {
    QFETCH(QString, method);
    const Model model = swinging(method.toLatin1().constData()).model();
    const auto run = underWay(model);
    StateArchive writer;
    auto state = *SavedState::of(*run, model);
    writer(state);
    std::minstd_rand random(3);
    int refused = 0;
    for (int i = 0; i < 250; ++i) {
      std::string bytes = writer.bytes();
      for (int n = 0; n < 3; ++n) {
        const std::size_t at = random() % bytes.size();
        bytes[at] = static_cast<char>(random());
      }
      if (i % 5 == 0) bytes.resize(random() % bytes.size());
      StateArchive reader(bytes);
      SavedState forged = state;
      reader(forged);
      auto resumed = reader.isAtEnd() ? forged.resume(model) : Expected<std::unique_ptr<Stepper>>(failInput("cut"));
      if (!resumed) {
        ++refused;
        continue;
      }
      for (int steps = 0; steps < 2 && (*resumed)->step(); ++steps) {
      }
    }
    QVERIFY(refused > 50);
  }

  /// A file that cannot be written leaves what was there.
  void file_isWrittenWholeOrNotAtAll() {
    const Model model = swinging().model();
    const auto state = SavedState::of(*underWay(model), model);
    const auto nowhere = file("no folder") / "a.gyrestate";
    const auto written = state->write(nowhere);
    QVERIFY(!written && written.error().text().find("no folder") != std::string::npos);
    QVERIFY(!std::filesystem::exists(nowhere));
  }
};

QTEST_APPLESS_MAIN(TestSavedStateFile)
#include "tst_saved_state_file.moc"
