import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { operations, resolve } from "../openapi/document.ts";
import { demoApiKey } from "../examples/demoApiKey.ts";
import { readQuickstarts } from "../tooling/quickstarts.ts";
import { builtScript } from "./builtScript.ts";
import { closeBrowser, newPerson } from "./person.ts";
import { freePort } from "./product.ts";

const root = path.resolve(import.meta.dirname, "..");
const guide = readFileSync(path.join(root, "docs/quickstarts.md"), "utf8");
const programs = readQuickstarts();
const textOf = (file: string) => programs.find((program) => program.file === file)?.text ?? "";

/** What runs an endpoint, by its file. */
const endpoints: [file: string, command: string, args: string[]][] = [
  ["server.mjs", process.execPath, ["server.mjs"]],
  ["server.py", "python3", ["server.py"]],
  ["server.php", "php", ["-S", "localhost:PORT", "server.php"]],
  ["server.rb", "ruby", ["server.rb"]],
];

const isInstalled = (command: string) => {
  try {
    execFileSync(command, ["--version"], { stdio: "ignore" });
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

/** Runs a program of the guide in a folder of its own, as a stranger would who set the three variables. */
async function run(file: string, [command, args]: [string, string[]], page: string, allowed?: string) {
  const own = mkdtempSync(path.join(folder, "run-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  writeFileSync(path.join(own, file), textOf(file));
  writeFileSync(path.join(own, "index.html"), page);
  const child = spawn(
    command,
    args.map((word) => word.replace("PORT", String(port))),
    {
      cwd: own,
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(port),
        ORIGIN: origin,
        CALLWRIGHT_URL: inject("productUrl"),
        CALLWRIGHT_API_KEY: await demoApiKey(inject("productUrl"), allowed ?? origin),
      },
    },
  );
  const isThere = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
  return { origin, [Symbol.dispose]: () => void child.kill() };
}

const withServer = (text: string) => text.replaceAll("https://calls.example.com", inject("productUrl"));
const session = (origin: string) => fetch(`${origin}/callwright-session`, { method: "POST" });

describe("a session endpoint that is copied from the guide", () => {
  describe.each(endpoints)("%s, where its language is installed,", (file, command, args) => {
    const isMissing = !isInstalled(command);

    test.skipIf(isMissing)("hands out tokens that the page can use", async () => {
      using site = await run(file, [command, args], "<p>Calls</p>");
      const { token } = (await (await session(site.origin)).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}`, origin: site.origin };
      expect((await fetch(`${inject("productUrl")}/v1/calls/history`, { headers })).status).toBe(200);
    });

    test.skipIf(isMissing)("passes a refusal on, which says what to correct", async () => {
      using site = await run(file, [command, args], "<p>Calls</p>", "https://crm.example.com");
      const answer = await session(site.origin);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: "ORIGIN_NOT_ALLOWED",
        message: `The API key does not allow pages of ${site.origin}, but of https://crm.example.com.`,
      });
    });
  });

  test.skipIf(!isInstalled("curl"))("curl, where it is installed, says what all of them send", async () => {
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
  });

  test.each([
    "server.mjs",
    "server.py",
    "server.php",
    "server.rb",
    "server.go",
    "Program.cs",
    "app/callwright-session/route.js",
  ])("%s sends what the contract requires, also where its language is not installed", (file) => {
    const { path: address, operation } = operations.find(({ id }) => id === "createEmbedSession")!;
    const { required = [] } = resolve(operation.requestBody!.content["application/json"]!.schema);
    expect(required.length).toBeGreaterThan(0);
    for (const word of [address, "x-api-key", ...required, "call-history", "CALLWRIGHT_API_KEY"])
      expect(textOf(file)).toContain(word);
  });
});

describe("a page that is copied from the guide shows calls, and its console stays empty", () => {
  const showsCalls = async (page: string) => {
    using site = await run("server.mjs", [process.execPath, ["server.mjs"]], page);
    const { page: tab, complaints } = await newPerson({ baseURL: site.origin });
    await tab.goto("/");
    await tab.getByRole("rowheader").first().waitFor();
    expect(complaints).toEqual([]);
  };

  test("HTML", () => showsCalls(withServer(textOf("index.html"))));

  test("React with Vite", async () => {
    // Inside of the repository, where the packages are found.
    const place = path.join(root, "node_modules/.cache/quickstarts");
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, "main.jsx"), withServer(textOf("src/main.jsx")));
    const script = await builtScript(path.join(place, "main.jsx"));
    const head = '<!doctype html><title>Calls</title><link rel="icon" href="data:,"><div id="root"></div>';
    await showsCalls(`${head}<script type="module">${script.replaceAll("</script", String.raw`<\/script`)}</script>`);
  });

  const manifest = JSON.parse(
    readFileSync(path.join(root, "packages/widgets/generated/custom-elements.json"), "utf8"),
  ) as { modules: { declarations: Declaration[] }[] };
  interface Declaration {
    tagName: string;
    attributes: { name: string }[];
    events: { name: string }[];
  }

  test.each(["index.html", "src/Calls.vue", "src/Calls.svelte", "src/calls.component.ts"])(
    "%s writes an element, attributes and events that there are",
    (file) => {
      const [, tag = "", rest = ""] = /<(cw-[\w-]+)([^>]*)/.exec(textOf(file)) ?? [];
      const known = manifest.modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
      const attributes = [...rest.matchAll(/\s([a-z-]+)="/g)].map(([, name]) => name);
      const events = [...rest.matchAll(/(?:@|\(|on)(cw-[\w-]+)/g)].map(([, name]) => name);
      expect(attributes).toContain("session-url");
      expect(known?.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(attributes));
      expect(known?.events.map(({ name }) => name)).toEqual(expect.arrayContaining(events));
    },
  );
});
