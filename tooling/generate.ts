/**
 * Bundles the contract into `openapi/generated/openapi.json` and generates from it, in `packages/sdk/src/generated`,
 * the types (`schema.ts`) and the method and path of every operation (`operations/`, `operationTable.ts`); for the server, the
 * handler of every operation, its roles, and the widgets that need it; and the elements of widgets. Examples of
 * responses get new fields that can be empty (`completeExamples.ts`). `--check` writes nothing and fails if the
 * committed files do not match the contract.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

import { answersOf, completed, type Contract } from "./completeExamples.ts";
import { elementSpecs } from "./elementSpecs.ts";
import { operationTables } from "./operationTable.ts";
import { serverTables } from "./serverTables.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundleFile = join(root, "openapi/generated/openapi.json");
const typesFile = join(root, "packages/sdk/src/generated/schema.ts");
const operationsFolder = join(root, "packages/sdk/src/generated/operations");
const tableFile = join(root, "packages/sdk/src/generated/operationTable.ts");
const serverFolder = join(root, "packages/server/src");
const banner = "// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.\n";

/** One JSON document: Redocly joins the files, and the example files are inserted. */
function bundle(): string {
  const folder = mkdtempSync(join(tmpdir(), "callwright-contract-"));
  try {
    const file = join(folder, "openapi.json");
    execFileSync(
      process.execPath,
      [join(root, "node_modules/@redocly/cli/bin/cli.js"), "bundle", "openapi.yaml", "--output", file],
      {
        cwd: join(root, "openapi"),
        stdio: "pipe",
        env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      },
    );
    const contract = JSON.parse(readFileSync(file, "utf8")) as Contract;
    if (!isCheck) completeExamples(contract);
    return `${JSON.stringify(contract, null, 2)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Examples of responses get new fields that can be empty, in the bundle and in their files. */
function completeExamples(contract: Contract): void {
  const folder = join(root, "openapi/examples");
  const files = readdirSync(folder).map((name) => join(folder, name));
  const inFiles = files.map((file) => ({ file, text: JSON.stringify(JSON.parse(readFileSync(file, "utf8"))) }));
  const written = new Set<string>();
  for (const { schema, examples } of answersOf(contract))
    for (const example of Object.values(examples)) {
      const text = JSON.stringify(example.value);
      const whole = completed(contract, schema, example.value);
      if (whole === example.value) continue;
      example.value = whole;
      for (const { file } of inFiles.filter((one) => one.text === text)) {
        writeFileSync(file, JSON.stringify(whole, null, 2));
        written.add(file);
      }
    }
  if (written.size > 0) execFileSync(join(root, "node_modules/.bin/oxfmt"), [...written], { cwd: root });
}

/** Files are Blobs; a field with a default is optional, because the server fills it in. */
async function types(document: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode("Blob");
  const nodes = await openapiTS(document, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => ("format" in schema && schema.format === "binary" ? blob : undefined),
  });
  return banner + astToString(nodes);
}

const isCheck = process.argv.includes("--check");
const document = bundle();
const { modules, table } = operationTables(document);
const server = serverTables(document, join(serverFolder, "api"));
const wanted = new Map([
  [bundleFile, document],
  [typesFile, await types(document)],
  ...[...modules].map(([tag, text]): [string, string] => [join(operationsFolder, `${tag}.ts`), banner + text]),
  [tableFile, banner + table],
  [join(serverFolder, "api/generated/handlers.ts"), banner + server.handlers],
  [join(serverFolder, "http/generated/permissions.ts"), banner + server.permissions],
  [join(serverFolder, "auth/generated/widgetOperations.ts"), banner + server.widgetOperations],
  [join(root, "packages/widgets/src/elements/generated/elementSpecs.ts"), banner + elementSpecs(document)],
]);

if (isCheck) {
  const stale = [...wanted].filter(([file, text]) => !sameText(file, text)).map(([file]) => file.slice(root.length));
  if (stale.length > 0) {
    console.error(`Not what the contract says: ${stale.join(", ")}. Run \`pnpm generate\` and commit the result.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(operationsFolder, { recursive: true });
  for (const [file, text] of wanted) writeFileSync(file, text);
}

function sameText(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}
