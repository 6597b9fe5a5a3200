import { readFileSync } from "node:fs";

import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { readAhead } from "@callwright/sdk/hooks";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import {
  CallCenter,
  CallHistory,
  CallwrightProvider,
  Campaigns,
  DoNotCall,
  LiveCalls,
  Plans,
  PotentialCustomers,
  Products,
  Usage,
} from "../index.js";

const widgets: [name: string, widget: ComponentType][] = [
  ["call-center", CallCenter],
  ["call-history", CallHistory],
  ["campaigns", Campaigns],
  ["do-not-call", DoNotCall],
  ["live-calls", LiveCalls],
  ["plans", Plans],
  ["potential-customers", PotentialCustomers],
  ["products", Products],
  ["usage", Usage],
];
const guide = readFileSync(new URL("../../../../docs/embedding.md", import.meta.url), "utf8");

it.each(widgets)(
  "a page whose server reads what the guide says has all that %s begins with (15.1.3)",
  async (name, widget) => {
    const { client } = createFakeApi(demoHandlers());
    const provider = { client, children: createElement(widget) };
    const page = createElement(CallwrightProvider, provider);
    const [profile, ...rest] = await readAhead(client, () => renderToString(page));
    const reads = rest.map(({ operation, input }) => `\`${operation}\` \`${inCode(input)}\``);
    expect(profile?.operation).toBe("getProfile");
    expect(guide).toContain(`| \`${name}\` | ${reads.join(" · ")} |`);
  },
);

/** As a person writes it in a program. */
const inCode = (input: object) =>
  JSON.stringify(input)
    .replaceAll(/"(\w+)":/g, "$1: ")
    .replaceAll(",", ", ")
    .replaceAll("{", "{ ")
    .replaceAll("}", " }")
    .replaceAll("{  }", "{}");
