#pragma once
// What ranks say to each other. A message on the wire is its kind and the length of its body, 8 bytes each, and the
// body; numbers as the processor has them, since all ranks run one program.
//
//   rank -> rank 0                                   rank 0 -> rank
//   hello      secret, rank, node, study, problem    refused    reason
//   ready      what is next?                         job        reference, case, steps
//   beat       steps made                            reference  index, rows or error
//   reference  index, rows or error                  end        whether stopped
//   result     case, whether it is to be kept, its   forget     index of a reference that no case needs any more
//              line of the results file

#include "study/case_computer.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace gyre::cluster {

enum class MessageKind : std::uint64_t { hello = 1, ready, beat, reference, result, job, forget, end, refused };

struct Message {
  MessageKind kind = MessageKind::ready;
  std::string body = {};
};

/// Bytes of kind and length.
inline constexpr std::size_t headBytes = 16;
/// The bytes that go over the wire.
std::string wireBytes(const Message& message);

/// Puts a body together.
class BodyWriter {
 public:
  BodyWriter& number(std::uint64_t n);
  BodyWriter& real(double x);
  BodyWriter& text(std::string_view s);
  BodyWriter& reals(const std::vector<double>& x);
  std::string take() { return std::move(out_); }

 private:
  std::string out_;
};

/// Takes one apart; what is not there reads as 0 or empty, and ok() says so.
class BodyReader {
 public:
  explicit BodyReader(std::string_view body) : rest_(body) {}
  std::uint64_t number();
  double real();
  std::string text();
  std::vector<double> reals();
  bool ok() const { return ok_; }

 private:
  void take(void* to, std::size_t bytes);
  std::string_view rest_;
  bool ok_ = true;
};

Message jobMessage(const CaseJob& job);
CaseJob jobIn(const Message& message);

Message referenceMessage(std::size_t index, const ReferenceOutcome& outcome);
struct NumberedReference {
  std::size_t index = 0;
  ReferenceOutcome outcome;
};
/// An outcome that is still awaited where the body is not whole.
NumberedReference referenceIn(const Message& message);

}  // namespace gyre::cluster
