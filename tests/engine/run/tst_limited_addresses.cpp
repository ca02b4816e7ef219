// Where a shell limits the addresses of its programs (ulimit -v), a recording leaves as many to the run as it takes,
// and a run says how many rows there is room for.

#include "core/machine_memory.h"
#include "run/recording.h"
#include "support/run_model.h"
#include "support/sanitized.h"
#include "support/test_models.h"

#include <sys/resource.h>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <new>

using namespace gyre;
using namespace gyre::test;

namespace {

/// So many more addresses than are taken now.
class AddressLimit {
 public:
  explicit AddressLimit(std::size_t left) {
    getrlimit(RLIMIT_AS, &before_);
    rlimit now = before_;
    for (now.rlim_cur = left; setrlimit(RLIMIT_AS, &now) == 0 && availableAddresses() < left;)
      now.rlim_cur += left - availableAddresses();
  }
  ~AddressLimit() { setrlimit(RLIMIT_AS, &before_); }
  AddressLimit(const AddressLimit&) = delete;
  AddressLimit& operator=(const AddressLimit&) = delete;

 private:
  rlimit before_{};
};

constexpr std::size_t limit = std::size_t{1} << 30;
constexpr std::size_t others = std::size_t{32} << 20;  // taken meanwhile by threads and the heap

}  // namespace

class TestLimitedAddresses : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() {
    if (isSanitized) QSKIP("a sanitizer takes more addresses than this test allows");
  }
  void recording_leavesHalf_data() {
    QTest::addColumn<bool>("logs");
    QTest::newRow("rows") << false;
    QTest::newRow("rows and lists") << true;
  }
  void recording_leavesHalf() {
    QFETCH(bool, logs);
    const auto system = std::make_shared<const System>(*System::compile(pivotedTop().model()).value());
    const RowLogs asked{.contacts = logs, .solver = logs, .newton = logs ? system : nullptr};
    const AddressLimit limited(limit);
    const auto made = Recording::create({{documentId, "time", "s"}}, std::size_t{1} << 40, {}, asked);
    QVERIFY(made.has_value() && (*made)->warningOnRoom(1e12) && !(*made)->warningOnRoom(1000));
    QVERIFY((*made)->capacity() * sizeof(double) > limit / 2 / 10);
    QVERIFY2(availableAddresses() > limit / 2 - others, QByteArray::number(qulonglong(availableAddresses() >> 20)));
    for (int i = 0; i < 1000; ++i) {
      QVERIFY(!(*made)->next().empty());
      QVERIFY((*made)->appendContacts(nullptr));
      (*made)->publish();
    }
  }
  /// A run of 1e8 steps whose every step is a row: it is told before it starts, and one that fits is not.
  void room_isTold() {
    ModelBuilder b = pivotedTop();
    const AddressLimit limited(limit);
    for (const double end : {1e5, 1.0}) {
      b.run(1e-3, end, 0);
      const auto s = Simulation::create(b.model());
      QVERIFY(s.has_value());
      const auto notes = (*s)->notes();
      const bool reported = std::ranges::any_of(
          notes, [](const std::string& note) { return note.find("ulimit -v") != std::string::npos; });
      QCOMPARE(reported, end > 1);
    }
  }
  /// Nobody is shown the name of a class.
  void refusedMemory_isToldInWords() {
    QCOMPARE(libraryMessage(std::bad_alloc()), std::string("out of memory"));
    const AddressLimit limited(limit);
    QVERIFY(libraryMessage(std::bad_alloc()).find("ulimit -v") != std::string::npos);
    QVERIFY(fairShareOfMemory() <= limit / 2);
  }
};

QTEST_APPLESS_MAIN(TestLimitedAddresses)
#include "tst_limited_addresses.moc"
