// Work beside the window comes to an end in every case: done, failed, or obsolete.

#include "document/background_job.h"

#include <QTest>

#include <atomic>
#include <stdexcept>

using namespace gyre;
using namespace gyre::ui;

class tst_background_job : public QObject {
  Q_OBJECT
 private slots:
  void itsResultComesToTheWindowsThread() {
    BackgroundJob job;
    int result = 0;
    QThread* where = nullptr;
    job.start([](const std::stop_token&) { return 42; },
              [&](int r) {
                result = r;
                where = QThread::currentThread();
              },
              [](const Error&) { QFAIL("it did not fail"); });
    QVERIFY(job.isBusy());
    QTRY_COMPARE(result, 42);
    QCOMPARE(where, QThread::currentThread());
    QVERIFY(!job.isBusy());
  }

  void whatThrows_isSaid_data() {
    QTest::addColumn<bool>("memory");
    QTest::newRow("memory") << true;
    QTest::newRow("library") << false;
  }
  void whatThrows_isSaid() {
    QFETCH(bool, memory);
    BackgroundJob job;
    QString said;
    job.start(
        [memory](const std::stop_token&) -> int {
          if (memory) throw std::bad_alloc();
          throw std::runtime_error("the file is odd");
        },
        [](int) { QFAIL("it was not done"); },
        [&](const Error& error) { said = QString::fromStdString(error.text()); });
    QTRY_VERIFY(said.contains(memory ? "memory" : "the file is odd"));
    QVERIFY(!job.isBusy());
  }

  void anObsoleteOneIsAskedToStop_andDropped() {
    BackgroundJob job;
    std::atomic<bool> stopped = false;
    int results = 0;
    const auto count = [&](int r) { results += r; };
    const auto never = [](const Error&) { QFAIL("it did not fail"); };
    job.start(
        [&](const std::stop_token& stop) {
          while (!stop.stop_requested()) std::this_thread::yield();
          stopped = true;
          return 1;
        },
        count, never);
    job.start([](const std::stop_token&) { return 10; }, count, never);
    QTRY_COMPARE(results, 10);
    QTRY_VERIFY(stopped);
    QTest::qWait(20);
    QCOMPARE(results, 10);
  }
};

QTEST_GUILESS_MAIN(tst_background_job)
#include "tst_background_job.moc"
