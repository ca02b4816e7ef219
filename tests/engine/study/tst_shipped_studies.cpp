// Every study that comes with Gyre runs, and every finding it states holds: published figures and regression values.

#include "study/study_report.h"
#include "support/study_samples.h"

#include <QtTest>

using namespace gyre;
using namespace gyre::test;

class TestShippedStudies : public QObject {
  Q_OBJECT
 private slots:
  void findings_hold_data() {
    QTest::addColumn<QString>("file");
    const auto files = studyFiles(GYRE_SOURCE_DIR "/resources/studies");
    QVERIFY(!files.empty());
    for (const auto& file : files) QTest::newRow(file.stem().c_str()) << QString::fromStdString(file.string());
  }
  void findings_hold() {
    QFETCH(QString, file);
    auto study = readStudy(file.toStdString());
    QVERIFY2(study, study ? "" : study.error().text().c_str());
    const auto plan = planStudy(std::move(*study));
    QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
    const CaseResults results = runPlan(*plan);
    for (const auto& r : results) {
      QVERIFY(r);
      QVERIFY2(!r->failed(), r->failed() ? r->error->text().c_str() : "");
    }
    const std::vector<JudgedFinding> judged = judgeFindings(*plan, results);
    QVERIFY(!judged.empty());
    for (std::size_t i = 0; i < judged.size(); ++i)
      QVERIFY2(judged[i].verdict == Verdict::held, (plan->study.findings[i].text + ": " + judged[i].measured).c_str());
  }
};

QTEST_APPLESS_MAIN(TestShippedStudies)
#include "tst_shipped_studies.moc"
