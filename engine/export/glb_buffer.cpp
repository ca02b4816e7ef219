#include "export/glb_buffer.h"

#include "export/base64.h"

#include <algorithm>

namespace gyre {
namespace {

constexpr int floatComponent = 5126, unsignedIntComponent = 5125, unsignedShortComponent = 5123, arrayBuffer = 34962,
              elementArrayBuffer = 34963;

void appendWord(std::size_t value, std::string& out) {
  const auto word = static_cast<std::uint32_t>(value);
  out.append(reinterpret_cast<const char*>(&word), sizeof word);
}

void appendChunk(std::string data, std::string_view type, char filling, std::string& out) {
  data.append((4 - data.size() % 4) % 4, filling);
  appendWord(data.size(), out);
  out += type;
  out += data;
}

}  // namespace

JsonNode jsonCount(std::size_t n) { return JsonNode::ofNumber(static_cast<double>(n)); }

JsonNode jsonNumbers(const std::vector<double>& values) {
  JsonNode out = JsonNode::array();
  for (const double x : values) out.push(JsonNode::ofNumber(x));
  return out;
}

int GlbBuffer::add(const std::vector<float>& values, int components, Use use) {
  const auto n = static_cast<std::size_t>(components);
  const int accessor = addAccessor(bytesOf(values), floatComponent, values.size() / n, components, use);
  // Required of positions and of the times of animations, allowed elsewhere.
  std::vector<double> least(n), most(n);
  for (std::size_t c = 0; c < n; ++c) {
    least[c] = most[c] = static_cast<double>(values[c]);
    for (std::size_t i = c; i < values.size(); i += n) {
      least[c] = std::min(least[c], static_cast<double>(values[i]));
      most[c] = std::max(most[c], static_cast<double>(values[i]));
    }
  }
  accessors_.items.back().add("min", jsonNumbers(least));
  accessors_.items.back().add("max", jsonNumbers(most));
  return accessor;
}

int GlbBuffer::add(const std::vector<std::uint32_t>& indices) {
  return addAccessor(bytesOf(indices), unsignedIntComponent, indices.size(), 1, Use::indices);
}

int GlbBuffer::addJoints(const std::vector<std::uint16_t>& joints) {
  return addAccessor(bytesOf(joints), unsignedShortComponent, joints.size() / 4, 4, Use::vertices);
}

int GlbBuffer::addAccessor(std::string_view bytes, int componentType, std::size_t count, int components, Use use) {
  JsonNode& view = views_.push(JsonNode::object());
  view.add("buffer", JsonNode::ofNumber(0));
  view.add("byteOffset", jsonCount(bytes_.size()));
  view.add("byteLength", jsonCount(bytes.size()));
  if (use == Use::vertices || use == Use::indices)
    view.add("target", JsonNode::ofNumber(use == Use::vertices ? arrayBuffer : elementArrayBuffer));
  bytes_ += bytes;  // four or eight bytes each, so that the next ones begin where they may
  JsonNode& accessor = accessors_.push(JsonNode::object());
  accessor.add("bufferView", jsonCount(views_.items.size() - 1));
  accessor.add("componentType", JsonNode::ofNumber(componentType));
  accessor.add("count", jsonCount(count));
  accessor.add("type", JsonNode::ofText(components == 1    ? "SCALAR"
                                        : components == 3  ? "VEC3"
                                        : components == 16 ? "MAT4"
                                                           : "VEC4"));
  return static_cast<int>(accessors_.items.size()) - 1;
}

std::string GlbBuffer::file(JsonNode document) const {
  constexpr std::size_t headerBytes = 12;
  if (!bytes_.empty()) {
    document.add("accessors", accessors_);
    document.add("bufferViews", views_);
    JsonNode buffer = JsonNode::object();
    buffer.add("byteLength", jsonCount(bytes_.size()));
    document.add("buffers", JsonNode::array()).push(std::move(buffer));
  }
  std::string chunks;
  appendChunk(jsonLine(document), "JSON", ' ', chunks);
  if (!bytes_.empty()) appendChunk(bytes_, std::string_view("BIN\0", 4), '\0', chunks);
  std::string out = "glTF";
  appendWord(2, out);
  appendWord(headerBytes + chunks.size(), out);
  return out + chunks;
}

}  // namespace gyre
