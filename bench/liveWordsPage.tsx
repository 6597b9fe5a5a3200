/** The page in which `liveWords.ts` measures: somebody reads along in a call of a real server. */
import { createClient, memoryTokens } from "@callwright/sdk";
import { CallHistory, CallwrightProvider } from "@callwright/widgets";
import { createRoot } from "react-dom/client";

/** The functions that the page offers to the bench. */
export interface LiveWordsBench {
  /** Opens the detail of a call. */
  read: (callId: string, accessToken: string) => void;
  /** The milliseconds from each timestamp until the frame after the one in which it appeared on the page. */
  waits: () => number[];
}

declare global {
  var liveWordsBench: LiveWordsBench;
}

const waits: number[] = [];

globalThis.liveWordsBench = {
  read(callId, accessToken) {
    const holder = document.body.appendChild(document.createElement("div"));
    const client = createClient({ baseUrl: "", session: memoryTokens({ accessToken, refreshToken: "none" }) });
    createRoot(holder).render(
      <CallwrightProvider client={client}>
        <CallHistory initialView={{ openCallId: callId }} />
      </CallwrightProvider>,
    );
    let last = "";
    const look = () => {
      const said = [...document.querySelectorAll("li p")].at(-1)?.textContent ?? "";
      const stamp = said.split(" ").at(-1) ?? "";
      if (stamp !== last && Number(stamp) > 0) {
        last = stamp;
        requestAnimationFrame(() => waits.push(performance.timeOrigin + performance.now() - Number(stamp)));
      }
      requestAnimationFrame(look);
    };
    look();
  },
  waits: () => waits.splice(0),
};
