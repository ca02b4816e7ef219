#pragma once
// The small parts of a study file: settings, lists of values, selections, intervals.

#include "io/json_object.h"
#include "study/study.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gyre {

/// A value as on the command line: 0.8 -> "0.8", [0, 0, 1] -> "[0,0,1]", "12 g" -> "12 g".
Expected<std::string> readSettingText(const JsonNode& node, const std::string& place);

/// {"rho_inf": 0.8, "top.mass": "12 g"}
Expected<void> readSettings(const JsonNode& node, const std::string& place, std::vector<Setting>& out);

/// A list, or {"from", "factor", "count"} (geometric), or {"from", "to", "count"} (evenly spaced).
Expected<std::vector<std::string>> readAxisValues(const JsonNode& node, const std::string& place);

/// [a, b] with a < b
Expected<void> readInterval(const JsonNode& node, const std::string& place,
                            std::optional<std::pair<double, double>>& out);

/// {"name": "text", ...}
Expected<void> readNames(const JsonNode& node, const std::string& place,
                         std::vector<std::pair<std::string, std::string>>& out);

/// A number, or {"where": {...}, "measure": ..., "factor": ...}
Expected<void> readBound(const JsonNode& node, const std::string& place, std::optional<StudyBound>& out);

Expected<void> readNorm(const JsonNode& node, const std::string& place, Norm& out);

}  // namespace gyre
