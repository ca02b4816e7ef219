"""The damping of a hinge fitted to a measured record by scipy; the record is made up, with noise."""

import gyre
import numpy as np
from scipy.optimize import least_squares

model = gyre.Model()
model.add(gyre.Parameter(name="c", value=0.05))
model.add(gyre.bodies.Rigid(name="rod", mass=1, inertia=[0.001, 0.1, 0.1], position=[0.5, 0, 0]))
along_y = [0.5**0.5, -(0.5**0.5), 0, 0]
ends = dict(
    body1="ground",
    frame1={"orientation": along_y},
    body2="rod",
    frame2={"position": [-0.5, 0, 0], "orientation": along_y},
)
model.add(gyre.joints.Revolute(name="hinge", **ends))
model.add(gyre.forces.TorsionSpring(name="damper", stiffness=0, damping="c", **ends))


def swing(c):
    model["c"] = float(c)
    return model.run(end_time=3, step=5e-3, output_step=0.05)["rod.z"]


true = 0.123
measured = swing(true) + np.random.default_rng(1).normal(0, 1e-3, len(swing(true)))
fit = least_squares(lambda p: swing(p[0]) - measured, x0=[0.05], diff_step=1e-3)
print(f"c = {fit.x[0]:.4f} N m s/rad, {true} was used; {fit.nfev} evaluations")
assert abs(fit.x[0] - true) < 2e-3
