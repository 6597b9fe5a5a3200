import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";

import { demoApiKey } from "../examples/demoApiKey.ts";
import { everyElement } from "./everyElement.ts";

/** A partner's site with the strictest possible policy. It serves Callwright from its own origin, through a proxy. */
export interface StrictSite extends AsyncDisposable {
  url: string;
}

/** The records of the site's pages: what the policy blocked, and what elements reported. */
export interface Collected {
  violations: string[];
  told: { tag: string; type: string; detail: unknown }[];
}

declare global {
  var collected: Collected;
}

const collect = `
  globalThis.collected = { violations: [], told: [] };
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
    collected.violations.push([violatedDirective, blockedURI, sample].join(" ")));
  for (const type of ["cw-loaded", "cw-error"])
    addEventListener(type, ({ target, detail }) => collected.told.push({ tag: target.localName, type, detail }));`;

/**
 * Starts the site.
 *
 * @param reactScript the script of a page that renders with React.
 */
export async function startStrictSite(callwrightUrl: string, reactScript: string): Promise<StrictSite> {
  const server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => response.writeHead(500).end(String(failure)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The site has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  const key = await demoApiKey(callwrightUrl, url);
  const pinned = (await (await fetch(`${callwrightUrl}/embed/integrity.json`)).json()) as Pinned;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const widgets = searchParams.getAll("widget");
    if (pathname === "/elements") sendPage(response, elementsPage(widgets, pinned));
    else if (pathname === "/elements-of-another-build") sendPage(response, elementsPage(widgets, otherDigests(pinned)));
    else if (pathname === "/elements-without-style-nonce") sendPage(response, elementsPage(widgets, pinned), "'self'");
    else if (pathname === "/react")
      sendPage(
        response,
        (nonce) => `<main data-nonce="${nonce}"></main><script type="module" src="/react.js"></script>`,
      );
    else if (pathname === "/react.js") response.writeHead(200, { "content-type": "text/javascript" }).end(reactScript);
    else if (pathname === "/callwright-session") await pass(await openSession(widgets), response);
    else await pass(await ask(request), response);
  }

  const openSession = (allowedWidgets: string[]) =>
    fetch(`${callwrightUrl}/v1/embed-sessions`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify({ allowedWidgets, origin: url }),
    });

  /** Passes a request on to Callwright. The browser sends no origin to the page's own server, so the proxy adds it. */
  async function ask(request: IncomingMessage): Promise<Response> {
    const { url: path = "/", method = "GET", headers } = request;
    const kept = ["accept", "authorization", "content-type", "last-event-id", "range"];
    const passed = new Headers({ origin: url });
    for (const name of kept) if (typeof headers[name] === "string") passed.set(name, headers[name]);
    const body = method === "GET" ? undefined : await text(request);
    return fetch(callwrightUrl + path, { method, headers: passed, body });
  }

  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * Sends a page with the policy.
 *
 * @param styles the sources of allowed styles; the page's nonce if omitted
 */
function sendPage(response: ServerResponse, body: (nonce: string) => string, styles?: string): void {
  const nonce = randomBytes(16).toString("base64");
  const policy = `default-src 'self'; style-src ${styles ?? `'self' 'nonce-${nonce}'`}; script-src 'self' 'nonce-${nonce}'; require-trusted-types-for 'script'`;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy }).end(
    `<!doctype html><html lang="en"><head><title>Strict</title><link rel="icon" href="/icon.svg">
    <script nonce="${nonce}">${collect}</script></head>
    <body>${body(nonce)}</body></html>`,
  );
}

interface Pinned {
  src: string;
  integrity: string;
  /** The digests of the files that the loader loads. */
  files: Record<string, string>;
}

/** Replaces the digests, as if somebody had changed every loaded file. */
function otherDigests({ files, integrity, ...pinned }: Pinned): Pinned {
  return { ...pinned, integrity, files: Object.fromEntries(Object.keys(files).map((file) => [file, integrity])) };
}

const elementsPage =
  (widgets: string[], { src, integrity, files }: Pinned) =>
  (nonce: string) => {
    const session = `/callwright-session?${widgets.map((widget) => `widget=${widget}`).join("&")}`;
    const elements = everyElement
      .filter(({ tag }) => widgets.includes(tag.replace("cw-", "")))
      .map(({ tag, attributes }) => {
        const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
        return `<${tag} session-url="${session}"${own.join("")}></${tag}>`;
      });
    const digests = Object.fromEntries(Object.entries(files).map(([file, digest]) => [`/embed/${file}`, digest]));
    const map = `<script type="importmap" nonce="${nonce}">${JSON.stringify({ integrity: digests })}</script>`;
    return `${map}<script type="module" src="/embed/${src}" integrity="${integrity}" nonce="${nonce}"></script>${elements.join("")}`;
  };

async function pass(answer: Response, response: ServerResponse): Promise<void> {
  const type = answer.headers.get("content-type");
  response.writeHead(answer.status, type ? { "content-type": type } : {});
  if (!answer.body) return void response.end();
  const body = Readable.from(answer.body);
  response.on("close", () => body.destroy());
  body.on("error", () => response.destroy());
  body.pipe(response);
}
