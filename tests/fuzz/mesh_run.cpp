// The readers of mesh files on mutated files. VTK's readers do not survive them, which is why readMesh calls them in a
// process of their own. A process for each case would take most of the time, so that a worker reads one case after
// another; where it crashes, runs out of memory or hangs, readMesh itself is tried on that case, and has to refuse it
// or read it within its limits. The worker is then replaced by one that goes on with the next case.
#include "mutation.h"
#include "vtk/mesh_file.h"
#include "vtk/mesh_reader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <new>
#include <thread>

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Cases = std::vector<std::string>;

constexpr auto longest = 10s;
constexpr rlim_t memory = 2ULL << 30;

struct Files {
  QTemporaryDir folder{(QFile::exists("/dev/shm") ? "/dev/shm" : QDir::tempPath()) + "/gyre-fuzz-XXXXXX"};

  QString write(const std::string& text) const {
    QFile file(folder.filePath("mesh." GYRE_MESH_FORMAT));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) != qint64(text.size()))
      std::perror("cannot write"), std::exit(2);
    return file.fileName();
  }
};

std::string textOf(const Cases& seeds, std::size_t number) {
  return number < seeds.size() ? seeds[number] : gyre::test::mutatedCase(seeds, number);
}

void limitMemory() {
  std::size_t pages = 0;
  if (FILE* file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%zu", &pages) != 1) pages = 0;
    std::fclose(file);
  }
  const rlim_t limit = pages * rlim_t(sysconf(_SC_PAGESIZE)) + memory;
  const rlimit both{limit, limit};
  setrlimit(RLIMIT_AS, &both);
}

/// So many cases, or as many as the time allows.
struct Extent {
  std::size_t cases = std::numeric_limits<std::size_t>::max();
  Clock::time_point end = Clock::time_point::max();

  explicit Extent(std::string_view text) {
    const auto number = std::strtoul(text.data(), nullptr, 10);
    if (text.ends_with("min")) end = Clock::now() + std::chrono::minutes(number);
    else cases = number;
  }
  bool reached(std::size_t at) const { return at >= cases || Clock::now() >= end; }
};

/// In the worker. What the readers say goes nowhere.
[[noreturn]] void work(const Files& files, const Cases& seeds, const Extent& extent, std::atomic<std::size_t>& at) {
  const int nowhere = open("/dev/null", O_WRONLY);
  for (const int standard : {STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, standard);
  limitMemory();
  const gyre::ui::VtkMeshReader read = gyre::ui::vtkMeshReader(GYRE_MESH_FORMAT);
  for (; !extent.reached(at); ++at) {
    gyre::ui::MeshSurface s = read(files.write(textOf(seeds, at)).toStdString(), 1);
    (void)gyre::TriangleMesh::create(std::move(s.vertices), std::move(s.triangles));
  }
  _exit(0);
}

/// Until the worker ends, or is ended since one case takes too long.
void waitFor(pid_t worker, const std::atomic<std::size_t>& at) {
  std::size_t seen = at;
  for (auto since = Clock::now(); waitpid(worker, nullptr, WNOHANG) == 0; std::this_thread::sleep_for(1ms)) {
    if (at != seen) seen = at, since = Clock::now();
    if (Clock::now() - since > longest) kill(worker, SIGKILL);
  }
}

}  // namespace

/// mesh_run CASES|MINUTESmin FILE...; the files themselves are the first cases.
int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const Cases seeds = gyre::test::readSeeds(argc - 2, argv + 2);
  if (seeds.empty()) return 2;
  const Files files;
  const Extent extent(argv[1]);
  void* shared =
      mmap(nullptr, sizeof(std::atomic<std::size_t>), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return 2;
  auto& at = *new (shared) std::atomic<std::size_t>(0);
  std::size_t ended = 0, refused = 0, slow = 0;
  for (; !extent.reached(at); ++at) {
    const pid_t worker = fork();
    if (worker < 0) return std::perror("fork"), 2;
    if (worker == 0) work(files, seeds, extent, at);
    waitFor(worker, at);
    if (extent.reached(at)) break;
    ++ended;
    const auto begin = Clock::now();
    const auto mesh = gyre::ui::readMesh(files.write(textOf(seeds, at)), 1);
    refused += !mesh;
    if (Clock::now() - begin > longest) ++slow, std::fprintf(stderr, "case %zu took more than 10 s\n", at.load());
  }
  std::printf("%zu cases: a reader ended %zu times, of which readMesh refused %zu; %zu took more than 10 s\n",
              at.load(), ended, refused, slow);
  return slow > 0 ? 1 : 0;
}
