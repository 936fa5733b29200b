"""Snapshot tests of a widget bundle under Bazel, in shards that run side by side."""

def skerry_test(name, bundle, goldens, shards = 1, options = [], size = "medium", **kwargs):
    """Compares what a bundle draws with its goldens.

    Args:
      name: of the test.
      bundle: the label of the bundle's program.
      goldens: the label of the golden files, which are in the folder Goldens of the package that calls this macro.
      shards: how many parts the pictures are compared in.
      options: further words of `test`, such as "--presentation=minimal".
      size: of the test.
      **kwargs: what else sh_test takes.
    """
    native.sh_test(
        name = name,
        srcs = ["//:skerry_test.sh"],
        args = ["$(rootpath %s)" % bundle, native.package_name()] + options,
        data = [bundle, goldens],
        shard_count = shards if shards > 1 else None,
        size = size,
        **kwargs
    )
