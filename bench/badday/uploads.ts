import { people } from "@callwright/server/testing/people.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";

import { atMost, exactly, noted, type Scenario } from "./scenario.ts";
import { underWatch } from "./underWatch.ts";

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

/** Forms with as many parts as fit into the largest body that the server accepts, and into larger ones. */
export const uploads: Scenario = {
  name: "uploads",
  title: "Uploads of hundreds of thousands of parts",
  async run(day) {
    const { url } = await day.start("all");
    const anonymous = new TestClient(url);
    const [somebodyElse, seller] = [await anonymous.signIn(people.master), await anonymous.signIn(people.seller)];
    const send = async (megabytes: number) => {
      const body = Buffer.from(part.repeat(Math.floor((megabytes * 1_000_000) / part.length)));
      const headers = { "content-type": "multipart/form-data; boundary=b" };
      const answer = await seller.raw("/v1/potential-customers/bulk/import", { method: "POST", headers, body });
      return answer.status;
    };
    const quiet = await underWatch(somebodyElse, () => new Promise((resolve) => setTimeout(resolve, 3_000)));
    const loud = await underWatch(somebodyElse, async () => {
      const statuses: number[] = [];
      for (let round = 0; round < (day.isShort ? 3 : 20); round += 1)
        statuses.push(...(await Promise.all([send(10), send(10), send(25).catch(() => 413)])));
      return statuses;
    });
    return [
      noted("forms", loud.result.length),
      exactly("of them not refused", loud.result.filter((status) => status !== 413).length, 0),
      atMost(
        "others wait meanwhile, longest",
        loud.longestMilliseconds,
        Math.max(1_000, 2 * quiet.longestMilliseconds),
        "ms",
      ),
      exactly("requests of others that failed", loud.failed, 0),
    ];
  },
};
