#include "io/marker_json.h"

#include "io/geometry_json.h"

namespace gyre {
namespace {

constexpr const char* frameKey = "frame";

Expected<Frame> readByFrame(const JsonNode& name, const std::string& key, const ReferenceLookup& elements) {
  const std::string member = key + "." + frameKey;
  if (!name.is(JsonNode::Kind::string)) return wrongValue(name, member, "the name of a frame");
  const auto id = elements(name.text, Category::frame);
  if (id) return Frame{.named = *id};
  Error error = id.error();
  error.line = name.line;
  error.key = member;
  return tl::unexpected(std::move(error));
}

}  // namespace

Expected<Frame> readMarker(const JsonNode& node, const std::string& key, const ReferenceLookup& elements) {
  const JsonNode* name = node.is(JsonNode::Kind::object) ? node.find(frameKey) : nullptr;
  if (!name) return readFrame(node, key);
  for (const JsonNode& member : node.items)
    if (member.key != frameKey)
      return fail({.message = "position and orientation are those of the frame that is named: leave this key out",
                   .line = member.line,
                   .key = key + "." + member.key});
  return readByFrame(*name, key, elements);
}

Expected<ElementId> readFrameOfPoint(const JsonNode& node, const std::string& key, const ReferenceLookup& elements) {
  const JsonNode* name = node.find(frameKey);
  if (!name || node.items.size() != 1)
    return wrongValue(node, key, "three numbers [x, y, z] or the name of a frame {\"frame\": ...}");
  const auto marker = readByFrame(*name, key, elements);
  if (!marker) return tl::unexpected(marker.error());
  return marker->named;
}

JsonNode markerJson(const Frame& marker, const ElementName& nameOf) {
  if (marker.named == ground) return frameJson(marker);
  JsonNode out = JsonNode::object();
  out.add(frameKey, JsonNode::ofText(nameOf(marker.named)));
  return out;
}

}  // namespace gyre
