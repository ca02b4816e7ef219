"""A study file written, run on all cores, and its cases as a table."""

import json
import tempfile
from pathlib import Path

import gyre
import pandas

folder = Path(tempfile.mkdtemp())
gyre.example("double-pendulum").save(folder / "model.gyre")
study = {
    "gyre_study": 1,
    "name": "steps",
    "model": "model.gyre",
    "set": {"end_time": 0.2, "output_step": 0.01},
    "vary": [{"integrator": ["geom1", "kynema"]}, {"step": [0.005, 0.0025, 0.00125]}],
    "reference": {"case": {"integrator": "rkmk", "step": 0.0005}},
    "measures": [{"name": "error", "channels": "lower.x", "norm": "max", "against": "reference"}],
}
(folder / "steps.gyre-study").write_text(json.dumps(study))
result = gyre.study(folder / "steps.gyre-study")
table = pandas.DataFrame([{**c.coordinates, **c.measures} for c in result.cases])
print(table[["integrator", "step", "error", "evaluations"]].to_string())
errors = table[table.integrator == "geom1"].error.to_numpy()

assert errors[0] > 3 * errors[1] > 9 * errors[2] * 0.9

# The same in two parts, as two machines would compute it, and put together.
parts = [folder / "part-1", folder / "part-2"]
for number, kept in enumerate(parts, 1):
    gyre.study(folder / "steps.gyre-study", results=kept, part=(number, len(parts)))
assert gyre.study(folder / "steps.gyre-study", other_results=parts).csv == result.csv
