// Rank 0 and its ranks, as threads of one process: the same bytes as one machine, whatever becomes of a rank.

#include "cluster/launch.h"
#include "cluster/message.h"
#include "cluster/study_rank.h"
#include "cluster/study_server.h"
#include "study/study_csv.h"
#include "support/study_samples.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <thread>

using namespace gyre;
using namespace gyre::cluster;
using namespace gyre::test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

namespace {

/// A rank that speaks as one, and does what no rank should.
class OddRank {
 public:
  OddRank(const fs::path& meeting, const StudyPlan& plan)
      : channel_(std::move(RankChannel::join(meeting, {7, fingerprint(plan), {}}, 10s, {}).value())) {
    channel_->send({MessageKind::ready});
  }
  /// Waits for a run to make; false when rank 0 has closed the connection.
  bool hasJob() {
    while (const auto message = channel_->receive())
      if (message->kind == MessageKind::job) return true;
    return false;
  }
  RankChannel& channel() { return *channel_; }

 private:
  std::unique_ptr<RankChannel> channel_;
};

}  // namespace

class TestStudyRanks : public QObject {
  Q_OBJECT
 private slots:
  void init() { dir_ = std::make_unique<QTemporaryDir>(); }

  void bodies_areReadBack_orRefused() {
    const ReferenceOutcome rows{.rows = std::make_shared<const KeptRows>(KeptRows{{"a.x", "b"}, {0, 1}, {1, 2, 3, 4}})};
    const Message message = referenceMessage(5, rows);
    const NumberedReference back = referenceIn(message);
    QCOMPARE(back.index, std::size_t{5});
    QCOMPARE(back.outcome.rows->channels, rows.rows->channels);
    QCOMPARE(back.outcome.rows->values, rows.rows->values);
    for (std::size_t n = 0; n < message.body.size(); ++n)
      QVERIFY(referenceIn({message.kind, message.body.substr(0, n)}).outcome.awaited() || n < 16);
    const Error why{.kind = Error::Kind::numerical, .message = "m", .element = "e", .equation = "q", .time = 0.5};
    const auto failed = referenceIn(referenceMessage(0, {.error = why}));
    QCOMPARE(failed.outcome.error->text(), why.text());
    BodyReader huge(BodyWriter().number(~std::uint64_t{0}).take());
    QVERIFY(huge.reals().empty() && !huge.ok());
    QCOMPARE(jobIn(jobMessage({std::nullopt, 3, 1.5})).planned, std::optional<std::size_t>(3));
    QVERIFY(!jobIn(jobMessage({std::nullopt, 3, 1.5})).reference);
  }
  void launchers_sayWhoARankIs() {
    const std::vector<const char*> names{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", "PMI_RANK", "PMI_SIZE",
                                         "SLURM_PROCID",         "SLURM_STEP_NUM_TASKS"};
    for (const char* name : names) qunsetenv(name);
    QVERIFY(!launchFromEnvironment());
    qputenv("SLURM_PROCID", "0");  // so does the script of a job, which no rank is
    QVERIFY(!launchFromEnvironment());
    qputenv("SLURM_STEP_NUM_TASKS", "3");
    QCOMPARE(launchFromEnvironment()->ranks, std::size_t{3});
    qputenv("PMI_RANK", "7");
    qputenv("PMI_SIZE", "7");
    QCOMPARE(launchFromEnvironment()->ranks, std::size_t{3});  // no rank 7 of 7
    qputenv("PMI_SIZE", "8");
    QCOMPARE(launchFromEnvironment()->rank, std::size_t{7});
    qputenv("OMPI_COMM_WORLD_RANK", "1");
    qputenv("OMPI_COMM_WORLD_SIZE", "2");
    QCOMPARE(launchFromEnvironment()->rank, std::size_t{1});
    for (const char* name : names) qunsetenv(name);
  }
  void ranks_equalOneMachine_data() {
    QTest::addColumn<QString>("members");
    QTest::newRow("closed form") << QString::fromStdString(circleGrid + circleReference);
    QTest::newRow("a run") << QString::fromStdString(circleGridByRun);
    QTest::newRow("the finest") << QString::fromStdString(circleGrid + R"("reference": "finest")");
    QTest::newRow("a reference that fails")
        << QString::fromStdString(circleGrid + R"("reference": {"case": {"push.value": )" + failingPush + "}}");
    QTest::newRow("a case that fails") << QString::fromStdString(
        R"("vary": [{"push.value": [[0, 0, 0], )" + failingPush + R"(]}], "measures": [)" + circleError +
        R"(], "plots": [{"x": "time", "y": "mass.x"}], )" + circleReference);
  }
  void ranks_equalOneMachine() {
    QFETCH(QString, members);
    const StudyPlan plan = planOf(circleStudy(members.toStdString()));
    const CaseResults whole = runPlan(plan);
    auto server = serverOf(plan, 3);
    const auto ranks = ranksOf(plan, 3);
    QVERIFY(server->run());
    QCOMPARE(tablesOf(plan, server->results()), tablesOf(plan, whole));
    for (std::size_t i = 0; i < whole.size(); ++i)
      if (whole[i]->failed()) QCOMPARE(server->results()[i]->error->text(), whole[i]->error->text());
    QCOMPARE(server->progress().fraction, 1.0);
    QVERIFY(server->notes().empty());
    // What was kept is what a single machine goes on from.
    server.reset();
    const auto kept = keptResults(plan, {file("results")});
    if (members.contains("push")) return;  // without a reference nothing is kept
    QCOMPARE(tablesOf(plan, kept->results), tablesOf(plan, whole));
    QVERIFY(!fs::exists(file("meeting")));
  }
  void aRankThatGoes_isNoLoss() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    auto server = serverOf(plan, 2);
    std::jthread odd([&] {
      for (int i = 0; i < 2; ++i) {
        OddRank rank(file("meeting"), plan);  // with the reference first, then with a case
        QVERIFY(rank.hasJob());
      }
    });
    std::jthread late([&] {
      odd.join();
      const auto ranks = ranksOf(plan, 2);
    });
    QVERIFY(server->run());
    QCOMPARE(tablesOf(plan, server->results()), tablesOf(plan, runPlan(plan)));
    QCOMPARE(server->notes().size(), std::size_t{2});
    QVERIFY2(server->notes()[0].find("rank 7 on ") == 0, server->notes()[0].c_str());
  }
  void aRankThatFallsSilent_isGivenUp() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    auto server = serverOf(plan, 2, 400ms);
    std::jthread odd([&] {
      OddRank rank(file("meeting"), plan);
      QVERIFY(rank.hasJob());
      QVERIFY(!rank.hasJob());  // says nothing until it is left
    });
    const auto ranks = ranksOf(plan, 1);
    QVERIFY(server->run());
    QCOMPARE(tablesOf(plan, server->results()), tablesOf(plan, runPlan(plan)));
    QVERIFY(server->notes()[0].find("nothing was heard of rank 7") == 0);
  }
  void aCaseThatEndsItsRank_failsAlone() {
    const StudyPlan plan = planOf(circleStudy(R"("measures": [{"name": "x", "channels": "mass.x", "norm": "last"}],
        "vary": [{"rho_inf": [1, 0.5]}])"));
    auto server = serverOf(plan, 1);
    std::jthread odd([&] {
      for (int i = 0; i < 3; ++i) QVERIFY(OddRank(file("meeting"), plan).hasJob());
      const auto ranks = ranksOf(plan, 1);
    });
    QVERIFY(server->run());
    const CaseResults results = server->results();
    QVERIFY(results[0]->failed() && !results[1]->failed());
    QVERIFY(results[0]->error->message.find("lost 3 times") != std::string::npos);
    odd.join();
    server.reset();  // the case is not kept, so that it is tried again another time
    QCOMPARE(keptResults(plan, {file("results")})->results[0], nullptr);
  }
  void strangers_areTurnedAway() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun)),
                    other = planOf(circleStudy(circleGrid + circleReference));
    auto server = serverOf(plan, 3);
    Meeting wrong = *readMeeting(file("meeting"));
    wrong.secret[0] = wrong.secret[0] == 'a' ? 'b' : 'a';
    QVERIFY(writeMeeting(wrong, file("wrong")));
    QVERIFY((fs::status(file("wrong")).permissions() & (fs::perms::group_all | fs::perms::others_all)) ==
            fs::perms::none);
    std::jthread odd([&] {
      QVERIFY(!OddRank(file("wrong"), plan).hasJob());
      auto noise = connectTo("127.0.0.1", wrong.port, 3s);
      QVERIFY(noise.has_value());
      OddRank(file("meeting"), plan).channel().send({MessageKind::result, "no result"});
      QVERIFY(computeForServer(other, {.rank = 2, .meetingFile = file("meeting")}));
      tellServer("it is Monday", {.rank = 3, .meetingFile = file("meeting")});
      const auto ranks = ranksOf(plan, 1);
    });
    QVERIFY(server->run());
    QCOMPARE(tablesOf(plan, server->results()), tablesOf(plan, runPlan(plan)));
    std::string notes;
    for (const std::string& note : server->notes()) notes += note + '\n';
    QCOMPARE(server->notes().size(), std::size_t{3});  // one was lost, and nothing handed out to the two others
    QVERIFY2(notes.find("rank 2 on ") != std::string::npos &&
                 notes.find("another state of the study") != std::string::npos &&
                 notes.find("it is Monday") != std::string::npos,
             notes.c_str());
  }
  void aStop_keepsWhatWasComputed_andRanksEnd() {
    const StudyPlan plan = planOf(
        circleStudy(R"("set": {"end_time": 1e6}, "vary": [{"push.value": [)" + failingPush + R"(, [0, 0, 0]]}])"));
    std::stop_source stop;
    {
      const auto ranks = ranksOf(plan, 2);  // end when the server is gone
      auto server = serverOf(plan, 2);
      std::jthread user([&] {
        while (server->progress().finished < 1) std::this_thread::sleep_for(1ms);
        stop.request_stop();
      });
      QVERIFY(server->run(stop.get_token()));
    }
    QVERIFY(keptResults(plan, {file("results")})->results[0] != nullptr);
  }
  void withoutRanks_thereIsAnEnd() {
    const StudyPlan plan = planOf(circleStudy(circleGridByRun));
    auto server = serverOf(plan, 1, 200ms);
    const auto ran = server->run();
    QVERIFY(!ran.has_value());
    QVERIFY(ran.error().message.find("no rank is left") != std::string::npos);
    const auto second = StudyServer::create(plan, {.resultsFile = file("results"), .meetingFile = file("meeting")});
    QVERIFY(!second.has_value());
    QVERIFY(second.error().message.find("another process") != std::string::npos);
    const auto lonely = computeForServer(plan, {.meetingFile = file("none"), .patience = 100ms});
    QVERIFY2(lonely.error().text().find("found no rank 0") != std::string::npos, lonely.error().text().c_str());
  }

 private:
  fs::path file(const std::string& name) const { return dir_->filePath(QString::fromStdString(name)).toStdString(); }
  std::unique_ptr<StudyServer> serverOf(const StudyPlan& plan, std::size_t ranks,
                                        std::chrono::milliseconds silence = 20s) const {
    auto server = StudyServer::create(plan, {.resultsFile = file("results"),
                                             .meetingFile = file("meeting"),
                                             .ranks = ranks,
                                             .silence = silence,
                                             .farewell = 1s});
    if (!server) throw std::runtime_error(server.error().text());
    return std::move(*server);
  }
  std::vector<std::jthread> ranksOf(const StudyPlan& plan, std::size_t count) const {
    std::vector<std::jthread> out;
    for (std::size_t r = 0; r < count; ++r)
      out.emplace_back([&plan, r, meeting = file("meeting")] {
        (void)computeForServer(plan, {.rank = r, .meetingFile = meeting, .patience = 5s, .beat = 50ms});
      });
    return out;
  }

  std::unique_ptr<QTemporaryDir> dir_;
};

QTEST_APPLESS_MAIN(TestStudyRanks)
#include "tst_study_ranks.moc"
