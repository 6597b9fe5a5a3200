import path from "node:path";

import webpack from "webpack";

const here = import.meta.dirname;
webpack(
  { mode: "production", context: here, entry: "./page.js", output: { path: path.join(here, "webpack-out") } },
  (failure, stats) => {
    if (failure) throw failure;
    const { errors } = stats.toJson({ all: false, errors: true });
    for (const { message } of errors) console.error(message);
    process.exitCode = errors.length > 0 ? 1 : 0;
  },
);
