"""What the classes of elements have in common."""

from collections.abc import Mapping, Sequence
from typing import Any, Union

# What a file may hold in these places, as annotations: a number in SI, a text with a unit, or a formula.
Number = Union[float, str]
Vector = Sequence[Number]
Orientation = Union[Sequence[Number], Mapping[str, Any]]
Frame = Mapping[str, Any]
Inertia = Union[Sequence[Number], Mapping[str, Any]]
Matrix6 = Sequence[Any]
Points = Sequence[Vector]
Function = Union[Number, Sequence[Sequence[float]]]
TimeVector = Sequence[Function]


class Element:
    """An element or a section of a model: its keys as they stand in a file, in `fields`."""

    def __init__(self, fields):
        self.fields = {key: value for key, value in fields.items() if value is not None}

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.fields.items())})"


class Shape(dict):
    """A shape of a body."""

    def __init__(self, fields):
        super().__init__({key: value for key, value in fields.items() if value is not None})
