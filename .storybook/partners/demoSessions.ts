import { type CallwrightClient, createClient, sessionFromFetch } from "@callwright/sdk";
import type { OperationId } from "@callwright/sdk/contract";
import { demoHandlers } from "@callwright/sdk/demo";
import { createFakeApi, fixtures, ok } from "@callwright/sdk/fake";

/** Calls to read only, as docs/embedding.md says. */
const reads: readonly OperationId[] = [
  "getProfile",
  "listCalls",
  "getCall",
  "getCallRecording",
  "listPotentialCustomers",
  "streamEvents",
];

/** A client of the demo's company whose session may read calls, and do what is named besides. */
export function narrowedClient(alsoAllowed: readonly OperationId[]): CallwrightClient {
  const profile = fixtures.profile({ allowedOperations: [...reads, ...alsoAllowed] });
  return createFakeApi({ ...demoHandlers(), getProfile: () => ok(profile) }).client;
}

/** A partner's backend where somebody can be signed out, and the demo's company behind it. */
export function partnerBackend() {
  const api = createFakeApi(demoHandlers());
  let nth = 1;
  let isSignedIn = true;
  const fetchSession = () =>
    isSignedIn ? Promise.resolve(`token-${nth}`) : Promise.reject(new Error("Nobody is signed in."));
  const serve = (request: Request) =>
    isSignedIn && request.headers.get("Authorization") === `Bearer token-${nth}`
      ? api.answer(request)
      : Promise.resolve(Response.json({ code: "TOKEN_EXPIRED", message: "The session has ended." }, { status: 401 }));
  return {
    client: createClient({
      baseUrl: "https://calls.example.com",
      session: sessionFromFetch(fetchSession),
      fetch: serve,
    }),
    sign: (way: "in" | "out") => {
      isSignedIn = way === "in";
      nth += 1;
    },
  };
}
