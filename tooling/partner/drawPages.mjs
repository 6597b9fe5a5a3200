// Renders pages on a server: whole.html at once, streamed.html in parts. Both contain their styles; wholeRows.html and
// streamedRows.html also contain the data.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { Writable } from "node:stream";

import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { collectStyles, readAhead } from "@callwright/widgets/server";
import { renderToPipeableStream } from "react-dom/server";

import { tree } from "./tree.js";

const draw = (event, styles, data) =>
  new Promise((resolve, reject) => {
    const parts = [];
    const page = new Writable({
      write: (part, _encoding, done) => {
        parts.push(String(part));
        done();
      },
      final: (done) => {
        resolve(parts.join(""));
        done();
      },
    });
    const stream = renderToPipeableStream(styles.collect(tree(data)), {
      [event]: () => stream.pipe(page),
      onError: reject,
    });
  });

const page = (
  styles,
  body,
  script,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:," />
<title>Drawn on a server</title>${styles}<main>${body}</main>${script}</html>`;
const { client } = createFakeApi(demoHandlers());
const initialData = await readAhead(client, () => draw("onAllReady", collectStyles(), { client }));
const rows = JSON.stringify(initialData).replaceAll("<", "\\u003c");

for (const [name, event] of [
  ["whole", "onAllReady"],
  ["streamed", "onShellReady"],
]) {
  for (const [suffix, data, script] of [
    ["", undefined, '<script type="module" src="/out/hydrate.js"></script>'],
    [
      "Rows",
      { client, initialData },
      `<script type="application/json" id="rows">${rows}</script><script type="module" src="/out/hydrateRows.js"></script>`,
    ],
  ]) {
    const styles = collectStyles();
    const body = await draw(event, styles, data);
    const tag = styles.takeTag();
    assert.match(body, /data-widget="balance"/);
    assert.equal(body.includes("data-row-id"), data !== undefined);
    assert.match(tag, /^<style data-cw-styles="server">/);
    writeFileSync(`${name}${suffix}.html`, page(tag, body, script));
  }
}
