#pragma once
// Stream sockets between ranks. All that the system refuses is an Error of Kind::resource.

#include "core/error.h"

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace gyre::cluster {

/// An open socket, closed with this object.
class Socket {
 public:
  explicit Socket(int descriptor = -1) : descriptor_(descriptor) {}
  Socket(Socket&& o) noexcept : descriptor_(std::exchange(o.descriptor_, -1)) {}
  Socket& operator=(Socket&& o) noexcept {
    std::swap(descriptor_, o.descriptor_);
    return *this;
  }
  ~Socket();
  int descriptor() const { return descriptor_; }
  explicit operator bool() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

struct Listener {
  Socket socket;  ///< does not block
  std::uint16_t port = 0;
};

/// Listens at a free port of all addresses of this machine.
Expected<Listener> listenAnywhere();
/// The addresses by which other machines reach this one, as numbers.
std::vector<std::string> ownAddresses();
std::string nodeName();

Expected<Socket> connectTo(const std::string& address, std::uint16_t port, std::chrono::milliseconds patience);

/// Sends what is written at once, and finds out by itself that the other machine is gone.
void tuneConnection(const Socket& socket);

}  // namespace gyre::cluster
