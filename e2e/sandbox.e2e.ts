import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { FrameLocator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { closeBrowser, newPerson } from "./person.ts";

/** A partner's own server. */
const host = createServer(({ url }, response) => {
  response.setHeader("content-type", "text/html").end(url === "/framed" ? framed : page);
});
const page = `<!doctype html><title>Host</title><link rel="icon" href="data:," />
  <iframe sandbox="allow-scripts" src="/framed" width="1200" height="800"></iframe>`;
let framed = "";

beforeAll(() => new Promise<void>((resolve) => host.listen(0, "localhost", resolve)));
afterAll(async () => {
  await closeBrowser();
  host.close();
});

describe("in a frame whose sandbox leaves it no origin and no storage (15.1.7)", () => {
  test("the demo works, and the console stays empty", async () => {
    const { page, frame, complaints } = await openSandbox('<cw-call-history mode="demo"></cw-call-history>');
    await frame.getByRole("rowheader").first().click();
    await frame.getByRole("dialog").waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("a widget with a session says why it shows nothing, and what to do", async () => {
    const asked: string[] = [];
    const element = '<cw-call-history session-url="/callwright-session" debug></cw-call-history>';
    const { page, frame, complaints } = await openSandbox(element, (url) => asked.push(url));
    await frame.getByText("PAGE_WITHOUT_ORIGIN", { exact: true }).waitFor();
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(/PAGE_WITHOUT_ORIGIN[^]*allow-same-origin/);
    expect(asked.filter((url) => /session|\/v1\//.test(url))).toEqual([]);
    await page.context().close();
  });
});

interface Sandboxed {
  page: Page;
  frame: FrameLocator;
  complaints: string[];
}

/** A page with a frame that may only run scripts and contains this. */
async function openSandbox(body: string, onRequest: (url: string) => void = () => {}): Promise<Sandboxed> {
  const script = `<script type="module" src="${inject("productUrl")}/embed/callwright.js"></script>`;
  framed = `<!doctype html><html lang="en"><title>Framed</title>${script}${body}</html>`;
  const { page, complaints } = await newPerson({ baseURL: `http://localhost:${(host.address() as AddressInfo).port}` });
  page.on("request", (request) => onRequest(request.url()));
  await page.goto("/");
  return { page, frame: page.frameLocator("iframe"), complaints };
}
