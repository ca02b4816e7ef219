#include "cluster/peer.h"

#include <sys/socket.h>
#include <array>
#include <cerrno>

namespace gyre::cluster {
namespace {

/// Longest message of somebody who has not said the secret.
constexpr std::uint64_t mostOfAStranger = 4096;

struct Head {
  std::uint64_t kind = 0, length = 0;
};

Head headIn(std::string_view bytes) {
  BodyReader reader(bytes.substr(0, headBytes));
  Head head{.kind = reader.number()};
  head.length = reader.number();
  return head;
}

}  // namespace

bool Peer::receive() {
  std::array<char, 65536> buffer;
  for (;;) {
    const ssize_t n = ::recv(descriptor(), buffer.data(), buffer.size(), MSG_DONTWAIT);
    if (n == 0) return false;
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno == EAGAIN || errno == EWOULDBLOCK;
    in_.append(buffer.data(), static_cast<std::size_t>(n));
    lastHeard_ = Clock::now();
    if (!accepted && in_.size() >= headBytes && headIn(in_).length > mostOfAStranger) return false;
    if (!accepted && in_.size() > headBytes + mostOfAStranger) return false;
    if (static_cast<std::size_t>(n) < buffer.size()) return true;
  }
}

std::optional<Message> Peer::next() {
  const std::string_view rest = std::string_view(in_).substr(taken_);
  if (rest.size() >= headBytes) {
    const Head head = headIn(rest);
    if (rest.size() - headBytes >= head.length) {
      taken_ += headBytes + head.length;
      return Message{static_cast<MessageKind>(head.kind), std::string(rest.substr(headBytes, head.length))};
    }
  }
  in_.erase(0, taken_);
  taken_ = 0;
  return std::nullopt;
}

void Peer::send(std::shared_ptr<const std::string> bytes) {
  out_.push_back(std::move(bytes));
  flush();
}

bool Peer::flush() {
  while (wantsToSend()) {
    const std::string& first = *out_.front();
    const ssize_t n = ::send(descriptor(), first.data() + sent_, first.size() - sent_, MSG_DONTWAIT | MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno == EAGAIN || errno == EWOULDBLOCK;
    sent_ += static_cast<std::size_t>(n);
    if (sent_ < first.size()) continue;
    out_.pop_front();
    sent_ = 0;
  }
  return true;
}

}  // namespace gyre::cluster
