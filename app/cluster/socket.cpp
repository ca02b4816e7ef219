#include "cluster/socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <array>
#include <cerrno>
#include <cstring>

namespace gyre::cluster {
namespace {

void setOption(const Socket& socket, int level, int option, int value) {
  ::setsockopt(socket.descriptor(), level, option, &value, sizeof value);
}

/// Bound to any free port of all addresses of a family, or closed.
Socket boundSocket(int family) {
  Socket out(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (!out) return out;
  sockaddr_storage any{};
  any.ss_family = static_cast<sa_family_t>(family);
  if (family == AF_INET6) setOption(out, IPPROTO_IPV6, IPV6_V6ONLY, 0);
  const socklen_t size = family == AF_INET6 ? sizeof(sockaddr_in6) : sizeof(sockaddr_in);
  if (::bind(out.descriptor(), reinterpret_cast<const sockaddr*>(&any), size) != 0) return Socket();
  return out;
}

std::uint16_t portOf(const Socket& socket) {
  sockaddr_storage own{};
  socklen_t size = sizeof own;
  if (::getsockname(socket.descriptor(), reinterpret_cast<sockaddr*>(&own), &size) != 0) return 0;
  const in_port_t port = own.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6&>(own).sin6_port
                                                   : reinterpret_cast<const sockaddr_in&>(own).sin_port;
  return ntohs(port);
}

}  // namespace

Socket::~Socket() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

Expected<Listener> listenAnywhere() {
  Listener out{.socket = boundSocket(AF_INET6)};  // takes both families
  if (!out.socket) out.socket = boundSocket(AF_INET);
  if (!out.socket || ::listen(out.socket.descriptor(), SOMAXCONN) != 0)
    return fail({.kind = Error::Kind::resource,
                 .message = std::string("no port can be opened for the other ranks: ") + std::strerror(errno)});
  out.port = portOf(out.socket);
  return out;
}

std::vector<std::string> ownAddresses() {
  std::vector<std::string> out;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return out;
  for (const ifaddrs* i = all; i; i = i->ifa_next) {
    if (!i->ifa_addr || (i->ifa_flags & IFF_LOOPBACK) != 0) continue;
    const int family = i->ifa_addr->sa_family;
    if (family != AF_INET && family != AF_INET6) continue;
    if (family == AF_INET6 && IN6_IS_ADDR_LINKLOCAL(&reinterpret_cast<const sockaddr_in6*>(i->ifa_addr)->sin6_addr))
      continue;
    std::array<char, NI_MAXHOST> text{};
    const socklen_t size = family == AF_INET6 ? sizeof(sockaddr_in6) : sizeof(sockaddr_in);
    if (::getnameinfo(i->ifa_addr, size, text.data(), text.size(), nullptr, 0, NI_NUMERICHOST) == 0)
      out.emplace_back(text.data());
  }
  ::freeifaddrs(all);
  return out;
}

std::string nodeName() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
}

Expected<Socket> connectTo(const std::string& address, std::uint16_t port, std::chrono::milliseconds patience) {
  addrinfo wanted{};
  wanted.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV;
  wanted.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(address.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0)
    return fail({.kind = Error::Kind::resource, .message = "'" + address + "' is no address"});
  Socket out(::socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  const bool begun =
      out && (::connect(out.descriptor(), found->ai_addr, found->ai_addrlen) == 0 || errno == EINPROGRESS);
  ::freeaddrinfo(found);
  if (!begun) return fail({.kind = Error::Kind::resource, .message = address + ": no connection"});
  pollfd writable{out.descriptor(), POLLOUT, 0};
  int failure = ETIMEDOUT;
  socklen_t size = sizeof failure;
  if (::poll(&writable, 1, static_cast<int>(patience.count())) == 1)
    ::getsockopt(out.descriptor(), SOL_SOCKET, SO_ERROR, &failure, &size);
  if (failure != 0) return fail({.kind = Error::Kind::resource, .message = address + ": " + std::strerror(failure)});
  ::fcntl(out.descriptor(), F_SETFL, ::fcntl(out.descriptor(), F_GETFL) & ~O_NONBLOCK);
  tuneConnection(out);
  return out;
}

void tuneConnection(const Socket& socket) {
  setOption(socket, IPPROTO_TCP, TCP_NODELAY, 1);
  setOption(socket, SOL_SOCKET, SO_KEEPALIVE, 1);
  setOption(socket, IPPROTO_TCP, TCP_KEEPIDLE, 10);
  setOption(socket, IPPROTO_TCP, TCP_KEEPINTVL, 10);
  setOption(socket, IPPROTO_TCP, TCP_KEEPCNT, 5);
}

}  // namespace gyre::cluster
