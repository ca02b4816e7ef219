"""The wheel of the module. CMake compiles it; GYRE_BUILD_FOLDER names a build tree in which that was done already."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent.parent
VERSION = re.search(r"project\(Gyre VERSION ([\d.]+)", (SOURCES / "CMakeLists.txt").read_text())[1]
SCRATCH = tempfile.mkdtemp(prefix="gyre-wheel-")  # the sources stay as they are


def data_files():
    """Examples and studies, where the engine looks for them: beside the programs."""
    folders = {kind: sorted((SOURCES / "resources" / kind).iterdir()) for kind in ("examples", "studies")}
    return [
        (f"share/gyre/{kind}", [os.path.relpath(file, HERE) for file in files if file.is_file()])
        for kind, files in folders.items()
    ]


class BuildByCMake(build_ext):
    def run(self):
        tree = Path(os.environ.get("GYRE_BUILD_FOLDER") or Path(self.build_temp).resolve() / "cmake")
        if not (tree / "build.ninja").exists():
            options = ["-DCMAKE_BUILD_TYPE=Release", "-DGYRE_UNITY=ON", "-DGYRE_BUILD_UI=OFF", "-DGYRE_BUILD_PYTHON=ON"]
            python = f"-DPython3_EXECUTABLE={sys.executable}"
            subprocess.run(["cmake", "-G", "Ninja", "-S", SOURCES, "-B", tree, *options, python], check=True)
        subprocess.run(["cmake", "--build", tree, "--target", "gyre_python"], check=True)
        package = Path(self.build_lib).resolve() / "gyre"
        package.mkdir(parents=True, exist_ok=True)
        for file in (tree / "python" / "gyre").iterdir():
            if file.is_file():
                shutil.copy(file, package)


setup(
    name="gyre-dynamics",
    version=VERSION,
    description="Constrained multibody dynamics: the engine of Gyre",
    python_requires=">=3.9",
    install_requires=["numpy"],
    extras_require={"tables": ["pandas"], "plots": ["matplotlib"]},
    packages=[],
    data_files=data_files(),
    ext_modules=[Extension("gyre._core", sources=[])],
    options={"egg_info": {"egg_base": SCRATCH}, "build": {"build_base": SCRATCH}},
    cmdclass={"build_ext": BuildByCMake},
)
shutil.rmtree(SCRATCH, ignore_errors=True)
