// Every door of both packages opens in plain Node, as ES module and as CommonJS, and shows the same.
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
  for (const door of Object.keys(exports).filter((door) => door !== "./package.json")) {
    const id = name + door.slice(1);
    assert.deepEqual(names(await import(id)), names(require(id)), id);
    count += 1;
  }
}
assert.equal(typeof document, "undefined");
console.log(`${count} doors`);
