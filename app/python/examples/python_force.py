"""A force written in Python: the drag of the air on a ball that is thrown, against the closed form of its fall speed."""

import gyre
import numpy as np

mass, drag = 0.2, 0.02
model = gyre.Model()
model.add(gyre.bodies.Particle(name="ball", mass=mass, velocity=[8, 0, 0]))


def air(t, ball):
    v = np.array(ball.velocity)
    return -drag * np.linalg.norm(v) * v


run = model.run(forces={"air": ("ball", air)}, integrator="rkmk", end_time=8, output_step=0.1)
terminal = np.sqrt(mass * 9.81 / drag)
print(f"it falls at {-run['ball.vz'][-1]:.4f} m/s; m g = c v^2 at {terminal:.4f} m/s")
assert abs(run["ball.vz"][-1] / -terminal - 1) < 1e-3
