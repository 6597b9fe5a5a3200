import path from "node:path";

import ts from "typescript";

import { operations, resolve, type Schema } from "../openapi/document.ts";
import { root } from "../tooling/run.ts";
import type { Figures } from "./report.ts";

const server = path.join(root, "packages/server");

/** One field at the place where it is written (`satisfies Stored<…>`) or read (`jsonOf<…>`). */
interface Field {
  file: string;
  kind: "write" | "read";
  /** The type of the request or response, as written in the file. */
  shape: string;
  field: string;
  from: number;
  to: number;
}

/**
 * A test of the types: for each field of each request its write, and for each object of a response the read of one
 * field, is removed from a copy of its file, one at a time, and the compiler has to reject the copy. Requests that are
 * not stored in any row are listed too: only the tests check those.
 */
export async function measureForgottenWrites(): Promise<Figures[]> {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(server, "tsconfig.json"), (name) => ts.sys.readFile(name)).config,
    ts.sys,
    server,
  );
  const files = new Map(fileNames.map((name) => [name, { text: ts.sys.readFile(name) ?? "", version: 0 }]));
  const compiler = ts.createLanguageService(hostOf(files, options));
  const isRefused = (file: string) =>
    compiler.getSemanticDiagnostics(file).length + compiler.getSyntacticDiagnostics(file).length > 0;

  const fields = [...files].flatMap(([file, { text }]) => fieldsIn(file, text));
  const broken = [...new Set(fields.map(({ file }) => file))].filter(isRefused);
  if (broken.length > 0) throw new Error(`These do not compile as they are: ${broken.join(", ")}`);
  const rows = fields.map(({ file, kind, shape, field, from, to }) => {
    const known = files.get(file);
    if (!known) throw new Error(`${file} is not part of the server.`);
    const before = known.text;
    const change = (text: string) => files.set(file, { text, version: (files.get(file)?.version ?? 0) + 1 });
    change(before.slice(0, from) + before.slice(to));
    const verdict = isRefused(file) ? "refused" : "GREEN";
    change(before);
    return { kind, cells: [`${shape}.${field}`, path.relative(path.join(server, "src"), file), verdict] };
  });
  if (rows.some(({ cells }) => cells.at(-1) !== "refused")) process.exitCode = 1;
  const stored = new Set(fields.map(({ shape }) => operationOf(shape)));
  return [
    ...(["write", "read"] as const).map((kind) => forgotten(kind, rows)),
    {
      title: "Requests of which no field is a column: what they do is held by tests",
      columns: ["operation", "fields"],
      rows: operations.flatMap(({ id, operation }) => {
        const body = operation.requestBody?.content["application/json"]?.schema;
        if (!body || stored.has(id) || stored.has(nameOf(body))) return [];
        return [[id, Object.keys(fieldsOf(body)).join(", ")]];
      }),
    },
  ];
}

function forgotten(kind: Field["kind"], all: readonly { kind: Field["kind"]; cells: string[] }[]): Figures {
  const rows = all.flatMap((row) => (row.kind === kind ? [row.cells] : []));
  const green = rows.filter(([, , verdict]) => verdict !== "refused");
  return {
    title: `The ${kind} of ${rows.length} fields, forgotten: ${green.length} stay green`,
    columns: ["field", "file", "compiler"],
    rows: rows.toSorted(([one = ""], [other = ""]) => one.localeCompare(other, "en")),
  };
}

/** The fields of every object that must have all fields of a shape of the contract. */
function fieldsIn(file: string, text: string): Field[] {
  if (file.endsWith(".test.ts") || !/Stored<|FieldsOf<|jsonOf<|<Exclude<keyof/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const fields: Field[] = [];
  const visit = (node: ts.Node): void => {
    const shape = shapeOf(node);
    // One type requires all fields of a response, so one field of each object is enough.
    const properties = shape?.object.properties.filter(({ name }) => name !== undefined) ?? [];
    for (const property of shape?.kind === "read" ? properties.slice(-1) : properties)
      if (shape && property.name)
        fields.push({
          file,
          kind: shape.kind,
          shape: shape.name,
          field: property.name.getText(),
          from: property.getFullStart(),
          // Includes the comma after it.
          to: text.indexOf(",", property.end) === property.end ? property.end + 1 : property.end,
        });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return fields;
}

interface Shape {
  kind: Field["kind"];
  name: string;
  object: ts.ObjectLiteralExpression;
}

/**
 * The shape of a node: `{ … } satisfies Stored<…>`, `jsonOf<…>({ … })`, `{ … } satisfies FieldsOf<…>`, or a record that
 * describes the fields of a request.
 */
function shapeOf(node: ts.Node): Shape | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === "jsonOf") {
    const [object] = node.arguments;
    const name = node.typeArguments?.[0]?.getText() ?? "";
    return object && ts.isObjectLiteralExpression(object) ? { kind: "read", name, object } : undefined;
  }
  if (!ts.isSatisfiesExpression(node) || !ts.isTypeReferenceNode(node.type)) return undefined;
  const object = ts.isAsExpression(node.expression) ? node.expression.expression : node.expression;
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  const [first, second] = node.type.typeArguments?.map((one) => one.getText()) ?? [];
  const type = node.type.typeName.getText();
  if (type === "Stored") return { kind: "write", name: second ?? "", object };
  if (type === "FieldsOf") return { kind: "read", name: first ?? "", object };
  const described = /^Exclude<keyof ([^,]+),/.exec(first ?? "")?.[1];
  return type === "Record" && described !== undefined ? { kind: "write", name: described, object } : undefined;
}

/**
 * The operation or schema of a type: `Body<"createFaq">` belongs to createFaq, `Schemas["ContactInput"]` to that
 * schema.
 */
const operationOf = (request: string) => /"(\w+)"/.exec(request)?.[1] ?? request;

const nameOf = (schema: Schema) => schema.$ref?.split("/").at(-1) ?? "";
const fieldsOf = (schema: Schema): Record<string, Schema> => resolve(schema).properties ?? {};

function hostOf(
  files: Map<string, { text: string; version: number }>,
  options: ts.CompilerOptions,
): ts.LanguageServiceHost {
  return {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getScriptFileNames: () => [...files.keys()],
    getScriptVersion: (name) => String(files.get(name)?.version ?? 0),
    getScriptSnapshot: (name) => {
      const text = files.get(name)?.text ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => server,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (given) => ts.getDefaultLibFilePath(given),
  };
}
