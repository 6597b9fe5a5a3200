// A provider and widgets imported from different entry points share their context, and are rendered on a server.
import assert from "node:assert/strict";
import { createRequire } from "node:module";

async function draw(load) {
  const [{ createElement, version }, { renderToString }] = [await load("react"), await load("react-dom/server")];
  const { createClient, sessionFromFetch } = await load("@callwright/sdk");
  const { CallwrightProvider } = await load("@callwright/widgets");
  const { Balance } = await load("@callwright/widgets/balance");
  const { CallHistory } = await load("@callwright/widgets/call-history");
  const session = sessionFromFetch(() => Promise.resolve("token"));
  const client = createClient({ baseUrl: "https://calls.example.com", session });
  const html = renderToString(
    createElement(CallwrightProvider, { client }, createElement(Balance), createElement(CallHistory)),
  );
  assert.match(html, /data-widget="balance".*data-widget="call-history"/s);
  assert.doesNotMatch(html, /\sstyle=/);
  return version;
}

// React 18 warns about hooks that have no effect on a server.
const complaints = [];
console.error = (...words) => complaints.push(words);

const version = await draw((id) => import(id));
await draw(createRequire(import.meta.url));
assert.deepEqual(complaints, []);
console.log(`React ${version}`);
