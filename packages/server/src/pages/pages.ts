import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { Context } from "../context.ts";
import { contractFile } from "../contract/openApi.ts";
import { CHECKOUT_PATH } from "../payments/sandbox.ts";
import { apiReferenceRoutes } from "./api-reference/apiReference.ts";
import { checkoutRoutes } from "./checkout/checkoutRoutes.ts";
import { embedRoutes } from "./embed.ts";
import { hostAppRoutes } from "./hostApp.ts";
import { keptFiles } from "./keptFiles.ts";
import { mailboxRoutes } from "./mailbox.ts";
import { playgroundRoutes } from "./playground/playgroundRoutes.ts";
import { staticFiles } from "./staticFiles.ts";
import { storybookRoutes } from "./storybook.ts";

/** Everything that a browser loads and that is not the API. The host app comes last, because it handles every URL. */
export function pages(context: Context) {
  const { config, builds, db } = context;
  const app = new Hono();
  app.route("/docs", apiReferenceRoutes(contractFile));
  app.route("/playground", playgroundRoutes());
  app.route("/", storybookRoutes(builds.storybook));
  app.route("/", embedRoutes(staticFiles(builds.embed), keptFiles(db)));
  if (!config.isProduction) app.route("/dev", mailboxRoutes(db));
  app.use(`${CHECKOUT_PATH}/*`, bodyLimit({ maxSize: 16 * 1024 }));
  if (context.payments.name === "sandbox") app.route(CHECKOUT_PATH, checkoutRoutes(context));
  app.route("/", hostAppRoutes(builds.hostApp, config));
  return app;
}
