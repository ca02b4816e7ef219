#pragma once
// Numbers, vectors, quaternions and frames as JSON. `key` is the key the node stands under, for messages.

#include "core/types.h"
#include "io/json_node.h"

#include <span>
#include <string>

namespace gyre {

/// "key 'mass', line 12: a number was expected, not the text 'x'".
tl::unexpected<Error> wrongValue(const JsonNode& node, const std::string& key, std::string_view expected);
tl::unexpected<Error> unknownMember(const JsonNode& member, const std::string& key,
                                    std::span<const std::string> accepted);

Expected<double> readNumber(const JsonNode& node, const std::string& key);
/// Fills `out` from a list of exactly as many numbers; `expected` describes it for messages.
Expected<void> readNumbers(const JsonNode& node, const std::string& key, std::string_view expected,
                           std::span<double> out);
Expected<Vec3> readVec3(const JsonNode& node, const std::string& key);
/// w, x, y, z; a length within 1e-6 of 1 is accepted and normalised.
Expected<Quat> readQuat(const JsonNode& node, const std::string& key);
Expected<Frame> readFrame(const JsonNode& node, const std::string& key);

JsonNode numbersJson(std::span<const double> numbers);
JsonNode vec3Json(const Vec3& x);
/// Normalised as by readQuat(), so that it is read back to the same digits.
JsonNode quatJson(const Quat& q);
/// "position", and "orientation" unless it is the identity.
JsonNode frameJson(const Frame& frame);

}  // namespace gyre
