import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { Hono } from "hono";

import { answerFile, staticFile, type StaticFile } from "../staticFile.ts";
import { staticFiles } from "../staticFiles.ts";
import { type Contract, withCodeSamples } from "./codeSamples.ts";
import { referenceIcon, referencePage } from "./referencePage.ts";
import { referenceScript } from "./referenceScript.ts";

/** Of the renderer only one file is used, `standalone.js`, which contains everything. */
const renderer = createRequire(import.meta.url).resolve("@scalar/api-reference");
const rendererFolder = join(dirname(renderer), "browser");

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The API reference at /docs, rendered from the contract with our own files: nothing is loaded from other servers, and
 * requests are sent to this server.
 */
export function apiReferenceRoutes(contractFile: string) {
  const files = staticFiles(rendererFolder);
  // Compressing it takes longer than the rest of a start, and few servers are asked for it.
  let contract: Promise<StaticFile> | undefined;
  const routes = new Hono();
  routes.get("/", (c) => c.html(referencePage, 200, { "content-security-policy": policy }));
  routes.get("/openapi.json", async (c) =>
    answerFile(await (contract ??= readWithSamples(contractFile)), c.req.raw.headers),
  );
  routes.get("/start.js", (c) => c.body(referenceScript, 200, { "content-type": "text/javascript; charset=utf-8" }));
  routes.get("/mark.svg", (c) => c.body(referenceIcon, 200, { "content-type": "image/svg+xml" }));
  routes.get("/reference.js", async (c) => {
    const file = await files.serve("standalone.js", c.req.raw.headers);
    return file ?? c.notFound();
  });
  return routes;
}

async function readWithSamples(contractFile: string): Promise<StaticFile> {
  const contract = JSON.parse(await readFile(contractFile, "utf8")) as Contract;
  return staticFile("openapi.json", Buffer.from(JSON.stringify(withCodeSamples(contract))));
}
