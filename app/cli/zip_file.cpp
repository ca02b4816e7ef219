#include "zip_file.h"

#include <fmt/format.h>
#include <minizip/zip.h>
#include <algorithm>
#include <limits>
#include <utility>

namespace gyre::cli {

Expected<ZipFile> ZipFile::create(const std::filesystem::path& file) {
  auto out = OutputFile::open(file);
  if (!out) return fail(std::move(out.error()));
  if (out->unfinished().empty())
    return fail(
        {.message = "a file was expected: an archive cannot go into a pipe or a device", .file = file.string()});
  zipFile archive = zipOpen64(out->unfinished().c_str(), APPEND_STATUS_CREATE);
  if (!archive)
    return fail({.kind = Error::Kind::resource, .message = "the archive cannot be written", .file = file.string()});
  return ZipFile(std::move(*out), file.string(), archive);
}

ZipFile::ZipFile(OutputFile file, std::string name, void* archive)
    : file_(std::move(file)), name_(std::move(name)), archive_(archive) {}
ZipFile::ZipFile(ZipFile&& other) noexcept
    : file_(std::move(other.file_)), name_(std::move(other.name_)), archive_(std::exchange(other.archive_, nullptr)) {}
ZipFile::~ZipFile() {
  if (archive_) zipClose(archive_, nullptr);
}

Error ZipFile::failed() const {
  return {.kind = Error::Kind::resource,
          .message = "the archive could not be written; is there room on the disk?",
          .file = name_};
}

Expected<void> ZipFile::add(const std::string& name, std::string_view content, bool isExecutable) {
  constexpr unsigned long regularFile = 0100000, unixHost = 3, version = 20;
  constexpr std::size_t most = std::numeric_limits<unsigned>::max();
  zip_fileinfo about{};
  about.dosDate = (1u << 21) | (1u << 16);  // 1 January 1980, the first day there is
  about.external_fa = (regularFile | (isExecutable ? 0755 : 0644)) << 16;
  if (zipOpenNewFileInZip4_64(archive_, name.c_str(), &about, nullptr, 0, nullptr, 0, nullptr, Z_DEFLATED, Z_BEST_SPEED,
                              0, -MAX_WBITS, DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY, nullptr, 0, unixHost << 8 | version,
                              1u << 11 /* names are UTF-8 */, 0) != ZIP_OK)
    return fail(failed());
  while (!content.empty()) {
    const std::size_t size = std::min(content.size(), most);
    if (zipWriteInFileInZip(archive_, content.data(), static_cast<unsigned>(size)) != ZIP_OK) return fail(failed());
    content.remove_prefix(size);
  }
  if (zipCloseFileInZip(archive_) != ZIP_OK) return fail(failed());
  return {};
}

Expected<void> ZipFile::commit() {
  if (zipClose(std::exchange(archive_, nullptr), nullptr) != ZIP_OK) return fail(failed());
  return file_.commit();
}

}  // namespace gyre::cli
