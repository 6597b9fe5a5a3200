// The server part of drawnPage.react.ts, built as a partner's bundler does.
import { Writable } from "node:stream";

import { collectStyles, readAhead } from "@callwright/widgets/server";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

import { demo, nonce, tree } from "./drawnPage.react.ts";

/** The page with its rows, for a policy that allows only styles and scripts with the nonce. */
export async function drawPage(): Promise<string> {
  const client = demo();
  const initialData = await readAhead(client, () => drawn(tree(client)));
  const styles = collectStyles();
  const body = await drawn(styles.collect(tree(client, initialData)));
  const json = JSON.stringify(initialData).replaceAll("<", String.raw`\u003c`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Drawn</title><link rel="icon" href="data:,">
    ${styles.takeTag(nonce)}<script nonce="${nonce}">globalThis.listComes = new Promise((come) => globalThis.letListCome = come);</script>
    </head><body><main>${body}</main><script type="application/json" id="rows">${json}</script>
    <script type="module" src="script.js" nonce="${nonce}"></script></body></html>`;
}

function drawn(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: string[] = [];
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
    const stream = renderToPipeableStream(tree, { nonce, onAllReady: () => stream.pipe(page), onError: reject });
  });
}
