/** Logins over HTTP, compared with checking the same password alone. */
import { hashPassword, verifyPassword } from "@callwright/server/auth/passwords.ts";
import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

import { newDataFolder } from "./dataFolder.ts";
import { connections, type Throughput, underLoad } from "./load.ts";
import { postJson } from "./postJson.ts";
import type { Figures } from "./report.ts";
import { production, startServer } from "./server.ts";
import { milliseconds } from "./statistics.ts";

const credentials = { email: "seller@callwright.test", password: demoPassword };

/** Measures first the server, then argon2id alone in a process with as many threads. */
export async function measureLogins(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using server = await startServer(folder.path, { ...production, CALLWRIGHT_RATE_LIMIT_SCALE: "1000000" });
  const http = await underLoad(async () => void (await postJson(`${server.url}/v1/auth/login`, credentials)));
  const hash = await hashPassword(demoPassword);
  const bare = await underLoad(async () => void (await verifyPassword(hash, demoPassword)));
  const share = `${((http.perSecond / bare.perSecond) * 100).toFixed(0)} %`;
  return [
    {
      title: `Right passwords, ${connections} connections`,
      columns: ["what", "per second", "p50", "p99", "HTTP ÷ bare"],
      rows: [
        ["login over HTTP", ...cellsOf(http), share],
        ["argon2id alone", ...cellsOf(bare), ""],
      ],
    },
  ];
}

function cellsOf({ perSecond, p50Milliseconds, p99Milliseconds }: Throughput): string[] {
  return [perSecond.toFixed(1), milliseconds(p50Milliseconds), milliseconds(p99Milliseconds)];
}
