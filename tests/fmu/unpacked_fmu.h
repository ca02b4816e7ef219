#pragma once
// An FMU that `gyre fmu` has written, unpacked, with what its description says.

#include "cli/gyre_process.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <minizip/unzip.h>
#include <tinyxml2.h>

namespace gyre::test {

class UnpackedFmu {
 public:
  /// @param arguments  model and options of `gyre fmu`; what it says where it fails is in error()
  explicit UnpackedFmu(const QStringList& arguments, int version) : version_(version) {
    const QString file = path("packed.fmu");
    const Outcome made =
        gyreProgram(QStringList{"fmu"} + arguments + QStringList{"--fmi", QString::number(version), "--out", file});
    if (made.exitCode == 0) unpack(file);
    else error_ = made.err;
    document_.LoadFile(qPrintable(path("modelDescription.xml")));
  }

  const QString& error() const { return error_; }
  QString path(const QString& name) const { return folder_.filePath(name); }
  QString resources() const { return path("resources"); }
  const tinyxml2::XMLElement* description() const { return document_.RootElement(); }
  QString identifier() const { return description()->FirstChildElement("CoSimulation")->Attribute("modelIdentifier"); }
  QString token() const { return description()->Attribute(version_ == 2 ? "guid" : "instantiationToken"); }
  QString binary() const {
    return path((version_ == 2 ? "binaries/linux64/" : "binaries/x86_64-linux/") + identifier() + ".so");
  }
  /// Value reference of a variable; 0, that of time, where there is none of this name.
  unsigned reference(const QString& name) const {
    const tinyxml2::XMLElement* v = description()->FirstChildElement("ModelVariables")->FirstChildElement();
    while (v && v->Attribute("name") != name) v = v->NextSiblingElement();
    return v ? v->UnsignedAttribute("valueReference") : 0;
  }

 private:
  void unpack(const QString& file) {
    unzFile zip = unzOpen64(qPrintable(file));
    for (int more = unzGoToFirstFile(zip); more == UNZ_OK; more = unzGoToNextFile(zip)) {
      unz_file_info64 about;
      char name[1024];
      if (unzGetCurrentFileInfo64(zip, &about, name, sizeof name, nullptr, 0, nullptr, 0) != UNZ_OK) break;
      QByteArray content(static_cast<qsizetype>(about.uncompressed_size), '\0');
      QDir().mkpath(QFileInfo(path(name)).path());
      QFile out(path(name));
      if (unzOpenCurrentFile(zip) != UNZ_OK || !out.open(QIODevice::WriteOnly) ||
          unzReadCurrentFile(zip, content.data(), static_cast<unsigned>(content.size())) != content.size() ||
          unzCloseCurrentFile(zip) != UNZ_OK)  // which compares the check sums
        error_ = QString("%1 cannot be unpacked").arg(name);
      out.write(content);
    }
    unzClose(zip);
  }

  int version_;
  QTemporaryDir folder_;
  QString error_;
  tinyxml2::XMLDocument document_;
};

}  // namespace gyre::test
