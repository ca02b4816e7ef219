#include "cluster/message.h"

#include <limits>

namespace gyre::cluster {
namespace {

constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

}  // namespace

std::string wireBytes(const Message& message) {
  std::string out = BodyWriter().number(static_cast<std::uint64_t>(message.kind)).number(message.body.size()).take();
  return out += message.body;
}

BodyWriter& BodyWriter::number(std::uint64_t n) {
  out_.append(reinterpret_cast<const char*>(&n), sizeof n);
  return *this;
}

BodyWriter& BodyWriter::real(double x) {
  out_.append(reinterpret_cast<const char*>(&x), sizeof x);
  return *this;
}

BodyWriter& BodyWriter::text(std::string_view s) {
  number(s.size());
  out_.append(s);
  return *this;
}

BodyWriter& BodyWriter::reals(const std::vector<double>& x) {
  number(x.size());
  out_.append(reinterpret_cast<const char*>(x.data()), x.size() * sizeof(double));
  return *this;
}

void BodyReader::take(void* to, std::size_t bytes) {
  ok_ = ok_ && bytes <= rest_.size();
  if (!ok_ || bytes == 0) return;
  std::memcpy(to, rest_.data(), bytes);
  rest_.remove_prefix(bytes);
}

std::uint64_t BodyReader::number() {
  std::uint64_t n = 0;
  take(&n, sizeof n);
  return n;
}

double BodyReader::real() {
  double x = 0;
  take(&x, sizeof x);
  return x;
}

std::string BodyReader::text() {
  const std::uint64_t size = number();
  ok_ = ok_ && size <= rest_.size();
  std::string out(ok_ ? size : 0, '\0');
  take(out.data(), out.size());
  return out;
}

std::vector<double> BodyReader::reals() {
  const std::uint64_t size = number();
  ok_ = ok_ && size <= rest_.size() / sizeof(double);
  std::vector<double> out(ok_ ? size : 0);
  take(out.data(), out.size() * sizeof(double));
  return out;
}

Message jobMessage(const CaseJob& job) {
  return {MessageKind::job,
          BodyWriter().number(job.reference.value_or(none)).number(job.planned.value_or(none)).real(job.steps).take()};
}

CaseJob jobIn(const Message& message) {
  BodyReader body(message.body);
  CaseJob job;
  if (const std::uint64_t r = body.number(); r != none) job.reference = r;
  if (const std::uint64_t c = body.number(); c != none) job.planned = c;
  job.steps = body.real();
  return job;
}

Message referenceMessage(std::size_t index, const ReferenceOutcome& outcome) {
  BodyWriter body;
  body.number(index).number(outcome.rows ? 1 : 0);
  if (outcome.rows) {
    body.number(outcome.rows->channels.size());
    for (const std::string& channel : outcome.rows->channels) body.text(channel);
    body.reals(outcome.rows->times).reals(outcome.rows->values);
  } else {
    const Error error = outcome.error.value_or(Error{});
    body.number(static_cast<std::uint64_t>(error.kind)).text(error.message).text(error.file);
    body.number(static_cast<std::uint64_t>(error.line)).text(error.element).text(error.key).text(error.equation);
    body.number(error.time ? 1 : 0).real(error.time.value_or(0));
  }
  return {MessageKind::reference, body.take()};
}

NumberedReference referenceIn(const Message& message) {
  BodyReader body(message.body);
  NumberedReference out{.index = body.number(), .outcome = {}};
  if (body.number() == 1) {
    KeptRows rows;
    const std::uint64_t channels = body.number();
    for (std::uint64_t i = 0; i < channels && body.ok(); ++i) rows.channels.push_back(body.text());
    rows.times = body.reals();
    rows.values = body.reals();
    if (body.ok()) out.outcome.rows = std::make_shared<const KeptRows>(std::move(rows));
    return out;
  }
  Error error{.kind = static_cast<Error::Kind>(body.number()), .message = body.text(), .file = body.text()};
  error.line = static_cast<int>(body.number());
  error.element = body.text();
  error.key = body.text();
  error.equation = body.text();
  const bool timed = body.number() == 1;
  const double time = body.real();
  if (timed) error.time = time;
  if (body.ok()) out.outcome.error = std::move(error);
  return out;
}

}  // namespace gyre::cluster
