/**
 * `pnpm build-storybook`: Storybook as files, in `storybook-static`, which the server serves under /storybook.
 * Storybook's own manager is not minified and contains a font twice: here it is minified like the stories. Fails if the
 * total is too large.
 */
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { minify } from "vite";

import { root, run } from "./run.ts";

const folder = path.join(root, "storybook-static");
const heaviestMegabytes = 12;

const code = await run({ title: "build Storybook", run: ["storybook", "build", "--quiet", "--output-dir", folder] });
if (code !== 0) process.exit(code);

for (const file of globSync("sb-{manager,addons}/**/*.js", { cwd: folder })) {
  const place = path.join(folder, file);
  const { code: small, errors } = await minify(file, readFileSync(place, "utf8"), { module: true });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  writeFileSync(place, small);
}
// Pages load it from sb-common-assets.
for (const font of globSync("nunito-sans-*.woff2", { cwd: folder })) rmSync(path.join(folder, font));

const megabytes = globSync("**/*", { cwd: folder }).reduce((sum, file) => {
  const info = statSync(path.join(folder, file));
  return info.isFile() ? sum + info.size / 1e6 : sum;
}, 0);
console.log(`Storybook weighs ${megabytes.toFixed(1)} MB, of at most ${heaviestMegabytes}.`);
if (megabytes > heaviestMegabytes) process.exitCode = 1;
