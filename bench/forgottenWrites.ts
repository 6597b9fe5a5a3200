import path from "node:path";

import ts from "typescript";

import { operations, resolve, type Schema } from "../openapi/document.ts";
import { root } from "../tooling/run.ts";
import type { Figures } from "./report.ts";

const server = path.join(root, "packages/server");

/** One field of a request where its columns are named (`satisfies Stored<…>`). */
interface Write {
  file: string;
  /** The type of the request, as the file says it. */
  request: string;
  field: string;
  from: number;
  to: number;
}

/**
 * A test of the types: the write of each field of each request is taken out of a copy of its file, one at a time, and the
 * copy has to be refused by the compiler. What no row of a table stores is listed too: that is the tests' to hold.
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

  const writes = [...files].flatMap(([file, { text }]) => writesIn(file, text));
  const broken = [...new Set(writes.map(({ file }) => file))].filter(isRefused);
  if (broken.length > 0) throw new Error(`These do not compile as they are: ${broken.join(", ")}`);
  const rows = writes.map(({ file, request, field, from, to }) => {
    const known = files.get(file);
    if (!known) throw new Error(`${file} is not part of the server.`);
    const before = known.text;
    const change = (text: string) => files.set(file, { text, version: (files.get(file)?.version ?? 0) + 1 });
    change(before.slice(0, from) + before.slice(to));
    const verdict = isRefused(file) ? "refused" : "GREEN";
    change(before);
    return [`${request}.${field}`, path.relative(path.join(server, "src"), file), verdict];
  });
  const green = rows.filter(([, , verdict]) => verdict !== "refused");
  if (green.length > 0) process.exitCode = 1;
  const stored = new Set(writes.map(({ request }) => operationOf(request)));
  return [
    {
      title: `The write of each of ${rows.length} fields, forgotten: ${green.length} stay green`,
      columns: ["field", "file", "compiler"],
      rows: rows.toSorted(([one = ""], [other = ""]) => one.localeCompare(other, "en")),
    },
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

/** The fields of every object that says it is a `Stored`. */
function writesIn(file: string, text: string): Write[] {
  if (!text.includes("satisfies Stored<")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const writes: Write[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isSatisfiesExpression(node) &&
      ts.isTypeReferenceNode(node.type) &&
      node.type.typeName.getText() === "Stored"
    ) {
      const request = node.type.typeArguments?.[1]?.getText() ?? "";
      if (ts.isObjectLiteralExpression(node.expression))
        for (const property of node.expression.properties)
          if (property.name)
            writes.push({
              file,
              request,
              field: property.name.getText(),
              from: property.getFullStart(),
              // With the comma behind it.
              to: text.indexOf(",", property.end) === property.end ? property.end + 1 : property.end,
            });
    }
    ts.forEachChild(node, visit);
  };
  if (!file.endsWith(".test.ts")) visit(source);
  return writes;
}

/** `Body<"createFaq">` is about createFaq, `Schemas["ContactInput"]` about that schema. */
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
