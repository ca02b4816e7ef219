#pragma once
// A Slurm of one's own for a test: munged, slurmctld and three slurmd of two cores each on this machine, with their
// own folder, ports and key, beside any other there may be. It ends with this object.

#include "cli/gyre_process.h"
#include "cluster/job_files.h"
#include "cluster/meeting.h"
#include "cluster/socket.h"

#include <csignal>
#include <memory>

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

namespace gyre::test {

class SlurmInstance {
 public:
  static constexpr int nodes = 3;

  ~SlurmInstance() {
    for (int n = nodes; n >= 1; --n) end(slurmd_[n]);
    end(slurmctld_);
    end(munged_);
  }

  /// Why it does not run; empty when it does.
  QString start() {
    for (const char* daemon : {"munged", "slurmctld", "slurmd", "sbatch", "srun", "scontrol"})
      if (program(daemon).isEmpty()) return QString("%1 is missing: packaging/install-deps installs it").arg(daemon);
    if (!writeConfiguration()) return "no configuration can be written to " + dir_.path();
    munged_.start(program("munged"), {"--foreground", "--force", "--key-file=" + path("munge.key"),
                                      "--socket=" + path("munge.sock"), "--pid-file=" + path("munge.pid"),
                                      "--log-file=" + path("munged.log"), "--seed-file=" + path("munge.seed")});
    if (!isThere([&] { return QFileInfo::exists(path("munge.sock")); })) return failure("munged did not start");
    startDaemon(slurmctld_, "slurmctld", {"-D", "-c", "-f", path("slurm.conf")});
    for (int n = 1; n <= nodes; ++n) startNode(n);
    if (!isThere([&] { return statesOfNodes().count("idle") == nodes; }))
      return failure("the nodes did not become idle: " + statesOfNodes());
    return {};
  }

  void startNode(int n) {
    startDaemon(slurmd_[n], "slurmd", {"-D", "-f", path("slurm.conf"), "-N", QString("node%1").arg(n)});
  }

  /// Ends a node as a power failure does: its daemon and what runs on it, without a word. That it is down, which
  /// Slurm would notice after a while, is said at once.
  void killNode(int n) {
    slurmd_[n].kill();
    // Who started them first, so that nobody is left who could say that they have ended.
    const QByteArray name = "SLURMD_NODENAME=node" + QByteArray::number(n);
    QList<int> own, starters;
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs)) {
      if (!contentOf("/proc/" + process + "/environ").split('\0').contains(name)) continue;
      own.append(process.toInt());
      const QByteArray status = contentOf("/proc/" + process + "/status");
      const int parent = status.mid(status.indexOf("PPid:") + 5).trimmed().split('\n').front().toInt();
      if (contentOf(QString("/proc/%1/comm").arg(parent)).startsWith("slurmstepd")) starters.append(parent);
    }
    for (const int process : starters + own) ::kill(process, SIGKILL);
    slurmd_[n].waitForFinished();
    setState(n, "down");
  }

  /// Sends a signal to every gyre that runs in a job: SIGSTOP and SIGCONT hold them still for a look.
  void signalJobs(int signal) const {
    const QByteArray ours = "SLURM_CONF=" + path("slurm.conf").toUtf8();
    for (const QString& process : QDir("/proc").entryList(QDir::Dirs))
      if (contentOf("/proc/" + process + "/comm") == "gyre\n" &&
          contentOf("/proc/" + process + "/environ").split('\0').contains(ours))
        ::kill(process.toInt(), signal);
  }

  void setState(int n, const QString& state) {
    run("scontrol", {"update", QString("nodename=node%1").arg(n), "state=" + state, "reason=test"});
  }

  Outcome run(const QString& name, const QStringList& arguments) const {
    QProcess process;
    process.setProcessEnvironment(environment());
    process.setWorkingDirectory(dir_.path());
    process.start(name == "bash" ? name : program(name), arguments);
    return outcomeOf(process);
  }

  QString statesOfNodes() const { return run("sinfo", {"-h", "-N", "-o", "%T"}).out; }
  /// The node that runs a task of a job array; 0 when none does.
  int nodeOf(int task) const {
    for (const QString& line : run("squeue", {"-h", "-r", "-t", "R", "-o", "%K %N"}).out.split('\n'))
      if (line.section(' ', 0, 0).toInt() == task) return line.right(1).toInt();
    return 0;
  }
  bool waitUntilQueueIsEmpty(int seconds) const {
    return isThere(
        [&] {
          return run("squeue", {"-h", "-t", "all", "-o", "%T"}).out.trimmed().isEmpty() || allEnded();
        },
        seconds);
  }

 private:
  static QString program(const QString& name) {
    const QString found = QStandardPaths::findExecutable(name);
    return found.isEmpty() ? QStandardPaths::findExecutable(name, {"/usr/sbin", "/usr/local/sbin", "/sbin"}) : found;
  }
  QString path(const QString& name) const { return dir_.filePath(name); }
  QProcessEnvironment environment() const {
    QProcessEnvironment out = QProcessEnvironment::systemEnvironment();
    for (const QString& key : out.keys())
      if (key.startsWith("SLURM") || key.startsWith("SBATCH") || key.startsWith("SRUN")) out.remove(key);
    out.insert("SLURM_CONF", path("slurm.conf"));
    return out;
  }
  bool allEnded() const {
    const QStringList states = run("squeue", {"-h", "-t", "all", "-o", "%T"}).out.split('\n', Qt::SkipEmptyParts);
    return std::all_of(states.begin(), states.end(), [](const QString& s) {
      return s != "PENDING" && s != "RUNNING" && s != "COMPLETING" && s != "CONFIGURING" && s != "REQUEUED";
    });
  }
  template <class Condition>
  static bool isThere(const Condition& condition, int seconds = 15) {
    for (const QDeadlineTimer end(seconds * 1000); !end.hasExpired(); QThread::msleep(50))
      if (condition()) return true;
    return false;
  }
  void startDaemon(QProcess& process, const QString& name, const QStringList& arguments) {
    process.setProcessEnvironment(environment());
    process.start(program(name), arguments);
  }
  static void end(QProcess& process) {
    if (process.state() == QProcess::NotRunning) return;
    process.terminate();
    if (!process.waitForFinished(5000)) process.kill();
    process.waitForFinished();
  }
  QString failure(const QString& what) const {
    QString out = what;
    for (const QString& log : QDir(dir_.path()).entryList({"*.log"}))
      out += "\n" + log + ":\n" + QString::fromUtf8(contentOf(path(log))).right(2000);
    return out;
  }

  bool writeConfiguration() {
    QString user = qEnvironmentVariable("USER", "root");
    if (::geteuid() == 0) user = "root";
    std::vector<cluster::Listener> ports;  // all open at once, so that they differ
    for (int i = 0; i <= nodes; ++i) {
      auto listener = cluster::listenAnywhere();
      if (!listener) return false;
      ports.push_back(std::move(*listener));
    }
    QString text =
        QString(
            "ClusterName=test\nSlurmctldHost=localhost(127.0.0.1)\nSlurmUser=%1\nSlurmdUser=%1\nSlurmctldPort=%2\n"
            "AuthType=auth/munge\nAuthInfo=socket=%3/munge.sock,cred_expire=5\nStateSaveLocation=%3\n"
            "SlurmdSpoolDir=%3/spool-%n\nSlurmctldPidFile=%3/slurmctld.pid\nSlurmdPidFile=%3/slurmd-%n.pid\n"
            "SlurmctldLogFile=%3/slurmctld.log\nSlurmdLogFile=%3/slurmd-%n.log\nProctrackType=proctrack/pgid\n"
            "TaskPlugin=task/none\nJobAcctGatherType=jobacct_gather/none\nMpiDefault=none\n"
            "SelectType=select/cons_tres\nSelectTypeParameters=CR_Core\nSlurmdParameters=config_overrides\n"
            "SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0,bf_interval=1\n"
            "ReturnToService=1\nKillWait=2\nJobRequeue=1\n")
            .arg(user)
            .arg(ports[0].port)
            .arg(dir_.path());
    for (int n = 1; n <= nodes; ++n) {
      QDir(dir_.path()).mkdir(QString("spool-node%1").arg(n));
      text += QString("NodeName=node%1 NodeHostname=localhost NodeAddr=127.0.0.1 Port=%2 CPUs=2 RealMemory=100\n")
                  .arg(n)
                  .arg(ports[static_cast<std::size_t>(n)].port);
    }
    text += "PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP\n";
    // Since 23.11 a node looks for control groups unless it is told not to; before, it knows no such word.
    if (run("slurmd", {"-V"}).out.section(' ', -1).section('.', 0, 0).toInt() >= 23 &&
        !writeTo(path("cgroup.conf"), "CgroupPlugin=disabled\n"))
      return false;
    const auto secret = cluster::newSecret(), more = cluster::newSecret();
    return secret && more && writeTo(path("munge.key"), QByteArray::fromStdString(*secret + *more)) &&
           QFile::setPermissions(path("munge.key"), QFile::ReadOwner | QFile::WriteOwner) &&
           writeTo(path("slurm.conf"), text.toUtf8());
  }

  QTemporaryDir dir_;
  QProcess munged_, slurmctld_, slurmd_[nodes + 1];
};

}  // namespace gyre::test
