import { expect, test } from "vitest";

import { compile, StyleError } from "./compile.ts";

const head = 'import { css, keyframes, styled } from "styled-components";\n';
const compiled = (body: string, { file = "packages/x/A.styles.ts", version = "1" } = {}) => {
  const made = compile(head + body, file, { runtime: "runtime", version });
  if (!made) throw new Error("Nothing was compiled.");
  return made;
};
/** The compiled body, with every class named CLASS. */
const outcome = (body: string) =>
  compiled(body)
    .code.split("\n")
    .slice(1)
    .join("\n")
    .replaceAll(/cw\w{5}/g, "CLASS");

test("a part is a call that a bundler may drop, with its class and its text, written shortly", () => {
  expect(outcome("export const A = styled.div`\n  color: red; /* why */\n  padding: 0.5px 0;\n`;")).toBe(
    'export const A = /*#__PURE__*/ part("div","CLASS","color:red;padding:.5px 0");',
  );
});

test("what is nested comes after what the part declares, and element names get their &", () => {
  const body = "const A = styled.b`svg, &:hover > i { x: y } color: red; @media (hover: hover) { a { b: c } }`;";
  expect(outcome(body)).toBe(
    'const A = /*#__PURE__*/ part("b","CLASS","color:red;& svg,&:hover>i{x:y}@media (hover:hover){& a{b:c}}");',
  );
});

test("mixins, keyframes and other parts stay names", () => {
  expect(
    outcome(
      "const A = styled(Base)<{ a: string }>`\n  ${mixin}\n  animation: ${turn} 1s;\n  ${B}:hover & { a: b }\n`;",
    ),
  ).toBe('const A = /*#__PURE__*/ part(Base,"CLASS",[mixin,";animation:",turn," 1s"],[B,":hover &{a:b}"]);');
  expect(outcome("const m = css`a: b; &:hover { c: d }`;")).toBe('const m = /*#__PURE__*/ css("a:b","&:hover{c:d}");');
  expect(outcome("const k = keyframes`from { a: b } 50%, to { a: c }`;")).toBe(
    'const k = /*#__PURE__*/ keyframes("CLASS","from{a:b}50%,to{a:c}");',
  );
});

test("the compiled file imports only what it calls", () => {
  expect(compiled("const A = styled.b`a: b`").code).toMatch(/^import \{ part \} from "runtime";/);
});

test("what is in strings stays as it is", () => {
  const body = 'const A = styled.i`&::before { content: \'a  ; } 0.5\'; } &:not([data-x="y"], [z="1 2"]) { a: b }`;';
  expect(outcome(body)).toContain(String.raw`"&::before{content:'a  ; } 0.5'}&:not([data-x=y],[z=\"1 2\"]){a:b}"`);
});

test("a class changes with the version, the file, the name and the text, and with nothing else", () => {
  const classOf = (...asked: Parameters<typeof compiled>) => /cw\w{5}/.exec(compiled(...asked).code)?.[0];
  const body = "const A = styled.b`a: b`";
  const others = [
    classOf("const B = styled.b`a: b`"),
    classOf("const A = styled.b`a: c`"),
    classOf(body, { version: "2" }),
    classOf(body, { file: "packages/x/B.styles.ts" }),
  ];
  expect(new Set([classOf(body), ...others]).size).toBe(5);
  expect(classOf(`const other = 1;\n${body}`)).toBe(classOf(body));
});

test.each([
  ["const A = styled.b`a: ${(p) => p.x};`", "Only a name", "(p)"],
  ["const A = styled.b`a: ${x ? 1 : 2};`", "Only a name", "x ?"],
  ["const A = styled.b`a { b: c`", "not closed", "`a"],
  ["const A = styled.b`a: 'b`", "not closed", "`a"],
  ["const A = styled.b`a: b } `", "closes nothing", "`a"],
  ["const A = styled.b`a b; c: d`", "no declaration", "`a"],
  ["const A = styled.b`&::before { [x] & { a: b } }`", "pseudo-element", "`&"],
  ["const A = styled.b.attrs({})`a: b`", "takes a name", "styled.b"],
  ["use(styled.b`a: b`)", "into a constant", "styled.b"],
])("%s is refused, with its place", (body, message, at) => {
  let error: unknown;
  try {
    compiled(body);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(StyleError);
  const { message: said, offset } = error as StyleError;
  expect(said).toContain(message);
  expect((head + body).slice(offset).startsWith(at)).toBe(true);
});

test("a source map leads back to the template", () => {
  const { map } = compiled("\n\nconst A = styled.b`a: b`;");
  expect(map.sources).toEqual(["packages/x/A.styles.ts"]);
  expect(map.mappings.length).toBeGreaterThan(0);
});

test("a file without templates is left alone", () => {
  expect(compile("export const a = 1;", "b.styles.ts", { runtime: "runtime", version: "1" })).toBeUndefined();
});
