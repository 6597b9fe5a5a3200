import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { useSession } from "./SessionContext.js";

test("A-SHELL-06 a screen drawn before it is known who is there says what is missing", () => {
  const Screen = () => useSession().user?.name;
  expect(() => renderToString(createElement(Screen))).toThrow("Authentication check is required to start the app.");
});
