#pragma once
// The connection of a rank to rank 0. Reading waits; several threads may write.

#include "cluster/meeting.h"
#include "cluster/message.h"
#include "cluster/socket.h"

#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>

namespace gyre::cluster {

/// What a rank says of itself when it comes.
struct Greeting {
  std::size_t rank = 0;
  std::string study = {};    ///< its fingerprint
  std::string problem = {};  ///< why it can take no part; empty otherwise
};

class RankChannel {
 public:
  /// Looks for rank 0 until it is there. Fails with Kind::resource when it does not come in time; null on a stop.
  static Expected<std::unique_ptr<RankChannel>> join(const std::filesystem::path& meetingFile, const Greeting& greeting,
                                                     std::chrono::milliseconds patience, const std::stop_token& stop);

  /// False when rank 0 is gone.
  bool send(const Message& message);
  /// Waits for a message; nothing when rank 0 is gone.
  std::optional<Message> receive();
  /// Waits so long; false when rank 0 has closed the connection.
  bool staysOpenFor(std::chrono::milliseconds time) const;
  /// Has receive() return.
  void close();

 private:
  explicit RankChannel(Socket socket) : socket_(std::move(socket)) {}
  Socket socket_;
  std::mutex sending_;
};

}  // namespace gyre::cluster
