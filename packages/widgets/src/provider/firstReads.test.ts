import { readFileSync } from "node:fs";

import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi } from "@callwright/sdk/fake";
import { readAhead } from "@callwright/sdk/hooks";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { elementSpecs } from "../elements/index.js";
import { CallwrightProvider } from "./index.js";

/** Every element that shows a view of a list, and others that begin with what they read. */
const widgets = Object.entries(elementSpecs).filter(
  ([name, { attributes }]) => "initialView" in (attributes ?? {}) || name === "plans",
);
const guide = readFileSync(new URL("../../../../docs/embedding.md", import.meta.url), "utf8");

it.each(widgets)(
  "a page whose server reads what the guide says has all that %s begins with (15.1.3)",
  async (name, spec) => {
    const [widget] = Object.values(await spec.load()) as ComponentType[];
    const { client } = createFakeApi(demoHandlers());
    const provider = { client, children: createElement(widget ?? "p") };
    const page = createElement(CallwrightProvider, provider);
    const [profile, ...rest] = await readAhead(client, () => renderToString(page));
    const reads = rest.map(({ operation, input }) => `\`${operation}\` \`${inCode(input)}\``);
    expect(profile?.operation).toBe("getProfile");
    expect(guide).toContain(`| \`${name}\` | ${reads.join(" · ")} |`);
  },
);

/** As a person writes it in a program; the only id is that of the person's company. */
const inCode = (input: object) =>
  JSON.stringify(input)
    .replaceAll(/"(\w+)":/g, "$1: ")
    .replaceAll(/"[\da-f-]{36}"/g, "sellerCompanyId")
    .replaceAll(",", ", ")
    .replaceAll("{", "{ ")
    .replaceAll("}", " }")
    .replaceAll("{  }", "{}");
