"""Methods compared as in the papers: the error over the step size, and the order that follows."""

import gyre
import numpy as np

model = gyre.example("double-pendulum")


def end(method, step):
    run = model.run(integrator=method, step=step, end_time=0.5, output_step=0.5)
    return np.array([run[f"lower.{axis}"][-1] for axis in "xyz"])


reference = end("rkmk", 5e-4)
for method, order in ("geom1", 2), ("liemid_ea", 2):
    steps = np.array([4e-3, 2e-3, 1e-3])
    errors = [np.linalg.norm(end(method, h) - reference) for h in steps]
    slope = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    print(f"{method}: errors {', '.join(f'{e:.2e}' for e in errors)} m, order {slope:.2f}")
    assert abs(slope - order) < 0.2
