#include "import/mjcf_includes.h"

#include "io/text_file.h"

#include <fmt/format.h>
#include <algorithm>
#include <map>

namespace gyre {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostBytes = std::size_t{256} << 20;  ///< of all included files

/// Absolute, without links as far as it is there.
fs::path resolved(const fs::path& path) {
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, error), error);
  return error ? path.lexically_normal() : whole;
}

bool isBelow(const fs::path& file, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

class Includes {
 public:
  Includes(XmlFile& file, const fs::path& modelFile, bool allowOutside)
      : file_(file), main_(resolved(modelFile)), allowOutside_(allowOutside) {}

  Expected<std::vector<fs::path>> read() {
    std::vector<fs::path> files;
    from_[main_] = fs::path();
    std::vector<Open> open;
    const auto add = [&](const XmlElement& in, const fs::path& from) {
      std::vector<XmlElement> found = file_.all(in, "include");
      for (auto e = found.rbegin(); e != found.rend(); ++e) open.push_back({*e, from});
    };
    add(file_.root(), main_);
    while (!open.empty()) {
      const Open next = open.back();
      open.pop_back();
      const auto path = located(next);
      if (!path) return fail(path.error());
      const auto root = attach(next.element, *path);
      if (!root) return fail(root.error());
      from_[*path] = next.from;
      files.push_back(*path);
      add(*root, *path);
    }
    return files;
  }

 private:
  struct Open {
    XmlElement element;
    fs::path from;  ///< the file it stands in
  };

  static tl::unexpected<Error> refuse(const XmlElement& e, std::string message,
                                      Error::Remedy remedy = Error::Remedy::none) {
    return fail(
        {.message = e.place() + ": " + std::move(message), .file = e.file(), .line = e.line(), .remedy = remedy});
  }

  Expected<fs::path> located(const Open& include) const {
    const XmlElement& e = include.element;
    e.understood();
    const std::string reference = e.text("file").value_or("");
    if (reference.empty()) return refuse(e, "the attribute 'file' is missing");
    if (!e.children().empty()) return refuse(e, "an include has no content of its own");
    const fs::path path = resolved(main_.parent_path() / reference);
    if (!allowOutside_ && !isBelow(path, main_.parent_path()))
      return refuse(e,
                    fmt::format("the file '{}' lies outside of the folder of the model, '{}', and is not read unless "
                                "that is allowed",
                                reference, main_.parent_path().string()),
                    Error::Remedy::readOutside);
    if (from_.contains(path)) return refuse(e, fmt::format("the file '{}' {}", reference, again(path, include.from)));
    return path;
  }

  std::string again(const fs::path& path, const fs::path& from) const {
    std::string chain = path.filename().string();
    for (fs::path at = from; !at.empty(); at = from_.at(at)) {
      chain = at.filename().string() + " includes " + chain;
      if (at == path) return "includes itself: " + chain;
    }
    return "is included already; each is read once only";
  }

  Expected<XmlElement> attach(const XmlElement& where, const fs::path& path) {
    const auto text = readTextFile(path.string(), mostBytes - bytes_);
    if (!text) return refuse(where, fmt::format("cannot read '{}': {}", path.string(), text.error().message));
    bytes_ += text->size();
    return file_.attach(where, *text, path.string());
  }

  XmlFile& file_;
  fs::path main_;
  bool allowOutside_;
  std::size_t bytes_ = 0;
  std::map<fs::path, fs::path> from_;  ///< the files read, and which includes them
};

}  // namespace

Expected<std::vector<fs::path>> readIncludes(XmlFile& file, const fs::path& modelFile, bool allowOutside) {
  return Includes(file, modelFile, allowOutside).read();
}

}  // namespace gyre
