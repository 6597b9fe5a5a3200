import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";

import { Hono } from "hono";

import { problem } from "../http/problem.ts";
import { staticFiles } from "./staticFiles.ts";

const uiFolder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const uiFiles = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"];

const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Callwright API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="reference"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** The API reference at /docs, drawn from the contract with files of our own: nothing is loaded from elsewhere. */
export function apiReferenceRoutes(contractFile: string) {
  const ui = staticFiles(uiFolder);
  const routes = new Hono();
  routes.get("/", (c) => c.html(page, 200, { "content-security-policy": policy }));
  routes.get("/openapi.json", async (c) =>
    c.body(await readFile(contractFile, "utf8"), 200, { "content-type": "application/json" }),
  );
  routes.get("/start.js", (c) => c.body(start, 200, { "content-type": "text/javascript; charset=utf-8" }));
  routes.get("/:file", async (c) => {
    const name = c.req.param("file");
    const file = uiFiles.includes(name) ? await ui.serve(name, c.req.raw.headers) : undefined;
    if (!file) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    return file;
  });
  return routes;
}
