/**
 * `pnpm rehearse`: runs the deploy files without a container engine. Every stage of deploy/Dockerfile is carried out in
 * an empty root, then deploy/compose.yaml is started from it with two servers and two workers behind Caddy, and every
 * one of them is replaced under load. It reads those files, so it cannot differ from them; it reports where it has to
 * deviate.
 *
 * Linux, as root, with Debian's `debootstrap`, `iproute2`, `postgresql-client` and `caddy`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { readDockerfile } from "./dockerfile.ts";
import { makeStages } from "./rehearseImage.ts";
import { rehearseInstallation } from "./rehearseInstallation.ts";
import { root } from "./run.ts";

const kept = "/var/tmp/callwright-rehearsal";

/** The programs that it runs, by Debian's package. */
const programs = { debootstrap: "debootstrap", iproute2: "ip", "postgresql-client": "psql", caddy: "caddy" };
const missing = Object.entries(programs).flatMap(([name, program]) =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0 ? [] : [name],
);

if (process.platform !== "linux" || process.getuid?.() !== 0) {
  console.error("The rehearsal mounts file systems and changes its root: it needs Linux, and root.");
  process.exitCode = 1;
} else if (missing.length > 0) {
  console.error(`The rehearsal needs what is not installed: apt-get install ${missing.join(" ")}`);
  process.exitCode = 1;
} else if (process.argv[2] !== "inside") {
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(path.join(kept, "run-"));
  // In its own mount namespace: all mounts disappear when it ends.
  const command = [process.execPath, import.meta.filename, "inside", folder];
  const { status } = spawnSync("unshare", ["--mount", "--propagation", "private", ...command], { stdio: "inherit" });
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
} else {
  const folder = process.argv[3] ?? "";
  const stages = readDockerfile(readFileSync(path.join(root, "deploy/Dockerfile"), "utf8"));
  const image = makeStages(stages, folder).at(-1);
  if (!image) throw new Error("The Dockerfile makes no image.");
  process.exitCode = (await rehearseInstallation(image, folder)) ? 0 : 1;
}
