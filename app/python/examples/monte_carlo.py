"""Tolerances by Monte Carlo: how the place where a spring-borne mass rests spreads with those of its parts."""

import gyre
import numpy as np

model = gyre.Model()
model.add(gyre.Parameter(name="k", value=800))
model.add(gyre.bodies.Particle(name="mass", mass=2, position=[0, 0, -1]))
model.add(gyre.forces.Spring(name="spring", body1="ground", body2="mass", stiffness="k", free_length=1))

random = np.random.default_rng(7)
sags = []
for k, m in zip(random.normal(800, 8, 200), random.normal(2, 0.02, 200)):
    model.set("k", k).set("mass.mass", m)
    sags.append(-1 - model.equilibrium()["mass.z"])
mean, deviation = np.mean(sags), np.std(sags)
expected = 2 * 9.81 / 800
print(f"sag {mean * 1e3:.3f} mm +- {deviation * 1e3:.3f} mm; by propagation {expected * 1e3:.3f} +- {expected * 0.01 * 2**0.5 * 1e3:.3f}")
assert abs(mean / expected - 1) < 5e-3 and abs(deviation / (expected * 0.01 * 2**0.5) - 1) < 0.2
