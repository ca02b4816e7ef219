"""A torque on a joint from a controller that is sampled, and whose answer comes two samples late."""

from collections import deque

import gyre
import numpy as np

along_y = [0.5**0.5, -(0.5**0.5), 0, 0]
model = gyre.Model()
model.add(gyre.Parameter(name="tau", value=0))
model.add(gyre.bodies.Rigid(name="arm", mass=2, inertia=[0.001, 0.06, 0.06], position=[0, 0, -0.3], orientation=[0.5**0.5, 0, 0.5**0.5, 0]))
model.add(gyre.joints.Revolute(name="elbow", body1="ground", frame1={"orientation": along_y}, body2="arm", frame2={"position": [-0.3, 0, 0], "orientation": along_y}))
model.add(gyre.forces.Torque(name="motor", body="arm", value=[0, "tau", 0]))
model.set("integrator", "rkmk").set("end_time", 4)


def error_in_the_last_second(gain, delay):
    stepper = model.stepper(assemble=True)
    pending, errors = deque([0.0] * delay), []
    start, target, sample = stepper["elbow.angle"], 0.5, 0.01
    for i in range(400):
        error = target - (stepper["elbow.angle"] - start)
        asked = gain * error - 3.0 * stepper["elbow.angle_rate"] + 2 * 9.81 * 0.3 * np.sin(target)
        pending.append(np.clip(asked, -15, 15))  # what the motor can give
        stepper["tau"] = pending.popleft()
        stepper.advance((i + 1) * sample)
        errors.append(abs(error))
    return max(errors[-100:])


gentle, wild = error_in_the_last_second(20, 2), error_in_the_last_second(20, 25)
print(f"off by {gentle:.1e} rad with 20 ms of delay, by {wild:.1e} rad with 250 ms")
assert gentle < 1e-2 < wild
