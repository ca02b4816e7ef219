"""A pole on a cart, linearized by Gyre, balanced by a linear quadratic regulator that runs in the model."""

import gyre
import numpy as np
from scipy.linalg import solve_continuous_are

along_x = [0.5**0.5, 0, 0.5**0.5, 0]  # z of the marker along x
along_y = [0.5**0.5, -(0.5**0.5), 0, 0]
model = gyre.Model()
model.add(gyre.bodies.Rigid(name="cart", mass=1, inertia=[0.01, 0.01, 0.01]))
model.add(gyre.bodies.Rigid(name="pole", mass=0.3, inertia=[0.01, 0.01, 0.001], position=[0, 0, 0.4]))
slide = dict(body1="ground", frame1={"orientation": along_x}, body2="cart", frame2={"orientation": along_x})
model.add(gyre.joints.Prismatic(name="slide", **slide))
model.add(
    gyre.joints.Revolute(
        name="pivot",
        body1="cart",
        frame1={"orientation": along_y},
        body2="pole",
        frame2={"position": [0, 0, -0.4], "orientation": along_y},
    )
)

model.add(gyre.Parameter(name="push", value=0))
model.add(gyre.forces.ExpressionForce(name="motor", body1="ground", body2="cart", fx="push"))
A, B, C, D = linear = model.linearize(inputs=["push"], outputs=["pole.x"], about="initial")
print("states:", ", ".join(linear.states))
print("poles without control:", np.sort(np.linalg.eigvals(A).real).round(3))
P = solve_continuous_are(A, B, np.diag([10, 10, 1, 1]), np.eye(1))
k = (B.T @ P)[0]

# The same gains as a force in the model, pushed off the vertical.
law = " - ".join(
    [f"-{k[0]:.12g}*[slide.displacement]", f"{k[1]:.12g}*[pivot.angle]", f"{k[2]:.12g}*[slide.displacement_rate]", f"{k[3]:.12g}*[pivot.angle_rate]"]
).replace("--", "+")
model.remove("motor")
model.add(gyre.forces.ExpressionForce(name="regulator", body1="ground", body2="cart", fx=law))
model["pole.angular_velocity"] = [0, 0.5, 0]
run = model.run(assemble=True, end_time=6, integrator="geom1", step=2e-3)
print(f"after 6 s the pole is {run['pivot.angle'][-1]:.1e} rad off, the cart {run['slide.displacement'][-1]:.1e} m")
assert np.linalg.eigvals(A).real.max() > 1 and abs(run["pivot.angle"][-1]) < 1e-2
