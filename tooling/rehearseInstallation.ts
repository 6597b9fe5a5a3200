import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { parse } from "yaml";

import { findBinaries } from "../packages/server/src/db/embedded/binaries.ts";
import { unprivilegedUser } from "../packages/server/src/db/embedded/osUser.ts";
import { inside, type MadeStage } from "./rehearseImage.ts";
import { root } from "./run.ts";

const replicas = 2;
/** Requests per second while everything is replaced. */
const perSecond = 50;
const proxyPort = 18_080;

type Variables = Record<string, string>;

interface Service {
  environment: Variables;
  command?: string[];
  read_only?: boolean;
  healthcheck: { test: string[] };
}

interface Container {
  name: string;
  address: string;
  process: ChildProcess;
  /** Runs a health check inside. */
  isWell: (command: string[]) => boolean;
}

/**
 * Starts deploy/compose.yaml from the image: PostgreSQL, two servers and two workers, each with its own address, and
 * Caddy with deploy/Caddyfile. Then every server and worker is replaced under load. Returns whether no request failed.
 */
export async function rehearseInstallation(image: MadeStage, folder: string): Promise<boolean> {
  const services = readCompose(path.join(root, "deploy/compose.yaml"));
  const { server, worker, database } = services as Record<"server" | "worker" | "database", Service>;
  const hosts = path.join(folder, "hosts");
  writeFileSync(hosts, "");
  execFileSync("mount", ["--bind", hosts, "/etc/hosts"]);
  const servers = new Map<string, string>();
  const names = openSync(hosts, "r+");
  // In one write and with a fixed length, so that a concurrent reader never finds it empty.
  const tellNames = () => {
    const lines = ["127.0.0.1 localhost", ...[...servers.values()].map((address) => `${address} server`)];
    writeSync(names, `${lines.join("\n")}\n`.padEnd(1024, " ") + "\n", 0);
  };
  tellNames();

  await using stack = new AsyncDisposableStack();
  await startDatabase(database, folder, stack);
  writeFileSync(path.join(image.root, "etc/hosts"), "");
  execFileSync("mount", ["-o", "remount,ro", image.root]);

  let count = 0;
  const start = async (role: "server" | "worker"): Promise<Container> => {
    const service = role === "server" ? server : worker;
    const container = startContainer(image, service, folder, (count += 1), stack);
    await untilWell(container, service.healthcheck.test.slice(1));
    if (role === "server") servers.set(container.name, container.address);
    tellNames();
    return container;
  };
  const running = {
    server: await Promise.all([start("server"), start("server")]),
    worker: await Promise.all([start("worker"), start("worker")]),
  };
  const imageCheck = image.stage.healthCheck ?? [];
  const well = [...running.server, ...running.worker].filter(({ isWell }) => isWell(imageCheck));
  console.log(`✓ ${well.length} containers, each well by compose's check and by the image's`);
  const isEachWell = well.length === 2 * replicas;

  const proxy = await startProxy(stack);
  console.log(`✓ Caddy with deploy/Caddyfile at ${proxy}`);
  const token = await firstAdministrator(proxy, database.environment);
  console.log("✓ the first administrator, made as docs/operating.md says, has signed in");
  const load = startLoad(proxy, token);
  await pause(2_000);
  const exitCodes: (number | null)[] = [];
  for (const role of ["server", "worker"] as const) {
    for (const [index, old] of running[role].entries()) {
      running[role][index] = await start(role);
      exitCodes.push(await stop(old));
      servers.delete(old.name);
      tellNames();
      console.log(`✓ ${old.name} replaced by ${running[role][index].name}`);
    }
  }
  await pause(2_000);
  const answers = await load.stop();
  console.log(
    `Answers while every process was replaced: ${JSON.stringify(answers)}; exit codes ${exitCodes.join(", ")}`,
  );
  await Promise.all([...running.server, ...running.worker].map(stop));
  const failed = Object.entries(answers).filter(([answer]) => answer !== "200");
  return isEachWell && failed.length === 0 && exitCodes.every((code) => code === 0);
}

/** The services with the variables of a deploy/.env filled in. */
function readCompose(file: string): Record<string, unknown> {
  const given: Record<string, string> = {
    POSTGRES_PASSWORD: randomBytes(24).toString("hex"),
    CALLWRIGHT_SECRET: randomBytes(48).toString("base64"),
    PUBLIC_HOST: "calls.example.com",
    SMTP_URL: "off",
    MAIL_FROM: "Callwright <no-reply@example.com>",
    CONTACT_MAIL_TO: "support@example.com",
    CALLWRIGHT_PLAY_MONEY: "1",
  };
  const text = readFileSync(file, "utf8").replaceAll(
    /\$\{(\w+)(:[?-]([^}]*))?\}/g,
    (_, name: string, more?: string) => {
      if (given[name] === undefined && more?.startsWith(":?")) throw new Error(`compose.yaml wants ${name}.`);
      return given[name] ?? more?.slice(2) ?? "";
    },
  );
  return (parse(text, { merge: true }) as { services: Record<string, unknown> }).services;
}

/** PostgreSQL 18 from the embedded binaries, with compose's settings, user and password. */
async function startDatabase(service: Service, folder: string, stack: AsyncDisposableStack): Promise<void> {
  const {
    POSTGRES_USER = "",
    POSTGRES_PASSWORD = "",
    POSTGRES_DB = "",
    POSTGRES_INITDB_ARGS = "",
  } = service.environment;
  const user = unprivilegedUser();
  const { initdb, pgCtl } = await findBinaries(user);
  const data = path.join(folder, "postgres");
  const passwordFile = path.join(folder, "password");
  mkdirSync(data);
  writeFileSync(passwordFile, POSTGRES_PASSWORD);
  for (const place of [data, passwordFile]) if (user) chownSync(place, user.uid, user.gid);
  chmodSync(folder, 0o755);
  const as = { ...user, cwd: "/", stdio: "ignore" } as const;
  const begin = ["-D", data, "-U", POSTGRES_USER, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  execFileSync(initdb, [...begin, ...POSTGRES_INITDB_ARGS.split(" ")], as);
  writeFileSync(path.join(data, "pg_hba.conf"), "host all all all scram-sha-256\n");
  const settings = (service.command ?? []).slice(1).join(" ");
  const options = `-k '' -c listen_addresses=* -p 5432 ${settings}`;
  execFileSync(pgCtl, ["start", "-w", "-D", data, "-l", path.join(data, "log"), "-o", options], as);
  stack.defer(() => void execFileSync(pgCtl, ["stop", "-w", "-m", "fast", "-D", data], as));
  const where = ["-h", "127.0.0.1", "-U", POSTGRES_USER];
  execFileSync("createdb", [...where, POSTGRES_DB], { env: { ...process.env, PGPASSWORD: POSTGRES_PASSWORD } });
  const [, check = "", ...words] = service.healthcheck.test;
  execFileSync(check, ["-h", "127.0.0.1", ...words]);
  console.log("✓ PostgreSQL by compose's settings; stands in for postgres:18: the embedded binaries, on this machine");
}

/** A container as described by compose: read only, /tmp in memory, no capabilities, its own address. */
function startContainer(
  image: MadeStage,
  service: Service,
  folder: string,
  nth: number,
  stack: AsyncDisposableStack,
): Container {
  const name = `${service.environment.CALLWRIGHT_ROLE}-${nth}`;
  const [space, outside, address] = [`callwright-${nth}`, `10.213.${nth}.1`, `10.213.${nth}.2`];
  const ip = (...words: string[]) => execFileSync("ip", words);
  ip("netns", "add", space);
  stack.defer(() => void ip("netns", "delete", space));
  ip("link", "add", `cw${nth}`, "type", "veth", "peer", "name", "eth0", "netns", space);
  ip("address", "add", `${outside}/30`, "dev", `cw${nth}`);
  ip("link", "set", `cw${nth}`, "up");
  for (const words of [
    ["address", "add", `${address}/30`, "dev", "eth0"],
    ["link", "set", "eth0", "up"],
    ["link", "set", "lo", "up"],
  ])
    ip("-n", space, ...words);
  const hosts = path.join(folder, `hosts-${nth}`);
  writeFileSync(hosts, `127.0.0.1 localhost\n${outside} database\n`);

  const uid = execFileSync("chroot", [image.root, "id", "-u", image.stage.user], { encoding: "utf8" }).trim();
  const dropped = ["--bounding-set=-all", "--inh-caps=-all", "--no-new-privs", "--clear-groups"];
  const asUser = ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, ...dropped];
  const environment = inside(image, { HOME: "/tmp", ...filled(service.environment) });
  const enter = (command: string[]) => {
    const mounts = `mount -t tmpfs tmpfs ${image.root}/tmp && mount --bind ${hosts} ${image.root}/etc/hosts && exec "$@"`;
    const within = ["chroot", image.root, ...asUser, ...environment, ...command];
    return ["netns", "exec", space, "unshare", "--mount", "sh", "-c", mounts, "enter", ...within];
  };
  const process = spawn("ip", enter(image.stage.command ?? []), { stdio: ["ignore", "pipe", "inherit"] });
  process.stdout?.resume();
  stack.defer(() => void process.kill("SIGKILL"));
  return { name, address, process, isWell: (command) => spawnSync("ip", enter(command)).status === 0 };
}

/** Empty ones count as not set, but a container gets them nevertheless. */
function filled(environment: Record<string, string | null>): Variables {
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value ?? ""]));
}

async function untilWell({ name, process, isWell }: Container, check: string[]): Promise<void> {
  for (const end = Date.now() + 60_000; !isWell(check); await pause(500)) {
    if (process.exitCode !== null) throw new Error(`${name} ended with ${process.exitCode}.`);
    if (Date.now() > end) throw new Error(`${name} is not well after a minute.`);
  }
}

async function stop({ process }: Container): Promise<number | null> {
  const exit = once(process, "exit") as Promise<[number | null]>;
  process.kill("SIGTERM");
  return (await exit)[0];
}

async function startProxy(stack: AsyncDisposableStack): Promise<string> {
  const url = `http://127.0.0.1:${proxyPort}`;
  console.log("Not rehearsed: certificates. Caddy speaks plain HTTP here.");
  const config = ["--config", path.join(root, "deploy/Caddyfile"), "--adapter", "caddyfile"];
  const env = { ...process.env, PUBLIC_HOST: url };
  execFileSync("caddy", ["validate", ...config], { env, stdio: "ignore" });
  const proxy = spawn("caddy", ["run", ...config], { env, stdio: "ignore" });
  stack.defer(() => void proxy.kill());
  for (let tries = 0; tries < 50; tries += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return url;
    await pause(200);
  }
  throw new Error("Caddy does not answer.");
}

/** Registers a user, and makes them an administrator by a statement. Returns the access token. */
async function firstAdministrator(url: string, { POSTGRES_USER = "", POSTGRES_PASSWORD, POSTGRES_DB = "" }: Variables) {
  const email = "first@example.com";
  const password = `Aa1${randomBytes(12).toString("hex")}`;
  const send = async (address: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(url + address, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { accessToken: string };
  };
  await send("/v1/auth/register", { user: { name: "Ada", surname: "Byron", email, password } });
  // Email is disabled, so the effect of its link is carried out here.
  const statement = `update users set role = 'ADMIN', email_verified_at = now() where email = '${email}'`;
  const where = ["-h", "127.0.0.1", "-U", POSTGRES_USER, "-d", POSTGRES_DB, "-qc", statement];
  execFileSync("psql", where, { env: { ...process.env, PGPASSWORD: POSTGRES_PASSWORD } });
  return (await send("/v1/auth/login", { email, password })).accessToken;
}

/** Pages, files and responses of the contract, and every response that arrived. */
function startLoad(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answers: Record<string, number> = {};
  const running = new Set<Promise<void>>();
  const paths = ["/v1/countries", "/", "/v1/products", "/docs/openapi.json", "/v1/users"];
  let asked = 0;
  const timer = setInterval(() => {
    const asking = fetch(url + paths[(asked += 1) % paths.length], { headers })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      })
      .catch((error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message)
      .then((answer) => void (answers[answer] = (answers[answer] ?? 0) + 1))
      .finally(() => running.delete(asking));
    running.add(asking);
  }, 1000 / perSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
      return answers;
    },
  };
}
