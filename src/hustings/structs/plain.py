"""What tables use of msgspec, in plain Python: structs, JSON, and reading data by type."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date, datetime
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
Reader = Callable[[Any, str], Any]  # reads data of a type; the path says where, if something is wrong


class UnsetType:
    """The type of ``UNSET``: a field that is not there at all."""

    _only: UnsetType | None = None

    def __new__(cls) -> UnsetType:
        if cls._only is None:
            cls._only = super().__new__(cls)
        return cls._only

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False

    def __reduce__(self) -> str:
        return "UNSET"


UNSET = UnsetType()
NO_DEFAULT = object()


class ValidationError(ValueError):
    """Data that does not fit its type."""


class Meta:
    """What a value must be beside its type."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
        tz: bool | None = None,
        description: str = "",
    ) -> None:
        self.ge = ge
        self.le = le
        self.min_length = min_length
        self.max_length = max_length
        self.pattern = pattern
        self.tz = tz
        self.description = description

    def check(self, value: Any, path: str) -> None:
        if self.ge is not None and value < self.ge:
            raise ValidationError(f"Expected a number >= {self.ge}{path}")
        if self.le is not None and value > self.le:
            raise ValidationError(f"Expected a number <= {self.le}{path}")
        if self.min_length is not None and len(value) < self.min_length:
            raise ValidationError(f"Expected a length >= {self.min_length}{path}")
        if self.max_length is not None and len(value) > self.max_length:
            raise ValidationError(f"Expected a length <= {self.max_length}{path}")
        if self.pattern is not None and re.search(self.pattern, value) is None:
            raise ValidationError(f"Expected a match of {self.pattern!r}{path}")


class StructConfig(NamedTuple):
    """How a struct was declared."""

    defaults: dict[str, Any]
    omit_defaults: bool
    forbid_unknown_fields: bool
    frozen: bool


@dataclass_transform()
class PlainStruct:
    """Fields in the order of their declaration, as arguments by place or by name."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_defaults__: ClassVar[tuple[Any, ...]] = ()  # of the last fields
    __struct_config__: ClassVar[StructConfig] = StructConfig({}, False, False, False)

    def __init_subclass__(
        cls, *, omit_defaults: bool = False, forbid_unknown_fields: bool = False, frozen: bool = False
    ) -> None:
        above = cls.__struct_config__
        names, defaults = list(cls.__struct_fields__), dict(above.defaults)
        for name in cls.__annotations__:
            if name not in names:
                names.append(name)
            if name in vars(cls):
                defaults[name] = vars(cls)[name]
                delattr(cls, name)
        cls.__struct_fields__ = tuple(names)
        cls.__struct_defaults__ = tuple(defaults[name] for name in names if name in defaults)
        cls.__struct_config__ = StructConfig(
            defaults,
            omit_defaults or above.omit_defaults,
            forbid_unknown_fields or above.forbid_unknown_fields,
            frozen or above.frozen,
        )

    def __init__(self, *values: Any, **named: Any) -> None:
        fields, defaults, state = self.__struct_fields__, self.__struct_config__.defaults, self.__dict__
        if len(values) > len(fields):
            raise TypeError(f"{type(self).__name__} has {len(fields)} fields, not {len(values)}")
        state.update(zip(fields, values, strict=False))
        for name in fields[len(values) :]:
            if name in named:
                state[name] = named.pop(name)
            elif name in defaults:
                default = defaults[name]
                state[name] = default.copy() if isinstance(default, list | dict | set) else default
            else:
                raise TypeError(f"Missing required argument '{name}'")
        if named:
            raise TypeError(f"Unexpected argument '{next(iter(named))}'")

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__struct_config__.frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.__struct_fields__:
            raise AttributeError(f"'{type(self).__name__}' has no field '{name}'")
        self.__dict__[name] = value

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not self.__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash(tuple(self.__dict__[name] for name in self.__struct_fields__))

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({said})"


def _fields(struct: PlainStruct) -> dict[str, Any]:
    """A struct as plain data."""
    out: dict[str, Any] = {}
    config, state = struct.__struct_config__, struct.__dict__
    defaults = config.defaults if config.omit_defaults else {}
    for name in struct.__struct_fields__:
        value = state[name]
        if value is not UNSET and not (name in defaults and _is_default(value, defaults[name])):
            out[name] = to_builtins(value)
    return out


def _struct(kind: type[PlainStruct]) -> Reader:
    config = kind.__struct_config__
    types: dict[str, Reader] = {}  # made when first needed: structs hold each other

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise ValidationError(f"Expected `object`{path}")
        if not types:
            hints = get_type_hints(kind, include_extras=True)
            types.update({name: _reader(hints[name]) for name in kind.__struct_fields__})
        values: dict[str, Any] = {}
        for name, given in data.items():
            if name in types:
                values[name] = types[name](given, f"{path} - at `{name}`")
            elif config.forbid_unknown_fields:
                raise ValidationError(f"Object contains unknown field `{name}`{path}")
        for name in kind.__struct_fields__:
            if name not in values and name not in config.defaults:
                raise ValidationError(f"Object missing required field `{name}`{path}")
        return kind(**values)

    return read


def _is_default(value: Any, default: Any) -> bool:
    """As msgspec has it: the same object, or an empty collection where that is the default."""
    if value is default:
        return True
    return type(value) is type(default) and isinstance(value, list | dict | set) and not value and not default


def replace(struct: T, /, **changes: Any) -> T:
    """The same with other values in some fields."""
    made: Any = object.__new__(type(struct))
    fields: tuple[str, ...] = type(struct).__struct_fields__  # type: ignore[attr-defined]
    made.__dict__.update(struct.__dict__)
    for name, value in changes.items():
        if name not in fields:
            raise TypeError(f"`{type(struct).__name__}` has no field `{name}`")
        made.__dict__[name] = value
    return made  # type: ignore[no-any-return]


def to_builtins(value: Any) -> Any:
    """Dicts, lists, strings, numbers, booleans and None."""
    kind = type(value)
    if kind is str or kind is int or value is None or kind is bool or kind is float:
        return value
    if kind is dict:
        return {name: to_builtins(each) for name, each in value.items() if each is not UNSET}
    if kind is list or kind is tuple:
        return [to_builtins(each) for each in value]
    if isinstance(value, PlainStruct):
        return _fields(value)
    if isinstance(value, dict):
        return {name: to_builtins(each) for name, each in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [to_builtins(each) for each in value]
    if isinstance(value, datetime):
        text = value.isoformat()
        return text.removesuffix("+00:00") + "Z" if text.endswith("+00:00") else text
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, str | int | float):
        return value
    raise TypeError(f"Encoding objects of type {kind.__name__} is unsupported")


_dump = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Encoder:
    def encode(self, value: Any) -> bytes:
        return _dump(to_builtins(value)).encode()


class Decoder:
    def __init__(self, type: Any = Any) -> None:
        self._read = _reader(type)

    def decode(self, text: bytes | str) -> Any:
        try:
            data = json.loads(text)
        except ValueError as error:
            raise ValidationError(f"JSON is malformed: {error}") from None
        return self._read(data, "")


def convert(data: Any, type: Any) -> Any:
    """Plain data as ``type``. Raises ValidationError."""
    return _reader(type)(data, "")


def _reader(kind: Any) -> Reader:  # noqa: C901 - one branch for each kind of type
    if kind is Any:
        return lambda data, _path: data
    origin, given = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _checked(_reader(given[0]), [each for each in given[1:] if isinstance(each, Meta)])
    if origin is Literal:
        return _literal(given)
    if origin in (Union, UnionType):
        return _union([each for each in given if each is not UnsetType])
    if origin in (list, set, frozenset) or kind in (list, set, frozenset):
        return _list(origin or kind, _reader(given[0] if given else Any))
    if origin is tuple:
        if len(given) == 2 and given[1] is Ellipsis:
            return _list(tuple, _reader(given[0]))
        return _fixed([_reader(each) for each in given])
    if origin is dict or kind is dict:
        return _dict(_reader(given[1] if given else Any))
    if isinstance(kind, type) and issubclass(kind, PlainStruct):
        return _struct(kind)
    if kind is datetime:
        return lambda data, path: _parsed(datetime.fromisoformat, data, path)
    if kind is date:
        return lambda data, path: _parsed(date.fromisoformat, data, path)
    if kind in _NAMES:
        return _scalar(kind)
    raise TypeError(f"Type {kind!r} is not supported")


_NAMES = {str: "str", int: "int", bool: "bool", float: "float", NoneType: "null"}


def _scalar(kind: type) -> Reader:
    def read(data: Any, path: str) -> Any:
        if kind is float and type(data) is int:
            return float(data)
        if type(data) is not kind:
            raise ValidationError(f"Expected `{_NAMES[kind]}`{path}")
        return data

    return read


def _parsed(parse: Callable[[str], Any], data: Any, path: str) -> Any:
    try:
        return parse(data)
    except (TypeError, ValueError):
        raise ValidationError(f"Invalid RFC3339 encoded datetime{path}") from None


def _checked(read: Reader, metas: list[Meta]) -> Reader:
    def checked(data: Any, path: str) -> Any:
        value = read(data, path)
        for meta in metas:
            meta.check(value, path)
        return value

    return checked


def _literal(allowed: tuple[Any, ...]) -> Reader:
    def read(data: Any, path: str) -> Any:
        if data not in allowed:
            raise ValidationError(f"Invalid value {data!r}{path}")
        return data

    return read


def _union(kinds: list[Any]) -> Reader:
    readers = [_reader(kind) for kind in kinds]

    def read(data: Any, path: str) -> Any:
        wrong: ValidationError | None = None
        for each in readers:
            try:
                return each(data, path)
            except ValidationError as error:
                wrong = wrong or error
        raise wrong or ValidationError(f"Unexpected value{path}")

    return read


def _list(make: Callable[[list[Any]], Any], read: Reader) -> Reader:
    def reads(data: Any, path: str) -> Any:
        if not isinstance(data, list | tuple):
            raise ValidationError(f"Expected `array`{path}")
        found = [read(each, f"{path}[{at}]") for at, each in enumerate(data)]
        return found if make is list else make(found)

    return reads


def _fixed(readers: list[Reader]) -> Reader:
    def read(data: Any, path: str) -> Any:
        if not isinstance(data, list | tuple) or len(data) != len(readers):
            raise ValidationError(f"Expected `array` of length {len(readers)}{path}")
        return tuple(each(value, path) for each, value in zip(readers, data, strict=True))

    return read


def _dict(read: Reader) -> Reader:
    def reads(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise ValidationError(f"Expected `object`{path}")
        return {name: read(each, f"{path}[...]") for name, each in data.items()}

    return reads
