#pragma once
// Where a joint or a force takes hold, as JSON: numbers {"position": ..., "orientation": ...}, or the name of a frame
// of the model {"frame": ...}, which gives them.

#include "io/value_json.h"

#include <string>

namespace gyre {

/// A marker by a frame has no numbers yet: the model gives it those of the frame.
Expected<Frame> readMarker(const JsonNode& node, const std::string& key, const ReferenceLookup& elements);
/// The frame that a point names, as {"frame": ...}.
Expected<ElementId> readFrameOfPoint(const JsonNode& node, const std::string& key, const ReferenceLookup& elements);
JsonNode markerJson(const Frame& marker, const ElementName& nameOf);

}  // namespace gyre
