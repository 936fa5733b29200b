#!/usr/bin/env bash
# What skerry_test runs: the bundle's own `test`, which heeds Bazel's shards and writes Bazel's results.
set -eu
program="$PWD/$1"
cd "./$2"
shift 2
exec "$program" test --artifacts "${TEST_UNDECLARED_OUTPUTS_DIR:-$TEST_TMPDIR}" "$@"
