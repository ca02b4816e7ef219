"""What a method does to the energy: plotted by Matplotlib, tabled by pandas."""

import matplotlib

matplotlib.use("Agg")
import gyre

model = gyre.example("double-pendulum")
axes = None
for method in "geom1", "rkmk":
    run = model.run(integrator=method, step=2e-3, end_time=2, output_step=0.02)
    axes = run.plot("energy.numerical", ax=axes)
    axes.lines[-1].set_label(method)
    table = run.to_pandas()
    print(method, table["energy.numerical"].abs().max(), "J at most made or lost")
    assert table.index.name == "time" and len(table) == 101
axes.legend()
axes.figure.savefig("energy.png")
