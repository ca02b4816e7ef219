#pragma once
// A rank as rank 0 sees it: its connection, which never blocks rank 0, and what it is doing.

#include "cluster/message.h"
#include "cluster/socket.h"

#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gyre::cluster {

class Peer {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Peer(Socket socket) : socket_(std::move(socket)) {}

  /// Takes what has come; false when the other side is gone or says what no rank says.
  bool receive();
  /// The next whole message.
  std::optional<Message> next();
  /// Sends now what goes, the rest later.
  void send(const Message& message) { send(std::make_shared<const std::string>(wireBytes(message))); }
  /// Bytes of a message that goes to many.
  void send(std::shared_ptr<const std::string> bytes);
  /// False when the other side is gone.
  bool flush();
  bool wantsToSend() const { return !out_.empty(); }
  int descriptor() const { return socket_.descriptor(); }
  Clock::time_point lastHeard() const { return lastHeard_; }

  bool accepted = false;    ///< has said the secret and what study it reads
  bool refused = false;     ///< takes no part
  bool idle = false;        ///< has nothing to do
  bool toldTheEnd = false;  ///< has been told that no case is left
  bool lost = false;        ///< is to be forgotten
  std::size_t rank = 0;
  std::string node = {};
  std::optional<CaseJob> current = {};     ///< what it is running
  std::set<std::size_t> outstanding = {};  ///< cases that it was given and whose results have not come
  std::set<std::size_t> references = {};   ///< that it has the rows of
  double stepsDone = 0;

 private:
  Socket socket_;
  std::string in_;
  std::deque<std::shared_ptr<const std::string>> out_;
  std::size_t taken_ = 0, sent_ = 0;  ///< bytes of in_, and of the first of out_, that are done with
  Clock::time_point lastHeard_ = Clock::now();
};

}  // namespace gyre::cluster
