"""A course's exercise from a blank file: a pendulum is built, run, and its period compared with the closed form."""

import math

import gyre
import numpy as np

length, mass = 0.8, 2.0
model = gyre.Model()
model.add(gyre.Parameter(name="length", value=length))
model.add(
    gyre.bodies.Rigid(
        name="rod",
        mass=mass,
        inertia=[0.001, f"{mass}*length^2/12", f"{mass}*length^2/12"],
        position=["length/2*sin(0.1)", 0, "-length/2*cos(0.1)"],
        orientation=[math.cos((math.pi / 2 - 0.1) / 2), 0, math.sin((math.pi / 2 - 0.1) / 2), 0],
    )
)
along_y = [math.sqrt(0.5), -math.sqrt(0.5), 0, 0]
model.add(
    gyre.joints.Revolute(
        name="hinge",
        body1="ground",
        frame1={"orientation": along_y},
        body2="rod",
        frame2={"position": ["-length/2", 0, 0], "orientation": along_y},
    )
)
run = model.run(assemble=True, end_time=5, step=1e-3, output_step=1e-2, integrator="rkmk")

# The period from the moments at which the rod passes through the vertical.
x, t = run["rod.x"], run.time
crossing = np.nonzero((x[:-1] > 0) & (x[1:] <= 0))[0]
moments = t[crossing] + x[crossing] / (x[crossing] - x[crossing + 1]) * (t[crossing + 1] - t[crossing])
period = np.diff(moments).mean()
w = math.sqrt(1.5 * 9.81 / length)
expected = 2 * math.pi / w * (1 + 0.1**2 / 16 + 11 / 3072 * 0.1**4)
print(f"period {period:.5f} s, by the series of the elliptic integral {expected:.5f} s")
assert abs(period / expected - 1) < 1e-4
