import type { FakeConditions } from "../packages/sdk/src/fake/conditions.js";
import { freeProfile, managerProfile, profile } from "../packages/sdk/src/fake/fixtures/company.js";
import { createTheme, type Theme, themePresets } from "../packages/widgets/src/theme/index.js";
import type { Globals } from "./choices.ts";

/** Widths of the container of a story, in px; `free` fills the page and can be dragged. */
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

/** Who is signed in. */
const roles = {
  story: undefined,
  new: profile({ sellerCompanies: [], isWelcomeDialog: true }),
  free: freeProfile(),
  seller: profile(),
  master: profile({ role: "MASTER_ACCOUNT" }),
  manager: managerProfile(),
} as const satisfies Record<Globals["role"], FakeConditions["profile"]>;

/** The theme that was chosen; Callwright's own is none. */
export function themeOf({ look, accent }: Pick<Globals, "look" | "accent">): Theme | undefined {
  if (look === "callwright" && !accent) return undefined;
  return createTheme({ ...(look !== "callwright" && themePresets[look]), ...(accent && { accent }) });
}

/** Under what the fakes of a story answer. */
export function conditionsOf({ role, network }: Pick<Globals, "role" | "network">): FakeConditions {
  return { network, profile: roles[role] };
}

/** The width of the container, as CSS. */
export function widthOf({ width }: Pick<Globals, "width">): number | "free" | undefined {
  return widths[width];
}
