#pragma once
// <include file="..."/> of MJCF: what the root of the named file contains stands in its place
// (https://mujoco.readthedocs.io/en/stable/XMLreference.html#include).
//
// As in MuJoCo, a file counts from the folder of the model's file, wherever the <include> stands, and is included once
// only; so there are no cycles. A model from elsewhere shall not make Gyre read any file of the machine: links
// followed, an included one lies below that folder, unless that is allowed.

#include "import/xml_reader.h"

#include <filesystem>
#include <vector>

namespace gyre {

/// The files read. Errors name the file and line of the <include>. Those about a file that lies outside have a remedy.
Expected<std::vector<std::filesystem::path>> readIncludes(XmlFile& file, const std::filesystem::path& modelFile,
                                                          bool allowOutside);

}  // namespace gyre
