/** A page that a browser visits, built and served as a partner's host serves it. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import react from "@vitejs/plugin-react";

import { styles } from "../../tooling/styles/plugin.ts";
import { bundle, entryOf, fetchedWith } from "../bundle.ts";
import { otherTables } from "../others.ts";

/** What a page asks its own server for, besides its files: `POST /session`. */
export type Answers = Readonly<Record<string, () => Promise<string>>>;

interface PageServer extends AsyncDisposable {
  url: string;
  /** Sets what it answers, which may need its URL. */
  answer: (answers: Answers) => void;
}

/**
 * Builds a page of this folder with Vite and serves it: every file compressed with the highest brotli level and cached
 * for ever, the answers with a fast one.
 *
 * @param callwright the URL of Callwright, which the page can read.
 */
export async function servedPage(file: string, callwright: string): Promise<PageServer> {
  const made = await bundle({
    configFile: false,
    root: import.meta.dirname,
    plugins: [styles(), react()],
    resolve: { conditions: ["callwright-source", "module", "browser", "development|production"], ...otherTables },
    build: { target: "es2022", rolldownOptions: { input: { page: path.join(import.meta.dirname, file) } } },
  });
  const files = new Map([...made.values()].map(({ fileName, code }) => [`/${fileName}`, brotliCompressSync(code)]));
  const html = htmlOf(
    callwright,
    [...fetchedWith(made, [entryOf(made)])].map(({ fileName }) => `/${fileName}`),
  );
  let answers: Answers = {};

  const server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    const script = files.get(url);
    const answer = answers[`${method} ${url}`];
    if (script) return send(response, "text/javascript", script, "public, max-age=31536000, immutable");
    if (url === "/") return send(response, "text/html; charset=utf-8", brotliCompressSync(html), "no-cache");
    if (!answer) return response.writeHead(404).end();
    answer().then(
      (body) => send(response, "application/json", brotliCompressSync(body), "no-store"),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The page has no address.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: (given) => {
      answers = given;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, type: string, body: Buffer, caching: string): void {
  response.writeHead(200, { "content-type": type, "content-encoding": "br", "cache-control": caching }).end(body);
}

/** The HTML as Vite writes it: the entry, and the files that it imports beside it. */
function htmlOf(callwright: string, [entry, ...others]: string[]): string {
  return `<!doctype html>
<html lang="en" data-callwright="${callwright}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calls</title>
    <script type="module" src="${entry}"></script>
${others.map((file) => `    <link rel="modulepreload" href="${file}" />`).join("\n")}
    <style>body { margin: 0 } #page { display: flex; flex-direction: column; block-size: 100vh }</style>
  </head>
  <body><div id="page"></div></body>
</html>`;
}
