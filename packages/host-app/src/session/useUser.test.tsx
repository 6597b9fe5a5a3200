import { fixtures } from "@callwright/sdk/fake";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { type AppSession, SessionContext, useUser } from "./SessionContext.js";

const session = (user: AppSession["user"]) => ({ user }) as AppSession;
const Name = () => <p>{useUser().name}</p>;
const drawn = (user: AppSession["user"]) => (
  <SessionContext.Provider value={session(user)}>
    <Name />
  </SessionContext.Provider>
);

test("A-LOGOUT-01 R-14 the open page stays as it is when the session ends, until the router has left it", async () => {
  const { rerender } = await render(drawn(fixtures.profile({ name: "Ada" })));
  await rerender(drawn(fixtures.profile({ name: "Ada Maria" })));
  await expect.element(page.getByText("Ada Maria")).toBeVisible();
  await rerender(drawn(undefined));
  await expect.element(page.getByText("Ada Maria")).toBeVisible();
});
