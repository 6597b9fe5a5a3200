// Every entry point of both packages loads in plain Node, as an ES module and as CommonJS, with the same exports.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const names = (module) =>
  Object.keys(module)
    .filter((name) => !["default", "module.exports", "__esModule"].includes(name))
    .toSorted();

let count = 0;
for (const name of ["@callwright/sdk", "@callwright/widgets"]) {
  const { exports } = require(`${name}/package.json`);
  for (const entryPoint of Object.keys(exports).filter((entryPoint) => entryPoint !== "./package.json")) {
    const id = name + entryPoint.slice(1);
    assert.deepEqual(names(await import(id)), names(require(id)), id);
    count += 1;
  }
}
assert.equal(typeof document, "undefined");
console.log(`${count} entry points`);
