import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { proveEachCalledOnce } from "@callwright/server/engine/testing/callProof.ts";
import { startCampaign } from "@callwright/server/engine/testing/startCampaign.ts";
import { followEvents } from "@callwright/server/testing/followEvents.ts";
import { people } from "@callwright/server/testing/people.ts";
import type { ServerProcess } from "@callwright/server/testing/startProcess.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";
import { untilTrue } from "@callwright/server/testing/untilTrue.ts";

import { percentile } from "../statistics.ts";
import { startLoadBalancer } from "./loadBalancer.ts";
import { missedOrDoubled, publishedEvents } from "./publishedEvents.ts";
import { otherAnswers, startLoad } from "./load.ts";
import { exactly, noted, type Scenario } from "./scenario.ts";

const replicas = 2;
const callsEach = 10;

/**
 * Two servers and two workers behind the proxy. Each is stopped and replaced while the others work, as in a release.
 */
export const rollingRestart: Scenario = {
  name: "rolling-restart",
  title: "Every process is replaced by a new one under load",
  async run(day) {
    const { db } = day;
    const [perSecond, rounds] = day.isShort ? [40, 1] : [100, 5];
    const companyId = await companyOf(db, people.seller);
    await payOnly(db, companyId, 10_000);
    const items = await makeItems(db, companyId, callsEach * replicas * rounds);
    // As in deploy/compose.yaml: one proxy is in front of the servers.
    const env = { CALLWRIGHT_SIM_SPEED: "40", TRUSTED_PROXIES: "1" };

    await using balancer = await startLoadBalancer();
    const startPair = () => day.startTwo({ ...env, PUBLIC_URL: balancer.url });
    const pairs = await Promise.all(Array.from({ length: replicas }, startPair));
    for (const [server] of pairs) balancer.servers.add(server.url);
    const seller = await new TestClient(balancer.url).signIn(people.seller);
    await using follower = followEvents(() => seller);

    const exitCodes: (number | null)[] = [];
    const stop = async (process: ServerProcess) => exitCodes.push(await day.end(process, "SIGTERM"));
    await using load = startLoad(() => seller, perSecond);
    for (let turn = 0; turn < replicas * rounds; turn += 1) {
      const [server, worker] = pairs[turn % replicas] ?? (await startPair());
      await startCampaign(db, () => balancer.url, people.seller, items.slice(turn * callsEach, (turn + 1) * callsEach));
      // The name still resolves to the server until it has ended.
      await Promise.all([stop(server), stop(worker)]);
      balancer.servers.delete(server.url);
      const pair = await startPair();
      pairs[turn % replicas] = pair;
      balancer.servers.add(pair[0].url);
    }
    const proven = await proveEachCalledOnce(db, companyId, items);
    await load[Symbol.asyncDispose]();
    const published = await publishedEvents(day, companyId);
    await untilTrue("the follower has seen everything", () => follower.seen.length >= published.length);

    const other = otherAnswers(load, "200", "201", "204");
    return [
      noted("processes replaced", exitCodes.length),
      exactly("of them that did not stop in good order", exitCodes.filter((code) => code !== 0).length, 0),
      noted("requests", load.took.length),
      exactly(["requests that failed", other.words].filter(Boolean).join(": "), other.count, 0),
      noted("requests that were not sent because 200 waited for their answer", load.skipped),
      noted("the longest of them", Math.max(...load.took), "ms"),
      noted("p99", percentile(load.took, 99), "ms"),
      exactly("calls, each ended, dialled once and charged once", proven.calls, items.length),
      missedOrDoubled(follower.seen, published),
      noted("comebacks of the event stream", follower.comebacks),
    ];
  },
};
