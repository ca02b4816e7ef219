"""The module of Python: what it says is what the command line says, and what it hands out is not copied."""

import copy
import csv
import gc
import inspect
import math
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import zipfile
from pathlib import Path

import gyre
import numpy as np

PROGRAM = os.environ["GYRE_PROGRAM"]
SOURCES = Path(os.environ["GYRE_SOURCES"])
ALONG_Y = [0.5**0.5, -(0.5**0.5), 0, 0]


def rod():
    """A uniform rod of 1 m, level, on a hinge about y at the origin."""
    model = gyre.Model()
    model.add(gyre.bodies.Rigid(name="rod", mass=3, inertia=[0.01, 0.25, 0.25], position=[0.5, 0, 0]))
    model.add(
        gyre.joints.Revolute(
            name="hinge",
            body1="ground",
            frame1={"orientation": ALONG_Y},
            body2="rod",
            frame2={"position": [-0.5, 0, 0], "orientation": ALONG_Y},
        )
    )
    return model


class Models(unittest.TestCase):
    def test_everyExample_isADictAndBack(self):
        for name in gyre.examples():
            model = gyre.example(name)
            self.assertEqual(gyre.Model.parse(model.value()).value(), model.value(), name)

    def test_values_areReadAndSet(self):
        model = rod()
        model.add(gyre.Parameter(name="k", value=2))
        model["rod.mass"] = "2*k"
        self.assertEqual(model["rod.mass"], 4)
        model["k"] = np.float64(5)
        self.assertEqual(model["rod.mass"], 10)
        model["rod.position"] = np.array([1.0, 2.0, 3.0])
        self.assertEqual(model["rod.position"], [1, 2, 3])
        self.assertIn("rod", model)
        self.assertEqual(model.names("joints"), ["hinge"])
        self.assertEqual(model.element("hinge")["body2"], "rod")

    def test_classes_haveTheFieldsOfTheCatalogue(self):
        described = subprocess.run([PROGRAM, "describe", "revolute"], capture_output=True, text=True).stdout
        parameters = inspect.signature(gyre.joints.Revolute).parameters
        for key in "body1", "frame1", "body2", "frame2":
            self.assertIn(key, described)
            self.assertIn(key, parameters)
        self.assertIn("[kg]", gyre.bodies.Rigid.__doc__)
        for group, command in (gyre.joints, "joints"), (gyre.forces, "forces"), (gyre.bodies, "bodies"):
            listed = subprocess.run([PROGRAM, "list", command], capture_output=True, text=True).stdout
            types = {line.split()[0] for line in listed.splitlines() if line.strip()}
            classes = {n.lower() for n in vars(group) if not n.startswith("_")}
            self.assertEqual({t.replace("_", "") for t in types}, classes)

    def test_copies_areTheirOwn(self):
        model = rod()
        for other in copy.copy(model), copy.deepcopy(model), model.copy(), pickle.loads(pickle.dumps(model)):
            other["rod.mass"] = 7
            self.assertEqual(model["rod.mass"], 3)

    def test_errors_nameTheirPlace(self):
        model = rod()
        with self.assertRaises(gyre.Error) as raised:
            model["rod.mass"] = "12 apples"
        self.assertEqual((raised.exception.element, raised.exception.key, raised.exception.kind), ("rod", "mass", "input"))
        with self.assertRaises(gyre.Error) as raised:
            model.add("joints", {"name": "h", "type": "revolute", "body1": "rood", "body2": "rod"})
        self.assertIn("did you mean 'rod'", str(raised.exception))
        with self.assertRaises(gyre.Error) as raised:
            gyre.load("/no/such.gyre")
        self.assertEqual(raised.exception.file, "/no/such.gyre")
        with self.assertRaises(TypeError):
            model["rod.mass"] = object()
        with self.assertRaises(TypeError):
            gyre.bodies.Rigid(nmae="rod")


class Runs(unittest.TestCase):
    def test_columns_areThoseOfTheCommandLine(self):
        run = gyre.example("four-bar").run(end_time=0.2)
        with tempfile.TemporaryDirectory() as folder:
            ours, theirs = Path(folder) / "ours.csv", Path(folder) / "theirs.csv"
            run.recording.write_csv(ours)
            example = SOURCES / "resources/examples/four-bar.gyre"
            subprocess.run([PROGRAM, "run", example, "--end", "0.2", "--csv", theirs], check=True, capture_output=True)
            self.assertEqual(ours.read_bytes(), theirs.read_bytes())
            rows = list(csv.reader(line for line in theirs.read_text().splitlines() if not line.startswith("#")))
        self.assertEqual(len(rows) - 1, len(run))
        self.assertEqual(float(rows[-1][1]), run.recording.to_numpy()[-1, 1])

    def test_arrays_areViews(self):
        run = rod().run(end_time=1, step=1e-3, output_step=0)
        table, x = run.recording.to_numpy(), run["rod.x"]
        self.assertTrue(np.shares_memory(table, run["rod.z"]))
        self.assertFalse(x.flags.owndata or x.flags.writeable)
        self.assertEqual(x.strides[0], table.strides[0])
        last = x[-1]
        del run, table
        gc.collect()
        self.assertEqual(x[-1], last)  # it keeps what it shows

    def test_aMillionRows_areNotCopied(self):
        model = gyre.Model()
        model.add(gyre.bodies.Particle(name="p", mass=1))
        run = model.run(end_time=1000, step=1e-3, output_step=0, integrator="kick_drift", channels=["p.x"])
        self.assertGreater(len(run), 1_000_000)
        start = time.perf_counter()
        table = run.recording.to_numpy()
        self.assertLess(time.perf_counter() - start, 0.01)  # of 100 MB; a copy takes several times that
        self.assertEqual(table.shape, (len(run), len(run.recording.columns)))

    def test_others_goOnMeanwhile(self):
        ticks, stop = [], threading.Event()

        def tick():
            while not stop.is_set():
                ticks.append(time.perf_counter())
                time.sleep(1e-3)

        thread = threading.Thread(target=tick)
        thread.start()
        rod().run(end_time=20, step=1e-4, output_step=0.1)
        stop.set()
        thread.join()
        self.assertLess(max(np.diff(ticks)), 0.25)

    def test_aRun_endsWhereItIsToldTo(self):
        run = rod().run(end_time=1e5, goes_on=lambda t: False)
        self.assertFalse(run.finished)

        def fails(t):
            raise KeyError("enough")

        with self.assertRaises(KeyError):
            rod().run(end_time=1e5, goes_on=fails)

    def test_aRunThatFails_keepsItsRows(self):
        model = rod()
        model.add(gyre.forces.Force(name="push", body="rod", value=[0, 0, "1e-3/(0.7 - t)^9"]))
        with self.assertRaises(gyre.RunFailed) as raised:
            model.run(end_time=1)
        self.assertGreater(len(raised.exception.run), 10)
        self.assertGreater(raised.exception.time, 0.4)


class Forces(unittest.TestCase):
    def test_aForceOfPython_isThatOfAFile(self):
        model = rod()
        ours = model.run(end_time=1, integrator="rkmk", forces={"f": ("rod", lambda t, b: ([0, 0, 5 * math.sin(t)], [0, 0.1, 0]))})
        model.add(gyre.forces.Force(name="f", body="rod", value=[0, 0, "5*sin(t)"]))
        model.add(gyre.forces.Torque(name="g", body="rod", value=[0, 0.1, 0]))
        theirs = model.run(end_time=1, integrator="rkmk")
        np.testing.assert_allclose(ours["rod.z"], theirs["rod.z"], atol=1e-9)
        np.testing.assert_allclose(ours["energy.work"], theirs["energy.work"], atol=1e-7)

    def test_everyMethod_takesThem(self):
        ends = {}
        for name in vars(gyre.integrators):
            if name.startswith("_"):
                continue
            model = gyre.Model()
            model.add(gyre.bodies.Rigid(name="block", mass=2, inertia=[1, 1, 1]))
            model.add(getattr(gyre.integrators, name)(step=1e-3, end_time=0.2))
            run = model.run(forces={"f": ("block", lambda t, b: [0, 0, 3 - 0.5 * b.velocity[2]])})
            ends[name] = run["block.z"][-1]
        # v' = a - c v: z = a/c (t - (1 - exp(-c t))/c), of first order at least.
        a, c, t = 1.5 - 9.81, 0.25, 0.2
        expected = a / c * (t - (1 - math.exp(-c * t)) / c)
        for name, z in ends.items():
            self.assertAlmostEqual(z, expected, delta=2e-3, msg=name)
        self.assertGreater(len(ends), 20)

    def test_exceptions_comeThrough(self):
        def fails(t, body):
            raise ZeroDivisionError(t)

        for work in lambda: rod().run(forces={"f": ("rod", fails)}), lambda: rod().stepper(forces={"f": ("rod", fails)}):
            with self.assertRaises(ZeroDivisionError):
                work()
        with self.assertRaises(TypeError):
            rod().run(forces={"f": ("rod", lambda t, b: "three")})
        with self.assertRaises(gyre.Error):
            rod().run(forces={"f": ("rood", lambda t, b: [0, 0, 0])})


class Steps(unittest.TestCase):
    def test_equations_areThoseOfTheSources(self):
        stepper = rod().stepper()
        np.testing.assert_allclose(np.diag(stepper.M), [3, 3, 3, 0.01, 0.25, 0.25])
        self.assertEqual(stepper.B.shape, (5, 6))
        at = stepper.layout["v"]["rod"]
        self.assertEqual((at.start, at.stop), (0, 6))
        # M v' + g + B^T lambda = 0, and level at rest w' = m g l / J about the hinge.
        residual = stepper.M @ stepper.vdot + stepper.B.T @ stepper.lambda_
        np.testing.assert_allclose(residual, [0, 0, -3 * 9.81, 0, 0, 0], atol=1e-9)
        self.assertAlmostEqual(stepper.vdot[4], 3 * 9.81 * 0.5)
        stepper.step()
        self.assertGreater(stepper.time, 0)
        np.testing.assert_allclose(stepper.Phi, 0, atol=1e-9)

    def test_numbers_changeUnderWay(self):
        model = rod()
        model.add(gyre.Parameter(name="tau", value=0))
        model.add(gyre.forces.Torque(name="motor", body="rod", value=[0, "tau", 0]))
        stepper = model.stepper()
        stepper.advance(0.1)
        before = stepper.q.copy()
        stepper["tau"] = 10
        np.testing.assert_array_equal(stepper.q, before)
        self.assertAlmostEqual(stepper["motor.my"], 10)
        stepper.set_state(0.2, before, stepper.v)
        self.assertAlmostEqual(stepper.time, 0.2)

    def test_savedStates_goOnToTheBit(self):
        force = {"f": ("rod", lambda t, b: [0, 0, math.sin(t)])}
        whole = rod().stepper(forces=force)
        whole.advance(0.3)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "half.gyrestate"
            whole.save_state(file)
            rest = gyre.Stepper.from_state(rod(), file, forces=force)
            file.write_bytes(file.read_bytes()[:-5])
            with self.assertRaises(gyre.Error):
                gyre.Stepper.from_state(rod(), file, forces=force)
        for stepper in whole, rest:
            for _ in range(100):
                stepper.step()
        np.testing.assert_array_equal(whole.row(), rest.row())

    def test_analyses(self):
        model = rod()
        self.assertEqual(model.check()["degrees_of_freedom"], 1)
        rest = model.equilibrium()
        self.assertTrue(rest.stable)
        self.assertAlmostEqual(rest["rod.z"], -0.5, places=6)
        found = model.modes()
        self.assertAlmostEqual(found.frequencies[0], math.sqrt(1.5 * 9.81) / (2 * math.pi), places=6)
        self.assertEqual(found[0].shape.shape, (6,))
        model.add(gyre.joints.Drive(name="drive", joint="hinge", prescribes="position", motion="t^2"))
        model["end_time"] = 1
        rows = model.inverse_dynamics()
        np.testing.assert_allclose(rows["drive.torque"], 2 - 3 * 9.81 * 0.5 * np.cos(rows.time**2), atol=1e-8)


class Analyses(unittest.TestCase):
    def test_linearization_isASystemOfScipy(self):
        from scipy.signal import StateSpace

        model = rod()
        model.add(gyre.Parameter(name="tau", value=0))
        model.add(gyre.forces.ExpressionForce(name="motor", body1="ground", body2="rod", my="-tau"))
        hanging = model.linearize(inputs=["tau"], outputs=["hinge.angle"])
        self.assertEqual((hanging.states, hanging.inputs), (["hinge.angle", "hinge.angle_rate"], ["tau"]))
        # J w' = m g l/2 cos(angle) - tau, J = 1 about the hinge, hanging at 90 deg
        np.testing.assert_allclose(hanging.A, [[0, 1], [-3 * 9.81 * 0.5, 0]], atol=1e-8)
        system = StateSpace(*hanging)
        frequency = max(abs(system.poles)) / (2 * math.pi)
        self.assertAlmostEqual(frequency, model.modes().frequencies[0], 8)
        with self.assertRaises(gyre.Error):
            model.linearize(inputs=["rod.inertia"])
        with self.assertRaises(ValueError):
            model.linearize(about="here")

    def test_comparison_isThatOfTheCommandLine(self):
        both = gyre.example("double-pendulum").compare(["geom1", "kynema:rho_inf=0.5"])
        self.assertEqual((len(both), both.baseline), (2, "geom1"))
        other = both["kynema:rho_inf=0.5"]
        apart = np.hypot(both["geom1"]["lower.x"] - other["lower.x"], both["geom1"]["lower.y"] - other["lower.y"])
        self.assertGreaterEqual(other.apart, apart.max())
        self.assertIsNone(other.error)

    def test_events_areFound(self):
        stepper = rod().stepper()
        seen = []
        self.assertTrue(stepper.advance(5, event=lambda s: seen.append(s.time) or s["rod.x"]))
        self.assertLess(abs(stepper["rod.x"]), 1e-11)  # it hangs
        with self.assertRaises(ZeroDivisionError):
            stepper.advance(6, event=lambda s: 1 / 0)

    def test_runs_areShown(self):
        run = gyre.example("newtons-cradle").run(end_time=0.4)
        picture = run.picture(time=0.1, size=(80, 60))
        self.assertEqual(picture._repr_png_()[:8], b"\x89PNG\r\n\x1a\n")
        self.assertIn("srcdoc=", run.view()._repr_html_())
        touching = [c for row in range(len(run)) for c in run.contacts(row)]
        self.assertTrue(touching and touching[0].body1.startswith("ball"))

    def test_types_areWritten(self):
        stubs = (Path(gyre.__file__).parent / "_core.pyi").read_text()
        for name, value in vars(gyre._core).items():
            if inspect.isclass(value):
                self.assertIn(f"class {name}", stubs)
        for member in "def linearize(self, inputs: ", "def picture(self, time=None", "-> Recording:", "def q(self) -> numpy.ndarray":
            self.assertIn(member, stubs)


class Plugins(unittest.TestCase):
    def test_types_comeFromFiles(self):
        plugins = Path(os.environ["GYRE_PLUGINS"])
        self.assertEqual(gyre.load_plugin(plugins / "examples/magnetic_bearing.so"), ["magnetic_bearing"])
        self.assertEqual(gyre.refused_plugins(), [])
        model = gyre.Model()
        model.add(gyre.bodies.Rigid(name="rotor", mass=2, inertia=[1, 1, 1], position=[0, 1e-7, 0]))
        model.add("forces", {"name": "b", "type": "magnetic_bearing", "body1": "ground", "body2": "rotor"})
        model["gravity"] = [0, 0, 0]
        model["b.gap"] = "0.3 mm"
        run = model.run(step=1e-5, end_time=0.01)
        self.assertAlmostEqual(run["b.current_y"][0], -15000 * 1e-7)
        self.assertLess(abs(run["rotor.y"][-1]), 1e-7)
        with self.assertRaisesRegex(gyre.Error, "other_version.so: it was compiled for version 999"):
            gyre.load_plugin(plugins / "failing/other_version.so")


class Wheels(unittest.TestCase):
    def test_aWheel_hasTheModuleAndTheExamples(self):
        build = Path(gyre.__file__).parents[2]
        before = sorted((SOURCES / "app/python").iterdir())
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", folder]
            made = subprocess.run([*command, SOURCES / "app/python"], env={**os.environ, "GYRE_BUILD_FOLDER": str(build)}, capture_output=True, text=True)
            self.assertEqual(made.returncode, 0, made.stderr)
            (wheel,) = Path(folder).glob("gyre_dynamics-*.whl")
            names = zipfile.ZipFile(wheel).namelist()
        for part in "gyre/__init__.py", "gyre/_core.pyi", "gyre/elements.py", "share/gyre/examples/four-bar.gyre":
            self.assertTrue(any(name.endswith(part) for name in names), part)
        self.assertTrue(any(name.startswith("gyre/_core.") and name.endswith(".so") for name in names))
        self.assertEqual(sorted((SOURCES / "app/python").iterdir()), before)


class Examples(unittest.TestCase):
    def test_everyExample_runs(self):
        examples = sorted((SOURCES / "app/python/examples").glob("*.py"))
        self.assertGreaterEqual(len(examples), 10)
        with tempfile.TemporaryDirectory() as folder:
            for example in examples:
                done = subprocess.run([sys.executable, example], cwd=folder, capture_output=True, text=True, timeout=300)
                self.assertEqual(done.returncode, 0, f"{example.name}: {done.stdout}{done.stderr}")
                self.assertTrue(done.stdout)

    def test_programOfTheGuide_runs(self):
        page = (SOURCES / "resources/help/python.md").read_text()
        program = page.split("```python\n")[1].split("```")[0]
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout)


if __name__ == "__main__":
    unittest.main()
