/** `pnpm check`: all checks that do not run the product. */
import { type Command, runAll } from "./run.ts";

const typed = [
  "tsconfig.json",
  "packages/sdk",
  "packages/widgets",
  "packages/host-app",
  "packages/server",
  "examples/react-crm",
];

/** The longest first. Most keep one processor core busy. */
const checks: Command[] = [
  { title: "what widgets cost is what docs/cost.md says", run: ["node", "bench/cost.ts", "--check"] },
  { title: "lint", run: ["oxlint", "--type-aware", "--max-warnings", "0"] },
  { title: "generated code is what the contract says", run: ["node", "tooling/generate.ts", "--check"] },
  { title: "table types match the migrations", run: ["node", "tooling/generateTables.ts", "--check"] },
  { title: "icons are those that are used", run: ["node", "tooling/generateIcons.ts", "--check"] },
  { title: "entry points and tables match the widgets", run: ["node", "tooling/generateWidgets.ts", "--check"] },
  { title: "NOTICE.md is what is installed", run: ["node", "tooling/generateNotice.ts", "--check"] },
  { title: "how well conversations are read", run: ["node", "tooling/generateReadingQuality.ts", "--check"] },
  { title: "the index of the guides", run: ["node", "tooling/generateDocsIndex.ts", "--check"] },
  { title: "contract lint", run: ["redocly", "lint", "openapi/openapi.yaml", "--config", "openapi/redocly.yaml"] },
  ...typed.map((project): Command => ({ title: `types: ${project}`, run: ["tsc", "-p", project] })),
  { title: "format", run: ["oxfmt", "--check", "."] },
  { title: "dependency rules", run: ["depcruise", "--config", "tooling/dependency-rules.cjs", "packages", "openapi"] },
  { title: "every requirement has a test that names it", run: ["node", "tooling/requirements.ts"] },
  { title: "first loads of the host app's pages", run: ["node", "bench/checkFirstLoads.ts"] },
];

const isGood = await runAll(checks, 2);
process.exitCode = isGood ? 0 : 1;
