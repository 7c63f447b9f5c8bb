"""Reads the compiler's index: which declaration each name in a source file refers to.

A build writes the index beside its objects. It knows overloads, macros and inferred names, and knows
nothing of comments and strings, so it answers "is this declaration used" where a text search guesses.
The C library that reads it comes with the toolchain (`libIndexStore`).
"""

import ctypes
from ctypes import POINTER, CFUNCTYPE, Structure, byref, c_bool, c_char_p, c_int64, c_size_t
from ctypes import c_uint, c_void_p
from pathlib import Path

RECORD_DEPENDENCY = 2


class StringRef(Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode("utf-8", "replace")


ON_NAME = CFUNCTYPE(c_bool, c_void_p, StringRef)
ON_ITEM = CFUNCTYPE(c_bool, c_void_p, c_void_p)


def load(toolchain):
    found = sorted(Path(toolchain, "lib").glob("libIndexStore.*"))
    if not found:
        raise SystemExit(f"There is no libIndexStore in {toolchain}/lib: use a toolchain from swift.org.")
    library = ctypes.CDLL(str(found[0]))

    def declare(name, result, *arguments):
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, list(arguments)

    declare("store_create", c_void_p, c_char_p, POINTER(c_void_p))
    declare("store_units_apply_f", c_bool, c_void_p, c_uint, c_void_p, ON_NAME)
    declare("unit_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p))
    declare("unit_reader_dispose", None, c_void_p)
    declare("unit_reader_get_main_file", StringRef, c_void_p)
    declare("unit_reader_get_modification_time", None, c_void_p, POINTER(c_int64), POINTER(c_int64))
    declare("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, ON_ITEM)
    declare("unit_dependency_get_kind", c_uint, c_void_p)
    declare("unit_dependency_get_filepath", StringRef, c_void_p)
    declare("unit_dependency_get_name", StringRef, c_void_p)
    declare("record_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p))
    declare("record_reader_dispose", None, c_void_p)
    declare("record_reader_occurrences_apply_f", c_bool, c_void_p, c_void_p, ON_ITEM)
    declare("occurrence_get_symbol", c_void_p, c_void_p)
    declare("occurrence_get_line_col", None, c_void_p, POINTER(c_uint), POINTER(c_uint))
    declare("symbol_get_usr", StringRef, c_void_p)
    return library


class IndexStore:
    """The index that a build left in a folder."""

    def __init__(self, folder, toolchain):
        self.lib = load(toolchain)
        error = c_void_p()
        self.store = self.lib.indexstore_store_create(str(folder).encode(), byref(error))
        if not self.store:
            raise SystemExit(f"There is no index in {folder}: build first.")

    def records(self):
        """The newest record of each source file, as {path: record name or None}."""
        newest = {}
        for unit in self._unit_names():
            error = c_void_p()
            reader = self.lib.indexstore_unit_reader_create(self.store, unit.encode(), byref(error))
            if not reader:
                continue
            path = self.lib.indexstore_unit_reader_get_main_file(reader).text()
            seconds, nanoseconds = c_int64(), c_int64()
            self.lib.indexstore_unit_reader_get_modification_time(
                reader, byref(seconds), byref(nanoseconds))
            time = (seconds.value, nanoseconds.value)
            if path and (path not in newest or newest[path][0] < time):
                newest[path] = (time, self._record(reader, path))
            self.lib.indexstore_unit_reader_dispose(reader)
        return {path: record for path, (_, record) in newest.items()}

    def occurrences(self, record):
        """Every (line, USR) of a record."""
        error, found = c_void_p(), []
        reader = self.lib.indexstore_record_reader_create(self.store, record.encode(), byref(error))
        if not reader:
            return found

        @ON_ITEM
        def each(_, occurrence):
            line, column = c_uint(), c_uint()
            self.lib.indexstore_occurrence_get_line_col(occurrence, byref(line), byref(column))
            symbol = self.lib.indexstore_occurrence_get_symbol(occurrence)
            found.append((line.value, self.lib.indexstore_symbol_get_usr(symbol).text()))
            return True

        self.lib.indexstore_record_reader_occurrences_apply_f(reader, None, each)
        self.lib.indexstore_record_reader_dispose(reader)
        return found

    def _unit_names(self):
        names = []

        @ON_NAME
        def each(_, name):
            names.append(name.text())
            return True

        self.lib.indexstore_store_units_apply_f(self.store, 1, None, each)
        return names

    def _record(self, reader, path):
        found = []

        @ON_ITEM
        def each(_, dependency):
            if self.lib.indexstore_unit_dependency_get_kind(dependency) == RECORD_DEPENDENCY:
                if self.lib.indexstore_unit_dependency_get_filepath(dependency).text() == path:
                    found.append(self.lib.indexstore_unit_dependency_get_name(dependency).text())
            return True

        self.lib.indexstore_unit_reader_dependencies_apply_f(reader, None, each)
        return found[0] if found else None
