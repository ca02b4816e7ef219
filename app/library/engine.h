#pragma once
// All of the engine that the library is made of. It is included before any header of gyre/: the library has classes by
// the names of some of the engine's, which are named here by the namespace `engine`.

#include "analysis/assembly.h"
#include "analysis/driven_motion.h"
#include "analysis/health.h"
#include "analysis/health_json.h"
#include "analysis/initial_values.h"
#include "analysis/modes.h"
#include "analysis/modes_table.h"
#include "analysis/state_space.h"
#include "analysis/statics.h"
#include "analysis/statics_text.h"
#include "analysis/system_matrices.h"
#include "catalog/catalog.h"
#include "core/version.h"
#include "describe/point_frame.h"
#include "export/run_export.h"
#include "flexible/expanded_model.h"
#include "forces/computed_force.h"
#include "io/contact_read.h"
#include "io/element_read.h"
#include "io/examples.h"
#include "io/find_element.h"
#include "io/json_object.h"
#include "io/model_file.h"
#include "io/output_file.h"
#include "io/setting.h"
#include "io/suggestion.h"
#include "io/value_json.h"
#include "plugins/plugins.h"
#include "run/advance_to.h"
#include "run/contact_csv.h"
#include "run/contact_values.h"
#include "run/lockstep_run.h"
#include "run/method_comparison.h"
#include "run/recording_csv.h"
#include "run/run_measures.h"
#include "run/saved_state.h"
#include "run/simulation.h"
#include "run/stepper.h"
#include "study/study_csv.h"
#include "study/study_file.h"
#include "study/study_report.h"
#include "study/study_runner.h"

#include <fmt/format.h>

namespace engine {

using gyre::ComputedForce;
using gyre::Equilibrium;
using gyre::Error;
using gyre::ExportOptions;
using gyre::Linearization;
using gyre::loadPlugin;
using gyre::Mode;
using gyre::Model;
using gyre::Recording;
using gyre::State;
using gyre::Stepper;
using gyre::StudyPart;
using gyre::Work;

}  // namespace engine
