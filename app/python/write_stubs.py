"""Writes _core.pyi, the types of the module for editors and type checkers, from the signatures in its docstrings.

write_stubs.py FOLDER_OF_THE_PACKAGE
"""

import inspect
import re
import sys
from pathlib import Path

HEAD = '''"""The engine of Gyre. Import gyre instead."""

import os
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, Union

import numpy

'''


def tidied(signature):
    """The types of pybind11 as Python writes them."""
    signature = re.sub(r"\bgyre\._core\.", "", signature)
    signature = re.sub(r"numpy\.ndarray\[[^\]]*\]", "numpy.ndarray", signature)
    signature = re.sub(r"= <[^>]*>", "= ...", signature)
    signature = re.sub(r"\bos\.PathLike\b", "Union[str, os.PathLike]", signature)
    signature = re.sub(r"[Ll]ist\[(\w+)\[\d+\]\]|Annotated\[list\[(\w+)\], FixedSize\(\d+\)\]", r"Sequence[\1\2]", signature)
    signature = re.sub(r"\bfunction\b", "Callable[..., Any]", signature)
    signature = re.sub(r"(: Callable\[[^=,]*\](, \w+\])?) = None", r"\1 = ...", signature)
    signature = re.sub(r"\biterator\b", "Iterator", signature)
    return re.sub(r"\bobject\b", "Any", signature)


def signatures(name, doc):
    """(signature, text) of each overload."""
    if "Overloaded function." not in doc:
        first, _, text = doc.partition("\n")
        return [(first, text)]
    found = re.split(rf"^\d+\. (?={re.escape(name)}\()", doc, flags=re.MULTILINE)[1:]
    return [tuple(one.partition("\n")[::2]) for one in found]


def function(name, doc, indent, is_static=False):
    out = []
    overloads = signatures(name, doc)
    for signature, text in overloads:
        if len(overloads) > 1:
            out.append(f"{indent}@overload\n")
        if is_static:
            out.append(f"{indent}@staticmethod\n")
        text = text.strip()
        signature = re.sub(r"\(self: [^,)]*", "(self", tidied(signature))
        signature = re.sub(r"\(arg0: [^,)]*", "(self", signature) if indent and not is_static else signature
        out.append(f"{indent}def {signature}:\n")
        out.append(f'{indent}    """{text}"""\n' if text else f"{indent}    ...\n")
    return "".join(out)


def member(name, value):
    if isinstance(value, property):
        returned = re.search(r"-> (.*)", value.fget.__doc__ or "")
        text = (value.__doc__ or "").strip()
        body = f'        """{text}"""\n' if text and not text.startswith("(") else "        ...\n"
        return f"    @property\n    def {name}(self) -> {tidied(returned[1]) if returned else 'Any'}:\n{body}"
    if inspect.isfunction(value):  # of gyre/__init__.py
        text = (value.__doc__ or "").strip()
        return f'    def {name}{inspect.signature(value)} -> Any:\n        """{text}"""\n'
    is_static = isinstance(value, staticmethod)
    doc = (value.__func__ if is_static else value).__doc__ or ""
    return function(name, doc, "    ", is_static) if f"{name}(" in doc else ""


def class_stub(name, cls):
    base = cls.__bases__[0]
    bases = "" if base is object or base.__name__ == "pybind11_object" else f"({base.__name__})"
    members = "".join(
        member(key, value)
        for key, value in vars(cls).items()
        if not key.startswith("__") or key in ("__init__", "__getitem__", "__setitem__", "__len__", "__contains__", "__iter__")
    )
    return f'class {name}{bases}:\n    """{(cls.__doc__ or "").strip()}"""\n{members}\n'


def main(folder):
    sys.path.insert(0, str(Path(folder).parent))
    import gyre

    core = gyre._core
    text = "".join(class_stub(n, v) for n, v in vars(core).items() if inspect.isclass(v))
    text += "".join(function(n, v.__doc__, "") for n, v in vars(core).items() if inspect.isbuiltin(v))
    overload = "from typing import overload\n\n" if "@overload" in text else ""
    text = HEAD + overload + text + "__version__: str\n"
    compile(text, "_core.pyi", "exec")
    (Path(folder) / "_core.pyi").write_text(text)


main(sys.argv[1])
