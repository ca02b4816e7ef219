#pragma once
// A frame of ParaView's, taken apart: its arrays by their names.

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <cstring>
#include <vector>

namespace gyre::test {

/// A <DataArray>, by its name, with what stands in it.
struct VtkArray {
  QString type, format, content;
  int components = 1, tuples = 0;

  template <class T>
  std::vector<T> values() const {
    const QByteArray bytes = QByteArray::fromBase64(content.toLatin1());
    quint64 length = 0;
    if (bytes.size() < 8) return {};
    std::memcpy(&length, bytes.constData(), 8);
    if (length != static_cast<quint64>(bytes.size()) - 8) return {};
    std::vector<T> out(length / sizeof(T));
    std::memcpy(out.data(), bytes.constData() + 8, length);
    return out;
  }
};

struct Vtp {
  QHash<QString, VtkArray> arrays;  ///< "Polys/offsets", "Points/position"
  QHash<QString, QString> piece;
  QString error;
};

inline Vtp readVtp(const QString& path) {
  QFile file(path);
  Vtp out;
  if (!file.open(QIODevice::ReadOnly)) return {{}, {}, "cannot be read"};
  QXmlStreamReader xml(&file);
  QStringList places;
  while (!xml.atEnd()) {
    xml.readNext();
    if (xml.isEndElement()) places.removeLast();
    if (!xml.isStartElement()) continue;
    const QXmlStreamAttributes a = xml.attributes();
    places << xml.name().toString();
    if (places.back() == "Piece")
      for (const QXmlStreamAttribute& attribute : a)
        out.piece[attribute.name().toString()] = attribute.value().toString();
    if (places.back() != "DataArray") continue;
    VtkArray array{a.value("type").toString(), a.value("format").toString(), {}, 1, a.value("NumberOfTuples").toInt()};
    if (a.hasAttribute("NumberOfComponents")) array.components = a.value("NumberOfComponents").toInt();
    array.content = xml.readElementText();
    out.arrays[places[places.size() - 2] + "/" + a.value("Name").toString()] = array;
    places.removeLast();
  }
  if (xml.hasError()) out.error = xml.errorString();
  return out;
}

}  // namespace gyre::test
