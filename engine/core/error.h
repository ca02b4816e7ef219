#pragma once
// What users or numerics cause is a value, never an exception: it says where, what, and what was expected.

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace gyre {

struct Error {
  enum class Kind {
    input,      ///< a file, a value or an option is not acceptable (exit code 2)
    numerical,  ///< a run failed: divergence, singular matrix (exit code 1)
    resource    ///< the machine refused: disk full, no permission, out of memory (exit code 1)
  };
  /// What the program can do about it by itself, if the user wants.
  enum class Remedy {
    none,
    assemble,        ///< move the initial values onto the constraints
    nearestInertia,  ///< take the possible inertia that is nearest
    readOutside      ///< read files outside of the folder of the imported one, too
  };

  Kind kind = Kind::input;
  std::string message;              ///< one sentence: what is wrong and what was expected
  std::string file = {};            ///< file the error is in, if any
  int line = 0;                     ///< 1-based line in file, 0 if unknown
  std::string element = {};         ///< name of the body, joint or force concerned
  std::string key = {};             ///< JSON key or field concerned
  std::string equation = {};        ///< row of the system concerned, e.g. "moment about y"
  std::optional<double> time = {};  ///< simulated time of a failure [s]
  Remedy remedy = Remedy::none;

  /// "file:line: element 'crank', key 'mass': message (equation ..., t = ... s)".
  std::string text() const;
};

template <class T>
using Expected = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Error e) { return tl::unexpected<Error>(std::move(e)); }

inline tl::unexpected<Error> failInput(std::string message) {
  return fail({.kind = Error::Kind::input, .message = std::move(message)});
}

}  // namespace gyre
