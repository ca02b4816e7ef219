"""Pictures, films and pages of a run: files, or what a notebook shows."""

import base64
import html
import tempfile
from pathlib import Path


def _exported(run, ending, **options):
    """What Run.export writes, as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"run{ending}"
        run.export(file, **options)
        return file.read_bytes()


class _Shown:
    """Bytes of a file that a notebook shows."""

    def __init__(self, content):
        self.content = content

    def save(self, file):
        Path(file).write_bytes(self.content)


class Picture(_Shown):
    """A picture (PNG)."""

    def _repr_png_(self):
        return self.content


class Film(_Shown):
    """A film (MP4)."""

    def _repr_html_(self):
        data = base64.b64encode(self.content).decode()
        return f'<video controls loop width="100%" src="data:video/mp4;base64,{data}"></video>'


class Page(_Shown):
    """A page of its own (HTML), on which the motion can be turned and played."""

    def _repr_html_(self):
        page = html.escape(self.content.decode(), quote=True)
        return f'<iframe width="100%" height="720" style="border:0" sandbox="allow-scripts" srcdoc="{page}"></iframe>'


def picture(self, time=None, size=(960, 540), words=True, view="", transparent=False):
    """The run at a time, or at its end, as a picture, from a named view of the model. No display is needed."""
    return Picture(_exported(self, ".png", time=time, size=size, words=words, view=view, transparent=transparent))


def film(self, rate=None, size=(960, 540), words=True, view=""):
    """The run as a film, by ffmpeg; rate: moments per simulated second, of which a film shows 25 each second."""
    return Film(_exported(self, ".mp4", rate=rate, size=size, words=words, view=view))


def view(self):
    """The run as a page on which a notebook lets one turn and play it, beside findings and plots."""
    return Page(_exported(self, ".html"))
