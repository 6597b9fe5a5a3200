import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { operations, resolve } from "../openapi/document.ts";
import { demoApiKey } from "../examples/demoApiKey.ts";
import { readQuickstarts } from "../tooling/quickstarts.ts";
import { readSnippets } from "../tooling/snippets.ts";
import { builtScript } from "./builtScript.ts";
import { mechanisms } from "./hostMechanisms.ts";
import { closeBrowser, newPerson } from "./person.ts";
import { freePort } from "./product.ts";

const root = path.resolve(import.meta.dirname, "..");
const guide = readFileSync(path.join(root, "docs/quickstarts.md"), "utf8");
const programs = readQuickstarts();
const textOf = (file: string) => programs.find((program) => program.file === file)?.text ?? "";

/** The command for an endpoint, by its file. */
interface Runner {
  file: string;
  command: string;
  args: string[];
  /** The command that checks whether the language is installed. */
  version?: string;
  /** The arguments with which the command is run first, as in the guide. */
  prepare?: string[];
}

const endpoints: Runner[] = [
  { file: "server.mjs", command: process.execPath, args: ["server.mjs"] },
  { file: "server.py", command: "python3", args: ["server.py"] },
  { file: "server.php", command: "php", args: ["-S", "localhost:3000", "server.php"] },
  { file: "server.rb", command: "ruby", args: ["server.rb"] },
  { file: "server.go", command: "go", args: ["run", "server.go"], version: "version" },
  { file: "Program.cs", command: "dotnet", args: ["run"], prepare: ["new", "web", "--output", "."] },
];

const isInstalled = ({ command, version = "--version" }: Pick<Runner, "command" | "version">) => {
  try {
    execFileSync(command, [version], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "callwright-quickstart-"));
});
afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs a program of the guide in a separate folder, like a reader who has set the three variables. Some programs
 * contain their port, which is replaced by a free one.
 */
async function run({ file, command, args, prepare }: Runner, page: string, allowed?: string) {
  const own = mkdtempSync(path.join(folder, "run-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const atPort = (text: string) => text.replaceAll(":3000", `:${port}`);
  if (prepare) execFileSync(command, prepare, { cwd: own, stdio: "ignore" });
  writeFileSync(path.join(own, file), atPort(textOf(file)));
  writeFileSync(path.join(own, "index.html"), page);
  // In a separate process group, because some tools compile a program and start it as another process.
  const child = spawn(command, args.map(atPort), {
    cwd: own,
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN: origin,
      CALLWRIGHT_URL: inject("productUrl"),
      CALLWRIGHT_API_KEY: await demoApiKey(inject("productUrl"), allowed ?? origin),
    },
  });
  const isThere = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere, { timeout: 90_000 }).toBe(true);
  return { origin, [Symbol.dispose]: () => void (child.pid && process.kill(-child.pid)) };
}

const withServer = (text: string) => text.replaceAll("https://calls.example.com", inject("productUrl"));
const session = (origin: string) => fetch(`${origin}/callwright-session`, { method: "POST" });

describe("a session endpoint that is copied from the guide", () => {
  describe.each(endpoints)("$file, where its language is installed,", (endpoint) => {
    test.skipIf(!isInstalled(endpoint))("hands out tokens that the page can use", async () => {
      using site = await run(endpoint, "<p>Calls</p>");
      const { token } = (await (await session(site.origin)).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}`, origin: site.origin };
      expect((await fetch(`${inject("productUrl")}/v1/calls/history`, { headers })).status).toBe(200);
    });

    test.skipIf(!isInstalled(endpoint))("passes a refusal on, which says what to correct", async () => {
      using site = await run(endpoint, "<p>Calls</p>", "https://crm.example.com");
      const answer = await session(site.origin);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: "ORIGIN_NOT_ALLOWED",
        message: `The API key does not allow pages of ${site.origin}, but of https://crm.example.com.`,
      });
    });
  });

  test.skipIf(!isInstalled({ command: "curl" }))(
    "curl, where it is installed, says what all of them send",
    async () => {
      const command = /^```sh\n([\s\S]*?)#/m.exec(guide)?.[1] ?? "";
      const ORIGIN = "https://crm.example.com";
      const CALLWRIGHT_URL = inject("productUrl");
      const env = {
        ...process.env,
        ORIGIN,
        CALLWRIGHT_URL,
        CALLWRIGHT_API_KEY: await demoApiKey(CALLWRIGHT_URL, ORIGIN),
      };
      const answer = JSON.parse(
        execFileSync("sh", ["-c", command.replace("curl", "curl -s")], { env }).toString(),
      ) as object;
      expect(Object.keys(answer)).toEqual(["token", "expiresAt"]);
    },
  );

  test("the guide's command makes an API key of whoever is signed in, where curl is installed", async ({ skip }) => {
    if (!isInstalled({ command: "curl" })) skip();
    const first = readSnippets("docs/embedding.md").find(({ language }) => language === "sh")?.text ?? "";
    const answer = await fetch(`${inject("productUrl")}/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "seller@callwright.test", password: "Callwright1" }),
    });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const command = withServer(first).replace("curl", "curl -s");
    const made = execFileSync("sh", ["-c", command], { env: { ...process.env, ACCESS_TOKEN: accessToken } });
    expect(JSON.parse(made.toString())).toMatchObject({
      apiKey: { name: "Our CRM" },
      secret: expect.stringMatching(/^cwk_/) as string,
    });
  });

  test.each([...endpoints.map(({ file }) => file), "app/callwright-session/route.js"])(
    "%s sends what the contract requires, also where its language is not installed",
    (file) => {
      const { path: address, operation } = operations.find(({ id }) => id === "createEmbedSession")!;
      const { required = [] } = resolve(operation.requestBody!.content["application/json"]!.schema);
      expect(required.length).toBeGreaterThan(0);
      for (const word of [address, "x-api-key", ...required, "call-history", "CALLWRIGHT_API_KEY"])
        expect(textOf(file)).toContain(word);
    },
  );
});

/** A script that adds headers to every request, as companies do that trace requests through their servers. */
const tracing = `const own = window.fetch;
  window.fetch = (...given) => {
    const request = new Request(...given);
    request.headers.set("traceparent", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
    request.headers.set("x-requested-with", "XMLHttpRequest");
    return own(request);
  };`;

/** The time that a reader may need from the guide to rows on the screen, with everything installed. */
const mostSeconds = 120;

describe("a page that is copied from the guide shows calls within two minutes, and its console stays empty", () => {
  const showsCalls = async (page: string, startedAt: number) => {
    using site = await run(endpoints[0]!, page);
    const { page: tab, complaints } = await newPerson({ baseURL: site.origin });
    await tab.goto("/");
    await tab.getByRole("rowheader").first().waitFor();
    expect(complaints).toEqual([]);
    expect((Date.now() - startedAt) / 1000).toBeLessThan(mostSeconds);
  };

  test("HTML", () => showsCalls(withServer(textOf("index.html")), Date.now()));

  test("HTML, also beside scripts that have changed the browser's own objects (15.1.7)", async () => {
    const others = Object.values(mechanisms).flatMap(({ before }) => (before ? [before] : []));
    const script = `<script>${[...others, tracing].join("\n")}</script>`;
    await showsCalls(withServer(textOf("index.html")).replace("<head>", `<head>${script}`), Date.now());
  });

  test("React with Vite", async () => {
    const startedAt = Date.now();
    // The file is inside the repository, where the packages are found.
    const place = path.join(root, "node_modules/.cache/quickstarts");
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "main.jsx"), withServer(textOf("src/main.jsx")));
    const script = await builtScript(path.join(place, "main.jsx"));
    const head = '<!doctype html><title>Calls</title><link rel="icon" href="data:,"><div id="root"></div>';
    const page = `${head}<script type="module">${script.replaceAll("</script", String.raw`<\/script`)}</script>`;
    await showsCalls(page, startedAt);
  });
});
