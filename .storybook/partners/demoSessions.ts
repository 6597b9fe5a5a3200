import { type CallwrightClient, createClient, sessionFromFetch } from "@callwright/sdk";
import type { CurrentUser, OperationId } from "@callwright/sdk/contract";
import { answerDemo } from "@callwright/sdk/demo";

/** The operations of a session that may only read calls, as in docs/embedding.md. */
const reads: readonly OperationId[] = [
  "getProfile",
  "listCalls",
  "getCall",
  "getCallRecording",
  "listPotentialCustomers",
  "streamEvents",
];

const baseUrl = "https://calls.example.com";

/** A client of the demo's company whose session may read calls and use the operations in `alsoAllowed`. */
export function narrowedClient(alsoAllowed: readonly OperationId[]): CallwrightClient {
  const serve = async (request: Request) => {
    const answer = await answerDemo(request);
    if (!request.url.endsWith("/v1/users/profile/me")) return answer;
    const profile = (await answer.json()) as CurrentUser;
    return Response.json({ ...profile, allowedOperations: [...reads, ...alsoAllowed] });
  };
  return createClient({ baseUrl, session: sessionFromFetch(() => Promise.resolve("token")), fetch: serve });
}

/** A partner's backend whose user can be signed out and in, in front of the demo's company. */
export function partnerBackend() {
  let nth = 1;
  let isSignedIn = true;
  const fetchSession = () =>
    isSignedIn ? Promise.resolve(`token-${nth}`) : Promise.reject(new Error("Nobody is signed in."));
  const serve = async (request: Request) => {
    const isKnown = request.headers.get("Authorization") === `Bearer token-${nth}`;
    if (isKnown) return answerDemo(request);
    return Response.json({ code: "TOKEN_EXPIRED", message: "The session has ended." }, { status: 401 });
  };
  return {
    client: createClient({ baseUrl, session: sessionFromFetch(fetchSession), fetch: serve }),
    sign: (way: "in" | "out") => {
      isSignedIn = way === "in";
      nth += 1;
    },
  };
}
