import type { CurrentUser } from "@callwright/sdk/contract";
import { expect, it } from "vitest";

import { noteWantedPage, wantedLink } from "./wantedLink.js";

const user = {} as CurrentUser;
const link = { pathname: "/all-calls", search: { openCallId: "c1", openCallAt: "75s" } };
const signedOut = { user: undefined, isFirst: true, isAllowed: false };

it("a colleague's link is kept while somebody signs in, and forgotten when they are there", () => {
  noteWantedPage(link, signedOut);
  noteWantedPage({ pathname: "/dashboard", search: {} }, { ...signedOut, isFirst: false });
  expect(wantedLink()).toEqual(link);
  noteWantedPage(link, { user, isFirst: false, isAllowed: true });
  expect(wantedLink()).toBeUndefined();
});

it("a page that is no link to a record, or that the end of a session has closed, is not kept", () => {
  noteWantedPage({ pathname: "/all-calls", search: {} }, signedOut);
  noteWantedPage(link, { ...signedOut, isFirst: false });
  expect(wantedLink()).toBeUndefined();
});
