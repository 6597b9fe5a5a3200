/** The titles of a file's tests, read from its source. */
import ts from "typescript";

export interface TestTitle {
  text: string;
  /** How many tests share it: the rows of its table, otherwise one. */
  cases: number;
}

/**
 * A title for every `it` and `test`, and for each row that `each` fills in if the file itself contains it. Skipped
 * tests have none.
 */
export function testTitles(source: string): TestTitle[] {
  const titles: TestTitle[] = [];
  const read = (node: ts.Node) => {
    const call = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (call?.isSkipped) return;
    if (call?.isTest)
      titles.push(...call.rows.map((row) => ({ text: fillIn(call.title, row), cases: call.rows.length })));
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile("some.test.tsx", source, ts.ScriptTarget.Latest, true));
  return titles;
}

interface Call {
  isTest: boolean;
  isSkipped: boolean;
  title: string;
  /** The values that `each` fills into the title. Without a table there is one row, which fills in nothing. */
  rows: Row[];
}

/**
 * The values of `%s` one after the other, and those of `$name`. Undefined if the file does not contain the value as a
 * text.
 */
interface Row {
  positions: (string | undefined)[];
  names: Map<string, string>;
}

const emptyRow: Row = { positions: [], names: new Map() };

/** `it("…")`, `test.each(rows)("…")`, `describe.skip("…")` and similar calls. */
function readCall(node: ts.CallExpression): Call | undefined {
  const title = textOf(node.arguments[0]);
  const options = ts.isCallExpression(node.expression) ? node.expression : undefined;
  const [name = "", ...modifiers] = (options?.expression ?? node.expression).getText().split(".");
  if (title === undefined || !["it", "test", "describe"].includes(name)) return undefined;
  return {
    isTest: name !== "describe",
    isSkipped: modifiers.includes("skip") || modifiers.includes("todo"),
    title,
    rows: options && modifiers.includes("each") ? rowsOf(options.arguments[0]) : [emptyRow],
  };
}

/** The rows of a table. One that is computed or imported counts as a single row. */
function rowsOf(expression: ts.Expression | undefined): Row[] {
  const table = valueOf(expression);
  if (table && ts.isArrayLiteralExpression(table)) return table.elements.map(rowOf);
  if (!table || !ts.isCallExpression(table) || table.expression.getText() !== "Object.entries") return [emptyRow];
  const record = valueOf(table.arguments[0]);
  if (!record || !ts.isObjectLiteralExpression(record)) return [emptyRow];
  return record.properties.map(({ name }) => ({ positions: [nameOf(name)], names: new Map() }));
}

function rowOf(element: ts.Expression): Row {
  const value = valueOf(element);
  if (value && ts.isArrayLiteralExpression(value)) {
    return { positions: value.elements.map((cell) => textOf(valueOf(cell))), names: new Map() };
  }
  const names = new Map<string, string>();
  for (const property of value && ts.isObjectLiteralExpression(value) ? value.properties : []) {
    const name = nameOf(property.name);
    const text = ts.isPropertyAssignment(property) ? textOf(valueOf(property.initializer)) : undefined;
    if (name !== undefined && text !== undefined) names.set(name, text);
  }
  return { positions: [textOf(value)], names };
}

/** The value without its type and brackets; for a constant of the same file, its value. */
function valueOf(expression: ts.Expression | undefined): ts.Expression | undefined {
  if (!expression) return undefined;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression))
    return valueOf(expression.expression);
  return ts.isIdentifier(expression) ? valueOf(constantOf(expression)) : expression;
}

function constantOf(identifier: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = identifier.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    const found = ts.isBlock(scope) ? constantIn(scope, identifier.text) : undefined;
    if (found) return found;
  }
  return constantIn(identifier.getSourceFile(), identifier.text);
}

function constantIn({ statements }: ts.Block | ts.SourceFile, name: string): ts.Expression | undefined {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("…");
}

function nameOf(name: ts.Node | undefined): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

function fillIn(title: string, { positions, names }: Row): string {
  let at = 0;
  return title.replaceAll(/%[sdifjoO]|\$(\w+)/g, (placeholder, name?: string) => {
    const shown = name === undefined ? positions[at++] : names.get(name);
    return shown ?? placeholder;
  });
}
