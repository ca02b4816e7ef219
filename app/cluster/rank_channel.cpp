#include "cluster/rank_channel.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>
#include <algorithm>
#include <cerrno>
#include <thread>

namespace gyre::cluster {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// A socket to whoever listens where the meeting file says, closed where nobody does.
Socket called(const Meeting& meeting) {
  std::vector<std::string> addresses = meeting.addresses;
  if (meeting.node == nodeName()) addresses.insert(addresses.begin(), "127.0.0.1");
  for (const std::string& address : addresses)
    if (auto socket = connectTo(address, meeting.port, 3s)) return std::move(*socket);
  return Socket();
}

bool receiveAll(const Socket& socket, char* to, std::size_t bytes) {
  while (bytes > 0) {
    const ssize_t n = ::recv(socket.descriptor(), to, bytes, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    to += n;
    bytes -= static_cast<std::size_t>(n);
  }
  return true;
}

}  // namespace

Expected<std::unique_ptr<RankChannel>> RankChannel::join(const std::filesystem::path& meetingFile,
                                                         const Greeting& greeting, std::chrono::milliseconds patience,
                                                         const std::stop_token& stop) {
  const auto began = Clock::now();
  auto pause = 10ms;
  while (!stop.stop_requested() && Clock::now() - began < patience) {
    if (const auto meeting = readMeeting(meetingFile))
      if (Socket socket = called(*meeting)) {
        std::unique_ptr<RankChannel> channel(new RankChannel(std::move(socket)));
        BodyWriter hello;
        hello.text(meeting->secret).number(greeting.rank).text(nodeName()).text(greeting.study).text(greeting.problem);
        if (channel->send({MessageKind::hello, hello.take()})) return channel;
      }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 3 / 2, 1000ms);
  }
  if (stop.stop_requested()) return nullptr;
  return fail(
      {.kind = Error::Kind::resource,
       .message = fmt::format("rank {} found no rank 0 by this file within {} s; all ranks have to see the "
                              "folder, and their nodes each other",
                              greeting.rank, std::chrono::duration_cast<std::chrono::seconds>(patience).count()),
       .file = meetingFile.string()});
}

bool RankChannel::send(const Message& message) {
  const std::lock_guard lock(sending_);
  const std::string bytes = wireBytes(message);
  for (std::size_t sent = 0; sent < bytes.size();) {
    const ssize_t n = ::send(socket_.descriptor(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    sent += static_cast<std::size_t>(n);
  }
  return true;
}

std::optional<Message> RankChannel::receive() {
  std::string head(headBytes, '\0');
  if (!receiveAll(socket_, head.data(), head.size())) return std::nullopt;
  BodyReader reader(head);
  Message message{.kind = static_cast<MessageKind>(reader.number())};
  message.body.resize(reader.number());
  if (!receiveAll(socket_, message.body.data(), message.body.size())) return std::nullopt;
  return message;
}

bool RankChannel::staysOpenFor(std::chrono::milliseconds time) const {
  pollfd hangup{socket_.descriptor(), POLLRDHUP, 0};
  return ::poll(&hangup, 1, static_cast<int>(time.count())) <= 0;
}

void RankChannel::close() { ::shutdown(socket_.descriptor(), SHUT_RDWR); }

}  // namespace gyre::cluster
