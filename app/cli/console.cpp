#include "console.h"

#include "io/output_file.h"

#include <fmt/format.h>
#include <cstdio>

namespace gyre::cli {

int report(const Error& error) {
  fmt::print(stderr, "gyre: {}\n", error.text());
  return error.kind == Error::Kind::input ? exitBadInput : exitRunFailed;
}

int print(std::string_view text) {
  auto out = OutputFile::open("-");
  if (!out) return report(out.error());
  if (auto ok = out->write(text); !ok) return report(ok.error());
  return exitDone;
}

}  // namespace gyre::cli
