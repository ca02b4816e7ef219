#pragma once
// The exception that the library throws, with the place of the error.

#include <gyre/export.h>

#include <optional>
#include <stdexcept>
#include <string>

namespace gyre {
inline namespace v0 {

/// Where it went wrong, as far as it is known.
struct ErrorPlace {
  std::string file = {};
  int line = 0;                     ///< in the file, from 1; 0: unknown
  std::string element = {};         ///< name of the body, joint, force, ...
  std::string key = {};             ///< JSON key of the element
  std::string equation = {};        ///< row of the equations, e.g. "moment about y"
  std::optional<double> time = {};  ///< simulated [s]
};

/// Thrown by every function of the library that cannot do what it says. what() is the whole sentence with its place.
class GYRE_API Error : public std::runtime_error {
 public:
  enum class Kind {
    input,      ///< a file, a value or a name is not acceptable
    numerical,  ///< equations could not be solved: divergence, a singular matrix
    resource    ///< the machine refused: disk full, no permission, out of memory
  };
  using Place = ErrorPlace;

  explicit Error(Kind kind, const std::string& message, Place place = {});
  ~Error() override;

  Kind kind() const { return kind_; }
  const std::string& message() const { return message_; }  ///< without the place
  const Place& place() const { return place_; }

 private:
  Kind kind_;
  std::string message_;
  Place place_;
};

}  // namespace v0
}  // namespace gyre
