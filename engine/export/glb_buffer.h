#pragma once
// The binary chunk of a glTF file and what describes it: one view of the buffer for each accessor, since an accessor
// begins at a multiple of its component's size (Khronos, glTF 2.0 Specification, section 3.6.2.4).

#include "io/json_node.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gyre {

class GlbBuffer {
 public:
  enum class Use { vertices, indices, animation, binding };

  /// Each returns the number of its accessor. @param components  1 for SCALAR, 3 for VEC3, 4 for VEC4, 16 for MAT4
  int add(const std::vector<float>& values, int components, Use use);
  int add(const std::vector<std::uint32_t>& indices);
  /// Four for each vertex.
  int addJoints(const std::vector<std::uint16_t>& joints);

  std::size_t bytes() const { return bytes_.size(); }
  /// The whole file with this document, to which accessors, views and the buffer are added.
  std::string file(JsonNode document) const;

 private:
  int addAccessor(std::string_view bytes, int componentType, std::size_t count, int components, Use use);

  std::string bytes_;
  JsonNode views_ = JsonNode::array(), accessors_ = JsonNode::array();
};

JsonNode jsonNumbers(const std::vector<double>& values);
JsonNode jsonCount(std::size_t n);

}  // namespace gyre
