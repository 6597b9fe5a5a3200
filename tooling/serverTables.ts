import { readdirSync } from "node:fs";
import path from "node:path";

/** The parts of the bundled contract that this script reads. */
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { WidgetName: { enum: string[] }; UserRole: { enum: string[] } } };
}

interface Operation {
  operationId?: string;
  tags: string[];
  security: Record<string, unknown>[];
  "x-roles"?: string[];
  /** The widgets whose embed sessions may call it; `all` for every one. */
  "x-widgets"?: string[];
}

/**
 * The server's table of operations, from the contract alone: the handler, the roles, and the widgets that need each
 * operation.
 */
export function serverTables(document: string, apiFolder: string) {
  const contract = JSON.parse(document) as Contract;
  const operations = Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => (operation.operationId ? [{ ...operation, id: operation.operationId }] : []))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    handlers: handlers(operations, apiFolder),
    permissions: permissions(operations, contract.components.schemas.UserRole.enum),
    widgetOperations: widgetOperations(operations, contract.components.schemas.WidgetName.enum),
  };
}

type Named = Operation & { id: string };

function handlers(operations: Named[], apiFolder: string): string {
  const files = readdirSync(apiFolder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  const fileOf = ({ id, tags }: Named) =>
    files.find((file) => path.posix.basename(file) === `${id}.ts`) ?? `${kebab(tags[0] ?? "")}/${id}.ts`;
  const imports = operations.map((operation) => `import { ${operation.id} } from "../${fileOf(operation)}";\n`);
  return `import type { Handlers } from "../../contract/handler.ts";
${imports.join("")}
/** Every operation of the contract, by its name. */
export const handlers = {
${operations.map(({ id }) => `  ${id},\n`).join("")}} satisfies Handlers;
`;
}

const proofs: Record<string, string> = {
  apiKeyAuth: "apiKey",
  carrierSignature: "signed",
  vapiCallKey: "signed",
  retellSignature: "signed",
  stripeSignature: "signed",
  twilioSignature: "signed",
};

function permissions(operations: Named[], everybody: string[]): string {
  const permissionOf = ({ id, security, "x-roles": roles }: Named) => {
    const scheme = security.flatMap((each) => Object.keys(each))[0];
    if (!scheme) return `"public"`;
    if (proofs[scheme]) return `"${proofs[scheme]}"`;
    if (scheme !== "bearerAuth" || !roles) throw new Error(`${id} does not say who may call it (x-roles, security).`);
    return everybody.every((role) => roles.includes(role)) ? `"user"` : list(roles);
  };
  const rows = operations.map((operation) => `  ${operation.id}: ${permissionOf(operation)},\n`);
  return `/** Who may call each operation. */\nexport const permissions = {\n${rows.join("")}} as const;\n`;
}

function widgetOperations(operations: Named[], widgets: string[]): string {
  const unknown = operations.find(({ "x-widgets": named = [] }) =>
    named.some((name) => name !== "all" && !widgets.includes(name)),
  );
  if (unknown) throw new Error(`${unknown.id} names a widget in x-widgets that is no WidgetName.`);
  const closed = operations.find(
    ({ security, "x-widgets": named }) =>
      named && security.length > 0 && !security.some((each) => "embedToken" in each),
  );
  if (closed) throw new Error(`${closed.id} has x-widgets but no embedToken in its security.`);
  const neededBy = (widget: string) =>
    operations.filter(({ "x-widgets": named }) => named?.includes(widget)).map(({ id }) => id);
  const rows = widgets.map((widget) => {
    const lines = neededBy(widget).map((id) => `    "${id}",\n`);
    return `  "${widget}": [\n${lines.join("")}  ],\n`;
  });
  return `/** What every widget may ask. */
export const everyWidget = ${list(neededBy("all"))} as const;

/** The additional operations of each embeddable widget, and therefore everything that its token allows. */
export const operationsByWidget = {
${rows.join("")}} as const;
`;
}

const list = (words: string[]) => `[${words.map((word) => `"${word}"`).join(", ")}]`;
const kebab = (tag: string) => tag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
