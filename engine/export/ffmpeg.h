#pragma once
// The program ffmpeg, which turns pictures into a film: found on the machine, not brought along.

#include "core/error.h"

#include <sys/types.h>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace gyre {

/// Its path, as PATH leads to it.
std::optional<std::string> findFfmpeg();

/// What to tell where it is not.
Error noFfmpeg(const std::string& file);

/// What ffmpeg makes of the pictures.
struct FilmCoding {
  int rate = 25;                  ///< pictures per second
  std::string container = "mp4";  ///< or "webm"
};

/// A running ffmpeg that is given pictures and writes a film. It is not in the terminal's process group: a Ctrl-C is
/// for the program that fills it.
class Ffmpeg {
 public:
  /// @param file  where it writes
  static Expected<Ffmpeg> start(const std::string& program, int width, int height, const std::string& file,
                                const FilmCoding& coding = {});
  Ffmpeg(Ffmpeg&& other) noexcept;
  Ffmpeg& operator=(Ffmpeg&&) = delete;
  ~Ffmpeg();  ///< ends it at once unless finished

  /// Three bytes a pixel, red green blue. Fails where it has ended, with what it said.
  Expected<void> add(std::span<const std::uint8_t> picture);
  /// Waits until the film is whole.
  Expected<void> finish();

 private:
  Ffmpeg(pid_t process, int input, int messages) : process_(process), input_(input), messages_(messages) {}
  Error ended(int status) const;
  std::string said() const;

  pid_t process_;
  int input_, messages_;
};

}  // namespace gyre
