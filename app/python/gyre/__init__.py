"""Gyre: constrained multibody dynamics.

    import gyre
    run = gyre.example("four-bar").run(end_time=2, integrator="geom1")
    run["crank.x"]                 # a column, as an array of NumPy
    run.recording.to_pandas()      # all of them

Names and units are those of model files; `gyre describe TYPE` and the docstrings of gyre.bodies, gyre.joints, gyre.forces
and gyre.integrators say what there is. What cannot be done raises gyre.Error.
"""

from . import _core, _shown
from ._core import (
    BodyMotion,
    Column,
    Comparison,
    ComparisonRun,
    ContactPoint,
    Equilibrium,
    Error,
    Linearization,
    Mode,
    Model,
    Modes,
    Recording,
    Run,
    RunFailed,
    Stepper,
    Study,
    StudyCase,
    StudyFinding,
    Work,
    __version__,
    load_plugin,
    refused_plugins,
    study,
)
from .elements import (
    Contact,
    ContactPair,
    Ground,
    Ignore,
    Material,
    Parameter,
    Touch,
    bodies,
    forces,
    integrators,
    joints,
    shapes,
)

load = Model.load
example = Model.example
examples = Model.examples


def _to_pandas(self):
    """All rows as a DataFrame, by time; needs pandas."""
    import pandas

    table = pandas.DataFrame(self.to_numpy(), columns=self.names)
    return table.set_index("time")


def _plot(self, *names, ax=None):
    """Columns over time by Matplotlib; gives the axes."""
    if ax is None:
        import matplotlib.pyplot

        ax = matplotlib.pyplot.figure().subplots()
    units = {column.name: column.unit for column in self.columns}
    for name in names:
        ax.plot(self.time, self[name], label=f"{name} [{units[name]}]" if units[name] else name)
    ax.set_xlabel("time [s]")
    ax.legend()
    return ax


Recording.to_pandas = _to_pandas
Recording.plot = _plot
Run.to_pandas = lambda self: _to_pandas(self.recording)
Run.plot = lambda self, *names, ax=None: _plot(self.recording, *names, ax=ax)
Run.picture = _shown.picture
Run.film = _shown.film
Run.view = _shown.view
Run.to_pandas.__doc__ = _to_pandas.__doc__
Run.plot.__doc__ = _plot.__doc__
Model.stepper = lambda self, assemble=False, forces={}: Stepper(self, assemble, forces)
Model.stepper.__doc__ = "A Stepper at the initial values of the model."
