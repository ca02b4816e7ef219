"""FMUs as a program in Python sees them: the page of the guide, and outputs beside those of `gyre run`, to the bit."""

import ctypes
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree
import zipfile

GYRE = os.environ["GYRE_PROGRAM"]
SOURCES = pathlib.Path(os.environ["GYRE_SOURCES"])


def said(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


class Guide(unittest.TestCase):
    def test_programsOfTheGuide_balanceThePole(self):
        page = (SOURCES / "resources/help/fmi.md").read_text()
        block = lambda language: page.split(f"```{language}\n")[1].split("```")[0]
        with tempfile.TemporaryDirectory() as folder:
            path = f"{pathlib.Path(GYRE).parent}:{os.environ['PATH']}"
            said("bash", "-ec", block("sh"), cwd=folder, env=os.environ | {"PATH": path})
            text = said(sys.executable, "-c", block("python"), cwd=folder)
        pole, cart = (float(word) for word in text.replace(",", "").split() if "e-" in word)
        self.assertLess(abs(pole), 1e-2)
        self.assertLess(abs(cart), 1e-2)


class Run(unittest.TestCase):
    def test_outputs_areThoseOfGyreRun(self):
        model = SOURCES / "resources/examples/double-pendulum.gyre"
        with tempfile.TemporaryDirectory() as folder:
            file = f"{folder}/pendulum.fmu"
            said(GYRE, "fmu", model, "--outputs", "lower.*", "--out", file)
            zipfile.ZipFile(file).extractall(folder)
            description = xml.etree.ElementTree.parse(f"{folder}/modelDescription.xml").getroot()
            names = [v.get("name") for v in description.find("ModelVariables")]
            binary = description.find("CoSimulation").get("modelIdentifier")
            fmu = ctypes.CDLL(f"{folder}/binaries/linux64/{binary}.so")
            rows = [
                line.split(",")
                for line in said(GYRE, "run", model, "--end", "1", "--csv", "-").splitlines()
                if line and not line.startswith("#")
            ]
            places = [[c.split(" [")[0] for c in rows[0]].index(n) for n in names[1:]]
            ends = self.outputs(fmu, description.get("guid"), folder, len(names) - 1, 200, 0.005)
            self.assertEqual(ends, [float(rows[-1][i]) for i in places])

    def outputs(self, fmu, guid, folder, n, steps, step):
        logger = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 2, ctypes.c_int, *[ctypes.c_char_p] * 2)
        keep = logger(lambda *told: print(told[-1]))
        callbacks = (ctypes.c_void_p * 5)(ctypes.cast(keep, ctypes.c_void_p))
        real = ctypes.c_double
        fmu.fmi2Instantiate.restype = ctypes.c_void_p
        resources = f"file://{folder}/resources".encode()
        c = ctypes.c_void_p(fmu.fmi2Instantiate(b"a", 1, guid.encode(), resources, ctypes.byref(callbacks), 0, 0))
        self.assertTrue(c)
        self.assertEqual(fmu.fmi2SetupExperiment(c, 0, real(0), real(0), 1, real(steps * step)), 0)
        self.assertEqual(fmu.fmi2EnterInitializationMode(c), 0)
        self.assertEqual(fmu.fmi2ExitInitializationMode(c), 0)
        time = 0.0
        for _ in range(steps):  # added up, as importers do
            self.assertLess(fmu.fmi2DoStep(c, real(time), real(step), 1), 2)
            time += step
        self.assertFalse(math.isclose(time, steps * step, rel_tol=1e-16, abs_tol=0))
        values = (real * n)()
        references = (ctypes.c_uint * n)(*range(1, n + 1))
        self.assertEqual(fmu.fmi2GetReal(c, references, ctypes.c_size_t(n), values), 0)
        fmu.fmi2FreeInstance(c)
        return list(values)


if __name__ == "__main__":
    unittest.main()
