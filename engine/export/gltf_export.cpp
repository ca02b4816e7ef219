#include "export/gltf_export.h"

#include "core/version.h"
#include "export/creased_surface.h"
#include "export/glb_buffer.h"
#include "export/swept_surface.h"
#include "io/output_file.h"

#include <fmt/format.h>
#include <cmath>
#include <map>
#include <numbers>

namespace gyre {
namespace {

constexpr std::size_t largestFile = 0xFFFF'0000;  // lengths are of 32 bits
constexpr std::size_t mostJoints = 65535;         // their numbers are of 16 bits
constexpr Rgb stillColor{196, 201, 208};

/// glTF's colours are linear (IEC 61966-2-1).
double linearChannel(std::uint8_t screen) {
  const double s = screen / 255.0;
  return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
}

class GltfDocument {
 public:
  explicit GltfDocument(const MovingScene& scene) : scene_(scene), madeOf_(scene.surfaces().size()) {}

  Expected<bool> build(const ExportProgress& goesOn) {
    const std::vector<SceneBody>& bodies = scene_.scene().bodies;
    addRoot();
    makeTimes();
    for (std::size_t b = 0; b < bodies.size(); ++b) {
      if (!goesOn(static_cast<double>(b) / static_cast<double>(bodies.size() + 1))) return false;
      addBody(b);
      if (buffer_.bytes() > largestFile)
        return fail({.message = "the file would be larger than glTF can be, 4 GB: a lower rate makes it smaller"});
    }
    for (const SceneBeam& beam : scene_.scene().beams) {
      if (beam.skin->sections().size() > mostJoints)
        return fail(
            {.message = "a flexible beam has more sections than a skin of glTF can: fewer elements are needed"});
      addBeam(beam);
    }
    addGround();
    return true;
  }

  std::string file(const std::string& name) {
    JsonNode document = JsonNode::object();
    JsonNode& asset = document.add("asset", JsonNode::object());
    asset.add("version", JsonNode::ofText("2.0"));
    asset.add("generator", JsonNode::ofText(fmt::format("Gyre {}", version())));
    document.add("scene", JsonNode::ofNumber(0));
    JsonNode root = JsonNode::object();
    if (!name.empty()) root.add("name", JsonNode::ofText(name));
    root.add("nodes", jsonNumbers({0}));
    document.add("scenes", JsonNode::array()).push(std::move(root));
    if (!children_.empty()) nodes_.items.front().add("children", jsonNumbers(children_));
    document.add("nodes", nodes_);
    if (!meshes_.items.empty()) {
      document.add("meshes", meshes_);
      document.add("materials", materials_);
    }
    if (!skins_.items.empty()) document.add("skins", skins_);
    if (!channels_.items.empty()) {
      JsonNode run = JsonNode::object();
      run.add("name", JsonNode::ofText("run"));
      run.add("samplers", samplers_);
      run.add("channels", channels_);
      document.add("animations", JsonNode::array()).push(std::move(run));
    }
    return buffer_.file(std::move(document));
  }

 private:
  void addRoot() {
    const double half = std::numbers::sqrt2 / 2;
    JsonNode& root = nodes_.push(JsonNode::object());
    root.add("name", JsonNode::ofText("z up"));
    root.add("rotation", jsonNumbers({-half, 0, 0, half}));  // about x by -90 degrees: z becomes y
  }

  JsonNode& addNode(const std::string& name) {
    children_.push_back(static_cast<double>(nodes_.items.size()));
    JsonNode& node = nodes_.push(JsonNode::object());
    node.add("name", JsonNode::ofText(name));
    return node;
  }

  /// Single precision may have one number for several moments: the first is kept.
  void makeTimes() {
    std::vector<float> times;
    for (std::size_t m = 0; m < scene_.moments(); ++m) {
      const auto t = static_cast<float>(scene_.time(m) - scene_.time(0));
      if (!times.empty() && t <= times.back()) continue;
      times.push_back(t);
      shown_.push_back(m);
    }
    if (times.size() > 1) times_ = buffer_.add(times, 1, GlbBuffer::Use::animation);
  }

  void addBody(std::size_t b) {
    const SceneBody& body = scene_.scene().bodies[b];
    JsonNode& node = addNode(body.name);
    const auto number = nodes_.items.size() - 1;
    if (const auto mesh = meshFor(scene_.surfaceIndex(b), body.color)) node.add("mesh", jsonCount(*mesh));
    animate(number, [&](std::size_t m) { return scene_.placement(m, b); });
  }

  /// Places a node, and moves it.
  template <class FrameAt>
  void animate(std::size_t number, FrameAt&& frameAt) {
    std::vector<float> places, turns;
    Quat before = Frame(frameAt(0)).orientation.normalized();
    for (const std::size_t m : shown_) {
      const Frame at = frameAt(m);
      Quat turn = at.orientation.normalized();
      if (turn.dot(before) < 0) turn.coeffs() = -turn.coeffs();  // the shorter way between two moments
      before = turn;
      for (const double x : at.position) places.push_back(static_cast<float>(x));
      for (const double x : {turn.x(), turn.y(), turn.z(), turn.w()}) turns.push_back(static_cast<float>(x));
    }
    JsonNode& node = nodes_.items[number];
    node.add("translation", jsonNumbers({places.begin(), places.begin() + 3}));
    node.add("rotation", jsonNumbers({turns.begin(), turns.begin() + 4}));
    if (moves(places, 3)) addChannel(number, "translation", places, 3);
    if (moves(turns, 4)) addChannel(number, "rotation", turns, 4);
  }

  static bool moves(const std::vector<float>& values, std::size_t components) {
    for (std::size_t i = components; i < values.size(); ++i)
      if (values[i] != values[i - components]) return true;
    return false;
  }

  void addChannel(std::size_t node, const char* path, const std::vector<float>& values, int components) {
    JsonNode& sampler = samplers_.push(JsonNode::object());
    sampler.add("input", JsonNode::ofNumber(times_));
    sampler.add("interpolation", JsonNode::ofText("LINEAR"));
    sampler.add("output", JsonNode::ofNumber(buffer_.add(values, components, GlbBuffer::Use::animation)));
    JsonNode& channel = channels_.push(JsonNode::object());
    channel.add("sampler", jsonCount(samplers_.items.size() - 1));
    JsonNode& target = channel.add("target", JsonNode::object());
    target.add("node", jsonCount(node));
    target.add("path", JsonNode::ofText(path));
  }

  /// A skin whose joints are the sections: each vertex keeps to its own, as the section is rigid. The surface is that
  /// of the first moment.
  void addBeam(const SceneBeam& beam) {
    std::vector<std::vector<Frame>> moments;
    for (std::size_t m = 0; m < scene_.moments(); ++m)
      moments.push_back(sweptSections(beam, [&](std::size_t b) { return scene_.placement(m, b); }));
    const std::string& name = scene_.scene().bodies[beam.bodies.front()].name;
    std::vector<double> joints;
    for (std::size_t s = 0; s < moments.front().size(); ++s) {
      addNode(name + " section");
      joints.push_back(static_cast<double>(nodes_.items.size() - 1));
      animate(nodes_.items.size() - 1, [&](std::size_t m) { return moments[m][s]; });
    }
    JsonNode& skin = skins_.push(JsonNode::object());
    skin.add("joints", jsonNumbers(joints));
    skin.add("inverseBindMatrices", JsonNode::ofNumber(inverseBinds(moments.front())));
    const std::size_t mesh = addSkinned(beam);
    JsonNode& node = addNode(name + " surface");
    node.add("mesh", jsonCount(mesh));
    node.add("skin", jsonCount(skins_.items.size() - 1));
  }

  /// From the surface of the first moment to the axes of each section, column by column.
  int inverseBinds(const std::vector<Frame>& sections) {
    std::vector<float> out;
    for (const Frame& section : sections) {
      const Mat3 back = section.orientation.toRotationMatrix().transpose();
      const Vec3 origin = -(back * section.position);
      for (Eigen::Index c = 0; c < 3; ++c) {
        for (Eigen::Index r = 0; r < 3; ++r) out.push_back(static_cast<float>(back(r, c)));
        out.push_back(0);
      }
      for (const double x : origin) out.push_back(static_cast<float>(x));
      out.push_back(1);
    }
    return buffer_.add(out, 16, GlbBuffer::Use::binding);
  }

  std::size_t addSkinned(const SceneBeam& beam) {
    std::vector<float> positions, normals, weights;
    std::vector<std::uint16_t> joints;
    std::vector<std::uint32_t> corners;
    for (const SweptVertex& v : sweptVertices(beam, [&](std::size_t b) { return scene_.placement(0, b); })) {
      for (const double x : v.position) positions.push_back(static_cast<float>(x));
      for (const double x : v.normal) normals.push_back(static_cast<float>(x));
    }
    for (const BeamSkin::Vertex& v : beam.skin->vertices()) {
      joints.insert(joints.end(), {static_cast<std::uint16_t>(v.section), 0, 0, 0});
      weights.insert(weights.end(), {1, 0, 0, 0});
    }
    for (const Triangle& t : beam.skin->triangles())
      for (const int corner : t) corners.push_back(static_cast<std::uint32_t>(corner));
    return addMesh({.positions = buffer_.add(positions, 3, GlbBuffer::Use::vertices),
                    .normals = buffer_.add(normals, 3, GlbBuffer::Use::vertices),
                    .corners = buffer_.add(corners),
                    .joints = buffer_.addJoints(joints),
                    .weights = buffer_.add(weights, 4, GlbBuffer::Use::vertices)},
                   materialFor(beam.color));
  }

  void addGround() {
    if (const auto vertices = verticesOf(scene_.ground()))
      addNode("ground").add("mesh", jsonCount(addMesh(*vertices, materialFor(stillColor))));
  }

  /// The mesh of a surface in a colour; nothing where there is no surface.
  std::optional<std::size_t> meshFor(std::size_t surface, Rgb color) {
    auto& made = madeOf_[surface];
    if (made.byMaterial.empty()) made.vertices = verticesOf(scene_.surfaces()[surface]);
    if (!made.vertices) return std::nullopt;
    const std::size_t material = materialFor(color);
    const auto [at, isNew] = made.byMaterial.try_emplace(material, meshes_.items.size());
    if (isNew) addMesh(*made.vertices, material);
    return at->second;
  }

  /// Accessors of a surface; nothing where none of its triangles has an area.
  struct Vertices {
    int positions = 0, normals = 0, corners = 0;
    std::optional<int> joints = {}, weights = {};  ///< of a skin
  };
  std::optional<Vertices> verticesOf(const Surface& surface) {
    const CreasedSurface s = creased(surface);
    if (s.corners.empty()) return std::nullopt;
    return Vertices{buffer_.add(s.positions, 3, GlbBuffer::Use::vertices),
                    buffer_.add(s.normals, 3, GlbBuffer::Use::vertices), buffer_.add(s.corners)};
  }

  std::size_t addMesh(const Vertices& vertices, std::size_t material) {
    JsonNode primitive = JsonNode::object();
    JsonNode& attributes = primitive.add("attributes", JsonNode::object());
    attributes.add("POSITION", JsonNode::ofNumber(vertices.positions));
    attributes.add("NORMAL", JsonNode::ofNumber(vertices.normals));
    if (vertices.joints) attributes.add("JOINTS_0", JsonNode::ofNumber(*vertices.joints));
    if (vertices.weights) attributes.add("WEIGHTS_0", JsonNode::ofNumber(*vertices.weights));
    primitive.add("indices", JsonNode::ofNumber(vertices.corners));
    primitive.add("material", jsonCount(material));
    meshes_.push(JsonNode::object()).add("primitives", JsonNode::array()).push(std::move(primitive));
    return meshes_.items.size() - 1;
  }

  std::size_t materialFor(Rgb c) {
    const auto [at, isNew] = materialOf_.try_emplace({c.red, c.green, c.blue}, materials_.items.size());
    if (!isNew) return at->second;
    JsonNode& material = materials_.push(JsonNode::object());
    JsonNode& looks = material.add("pbrMetallicRoughness", JsonNode::object());
    looks.add("baseColorFactor", jsonNumbers({linearChannel(c.red), linearChannel(c.green), linearChannel(c.blue), 1}));
    looks.add("metallicFactor", JsonNode::ofNumber(0));
    looks.add("roughnessFactor", JsonNode::ofNumber(0.6));
    material.add("doubleSided", JsonNode::ofBool(true));  // surfaces of files may be open
    return at->second;
  }

  struct MadeSurface {
    std::optional<Vertices> vertices;
    std::map<std::size_t, std::size_t> byMaterial;  ///< its meshes
  };

  const MovingScene& scene_;
  std::vector<MadeSurface> madeOf_;
  std::map<std::array<int, 3>, std::size_t> materialOf_;
  GlbBuffer buffer_;
  std::vector<double> children_;
  std::vector<std::size_t> shown_;
  int times_ = -1;
  JsonNode nodes_ = JsonNode::array(), meshes_ = JsonNode::array(), skins_ = JsonNode::array(),
           materials_ = JsonNode::array(), samplers_ = JsonNode::array(), channels_ = JsonNode::array();
};

}  // namespace

Expected<bool> writeGltf(const MovingScene& scene, const std::string& name, const std::filesystem::path& file,
                         const ExportProgress& goesOn) {
  auto out = OutputFile::open(file);
  if (!out) return tl::unexpected(std::move(out.error()));
  GltfDocument document(scene);
  const auto built = document.build(goesOn);
  if (!built) {
    Error error = built.error();
    error.file = file.string();
    return fail(std::move(error));
  }
  if (!*built) return false;
  if (auto ok = out->write(document.file(name)); !ok) return tl::unexpected(std::move(ok.error()));
  if (auto ok = out->commit(); !ok) return tl::unexpected(std::move(ok.error()));
  return true;
}

}  // namespace gyre
