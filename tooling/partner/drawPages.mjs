// Draws pages on a server: whole.html at once, streamed.html in parts. Both have the styles of what is in them.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { Writable } from "node:stream";

import { collectStyles } from "@callwright/widgets/server";
import { renderToPipeableStream } from "react-dom/server";

import { tree } from "./tree.js";

const draw = (event, styles) =>
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
    const stream = renderToPipeableStream(styles.collect(tree()), {
      [event]: () => stream.pipe(page),
      onError: reject,
    });
  });

const page = (styles, body) => `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:," />
<title>Drawn on a server</title>${styles}<main>${body}</main><script type="module" src="/out/hydrate.js"></script></html>`;

for (const [name, event] of [
  ["whole", "onAllReady"],
  ["streamed", "onShellReady"],
]) {
  const styles = collectStyles();
  const body = await draw(event, styles);
  const tag = styles.takeTag();
  assert.match(body, /data-widget="balance"/);
  assert.match(tag, /^<style data-cw-styles="server">/);
  writeFileSync(`${name}.html`, page(tag, body));
}
