import { defineConfig } from "tsup";

import { partnerBuild } from "../../tooling/partnerBuild.ts";

export default defineConfig(partnerBuild(import.meta.dirname));
