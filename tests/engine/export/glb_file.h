#pragma once
// Binary glTF, taken apart: its document, and the numbers of its accessors.

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cstring>
#include <utility>
#include <vector>

namespace gyre::test {

struct Glb {
  QJsonObject json;
  QByteArray binary;

  QJsonObject item(const char* list, int i) const { return json[list].toArray()[i].toObject(); }
  /// The numbers of an accessor, as they lie in the buffer.
  template <class T>
  std::vector<T> values(int accessor) const {
    const QJsonObject a = item("accessors", accessor), view = item("bufferViews", a["bufferView"].toInt());
    const int n = a["type"] == "SCALAR" ? 1 : a["type"] == "VEC3" ? 3 : a["type"] == "VEC4" ? 4 : 16;
    std::vector<T> out(static_cast<std::size_t>(a["count"].toInt() * n));
    if (view["byteLength"].toInt() != static_cast<int>(out.size() * sizeof(T))) return {};
    std::memcpy(out.data(), binary.constData() + view["byteOffset"].toInt(), out.size() * sizeof(T));
    return out;
  }
  int nodeNamed(const QString& name) const {
    const QJsonArray nodes = json["nodes"].toArray();
    for (int i = 0; i < nodes.size(); ++i)
      if (nodes[i].toObject()["name"] == name) return i;
    return -1;
  }
  /// Accessors of times and values of a node's motion; -1 where it has none.
  std::pair<int, int> channel(int node, const QString& path) const {
    const QJsonObject animation = item("animations", 0);
    for (const QJsonValue& value : animation["channels"].toArray()) {
      const QJsonObject target = value.toObject()["target"].toObject();
      if (target["node"].toInt(-1) != node || target["path"] != path) continue;
      const QJsonObject sampler = animation["samplers"].toArray()[value.toObject()["sampler"].toInt()].toObject();
      return {sampler["input"].toInt(), sampler["output"].toInt()};
    }
    return {-1, -1};
  }
};

inline quint32 word(const QByteArray& bytes, qsizetype at) {
  quint32 out = 0;
  std::memcpy(&out, bytes.constData() + at, 4);
  return out;
}

/// An empty document where the bytes hold none.
inline Glb glbOf(const QByteArray& bytes) {
  const auto jsonLength = static_cast<qsizetype>(word(bytes, 12));
  Glb out;
  out.json = QJsonDocument::fromJson(bytes.mid(20, jsonLength)).object();
  out.binary = bytes.mid(28 + jsonLength);
  return out;
}

}  // namespace gyre::test
