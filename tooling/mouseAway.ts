import { beforeAll } from "vitest";
import { commands } from "vitest/browser";

import "../packages/widgets/src/testing/browserCommands.ts";

// The mouse stays where the previous file left it, and what is rendered under it is hovered and shows its tooltip.
beforeAll(() => commands.mouse("away"));
