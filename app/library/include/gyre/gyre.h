#pragma once
/// @mainpage
/// The engine of Gyre for C++ programs. Link `Gyre::gyre` (find_package(Gyre)) and include this header; everything is
/// in namespace gyre. SI units throughout. What cannot be done throws gyre::Error.
///
///     const gyre::Run run = gyre::run(gyre::Model::example("four-bar"));
///     std::cout << run.recording()["crank.x"].back() << '\n';

#include <gyre/analysis.h>
#include <gyre/comparison.h>
#include <gyre/computed_force.h>
#include <gyre/contact_point.h>
#include <gyre/elements.h>
#include <gyre/error.h>
#include <gyre/linearization.h>
#include <gyre/matrix.h>
#include <gyre/model.h>
#include <gyre/parts.h>
#include <gyre/plugins.h>
#include <gyre/recording.h>
#include <gyre/run.h>
#include <gyre/stepper.h>
#include <gyre/study.h>
#include <gyre/value.h>

#include <string_view>

namespace gyre {
inline namespace v0 {

/// The version of the library that is running, e.g. "0.2.0".
GYRE_API std::string_view libraryVersion();

}  // namespace v0
}  // namespace gyre
