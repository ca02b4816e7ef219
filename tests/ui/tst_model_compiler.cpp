// One compilation for each state of the document, whoever asks and however often.

#include "catalog/catalog.h"
#include "document/model_compiler.h"

#include <QTest>

using namespace gyre;
using namespace gyre::ui;

class TestModelCompiler : public QObject {
  Q_OBJECT

 private slots:
  void aState_isCompiledOnce() {
    ModelDocument document(catalog());
    QVERIFY(document.file().openExample(GYRE_EXAMPLES_DIR "/double-pendulum.gyre").has_value());
    ModelCompiler compiler(document);
    QVERIFY(!compiler.isReady());
    const auto first = compiler.current(), again = compiler.current();
    const auto compiled = first.get();
    QVERIFY(compiled->system.has_value());
    QVERIFY(again.get() == compiled && compiler.current().get() == compiled);
    QVERIFY(compiler.isReady());
    QCOMPARE((*compiled->system)->nv(), 12);

    const ElementId body = document.model().of(Category::body).front()->id;
    QVERIFY(document.submit({SetField{body, "mass", 3.0}}, "mass").has_value());
    QVERIFY(!compiler.isReady());
    const auto edited = compiler.current().get();
    QVERIFY(edited != compiled);
    QCOMPARE((*edited->system)->bodies().body(0).mass(), 3.0);
  }

  /// Edits that come faster than compilations end.
  void overtaken_onesEndInTheirOwnTime() {
    ModelDocument document(catalog());
    QVERIFY(document.file().openExample(GYRE_EXAMPLES_DIR "/chain-200.gyre").has_value());
    const ElementId body = document.model().of(Category::body).front()->id;
    auto compiler = std::make_unique<ModelCompiler>(document);
    for (int i = 1; i <= 20; ++i) {
      QVERIFY(document.submit({SetField{body, "mass", 1.0 * i}}, "mass").has_value());
      static_cast<void>(compiler->current());
    }
    QCOMPARE((*compiler->current().get()->system)->bodies().body(0).mass(), 20.0);
    compiler.reset();
  }

  /// Whoever waits for one that a later state has overtaken learns that, or has it whole.
  void overtaken_onesAreGivenUp() {
    ModelDocument document(catalog());
    QVERIFY(document.file().openExample(GYRE_EXAMPLES_DIR "/chain-200.gyre").has_value());
    std::stop_source unwanted;
    unwanted.request_stop();
    const auto given = System::compile(document.model(), unwanted.get_token());
    QVERIFY(!given && given.error().message.find("changed") != std::string::npos);

    ModelCompiler compiler(document);
    const ElementId body = document.model().of(Category::body).front()->id;
    std::vector<ModelCompiler::Result> all;
    for (int i = 1; i <= 50; ++i) {
      QVERIFY(document.submit({SetField{body, "mass", 1.0 * i}}, "mass").has_value());
      all.push_back(compiler.current());
    }
    for (const ModelCompiler::Result& result : all)
      QCOMPARE(result.get()->isOvertaken, !result.get()->system.has_value());
    QVERIFY(!all.back().get()->isOvertaken);
  }
};

QTEST_GUILESS_MAIN(TestModelCompiler)
#include "tst_model_compiler.moc"
