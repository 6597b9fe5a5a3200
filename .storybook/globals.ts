import type { FakeConditions } from "../packages/sdk/src/fake/conditions.js";
import { freeProfile, managerProfile, profile } from "../packages/sdk/src/fake/fixtures/company.js";
import { createTheme, type Theme, themePresets } from "../packages/widgets/src/theme/index.js";
import type { Globals } from "./choices.ts";

/** The widths of the container of a story, in px; `free` fills the page and can be dragged. */
const widths = {
  page: undefined,
  320: 320,
  390: 390,
  640: 640,
  768: 768,
  1024: 1024,
  1440: 1440,
  free: "free",
} as const satisfies Record<Globals["width"], number | "free" | undefined>;

/** The profile of the signed-in user for each role. */
const roles = {
  story: undefined,
  new: profile({ sellerCompanies: [], isWelcomeDialog: true }),
  free: freeProfile(),
  seller: profile(),
  master: profile({ role: "MASTER_ACCOUNT" }),
  manager: managerProfile(),
} as const satisfies Record<Globals["role"], FakeConditions["profile"]>;

/** The chosen theme; undefined for Callwright's own. */
export function themeOf({ look, accent }: Pick<Globals, "look" | "accent">): Theme | undefined {
  if (look === "callwright" && !accent) return undefined;
  return createTheme({ ...(look !== "callwright" && themePresets[look]), ...(accent && { accent }) });
}

/** The conditions under which the fakes of a story respond. */
export function conditionsOf({ role, network }: Pick<Globals, "role" | "network">): FakeConditions {
  return { network, profile: roles[role] };
}

/** The chosen width of the container in px; undefined for the width of the page. */
export function widthOf({ width }: Pick<Globals, "width">): number | "free" | undefined {
  return widths[width];
}
