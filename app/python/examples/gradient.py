"""A gradient by central differences beside what statics says exactly: how a spring's sag changes with its stiffness."""

import gyre

model = gyre.Model()
model.add(gyre.Parameter(name="k", value=500))
model.add(gyre.bodies.Particle(name="mass", mass=1.5, position=[0, 0, -1]))
model.add(gyre.forces.Spring(name="spring", body1="ground", body2="mass", stiffness="k", free_length=1))


def height(k):
    model["k"] = k
    return model.equilibrium()["mass.z"]


k, h = 500.0, 0.5
gradient = (height(k + h) - height(k - h)) / (2 * h)
exact = 1.5 * 9.81 / k**2
print(f"dz/dk = {gradient:.9e} by differences, {exact:.9e} m^2/N exactly")
assert abs(gradient / exact - 1) < 1e-5
