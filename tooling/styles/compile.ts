import { createHash } from "node:crypto";

import { MagicString, type SourceMap } from "magic-string";
import { type ESTree, parseSync, Visitor } from "vite";

import { CssError, holeAt, holeIn, joined, shorten, type Block } from "./shorten.ts";

export interface CompileOptions {
  /** The module that the compiled file imports instead of `styled-components`: `packages/widgets/src/styled`. */
  runtime: string;
  /** A part of every class name, so that two versions on one page share none. */
  version: string;
}

/** An error in a file, with its location. */
export class StyleError extends Error {
  /** The offset in characters from the file's beginning. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** The constant and the file of each class, over the whole build. */
const owners = new Map<string, string>();

const makers = ["styled", "css", "keyframes"] as const;
type Maker = (typeof makers)[number];
const isMaker = (name: string): name is Maker => (makers as readonly string[]).includes(name);

/**
 * Compiles the templates of a `*.styles.ts` to calls of the runtime with a class name and the CSS text.
 *
 * @returns undefined for a file without templates
 * @throws StyleError for what is not known at build time: `${…}` may only contain a name
 */
export function compile(
  code: string,
  file: string,
  { runtime, version }: CompileOptions,
): { code: string; map: SourceMap } | undefined {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new StyleError(errors[0].message, errors[0].labels[0]?.start ?? 0);
  const imported = program.body.find(
    (node) => node.type === "ImportDeclaration" && node.source.value === "styled-components",
  );
  if (imported?.type !== "ImportDeclaration") return undefined;

  const text = new MagicString(code);
  const called = new Set<string>();
  let constant = "";
  const visitor = new Visitor({
    VariableDeclarator({ id }) {
      constant = id.type === "Identifier" ? id.name : "";
    },
    "VariableDeclarator:exit"() {
      constant = "";
    },
    TaggedTemplateExpression(node) {
      const maker = makerOf(node.tag);
      if (maker === undefined) return;
      if (constant === "")
        throw new StyleError(`Put ${maker}\`…\` into a constant: its name is part of the class.`, node.start);
      const call = callOf(maker, node, `${file} ${constant}`, version);
      called.add(maker === "styled" ? "part" : maker);
      text.overwrite(node.start, node.end, `/*#__PURE__*/ ${call}`);
    },
  });
  visitor.visit(program);
  text.overwrite(imported.start, imported.end, `import { ${[...called].join(", ")} } from ${JSON.stringify(runtime)};`);
  return { code: text.toString(), map: text.generateMap({ source: file, includeContent: true, hires: "boundary" }) };
}

/** `styled.div`, `styled(Part)`, `styled(Part)<Props>`, `css` and `keyframes` begin with the name of the function. */
function makerOf(tag: ESTree.Expression): Maker | undefined {
  if (tag.type === "Identifier") return isMaker(tag.name) ? tag.name : undefined;
  if (tag.type === "MemberExpression") return makerOf(tag.object);
  if (tag.type === "CallExpression") return makerOf(tag.callee);
  return undefined;
}

function callOf(maker: Maker, node: ESTree.TaggedTemplateExpression, owner: string, version: string): string {
  const { quasis, expressions } = node.quasi;
  const holes = expressions.map((hole) => {
    if (hole.type === "Identifier") return hole.name;
    throw new StyleError("Only a name may be in ${…}: what depends on props is a data attribute.", hole.start);
  });
  const css = quasis.map(({ value }, index) => value.cooked + (index < holes.length ? holeAt(index) : "")).join("");
  const block = blockOf(css, maker === "keyframes", node.quasi.start);
  if (maker === "css") return `css(${listOf(block.own, holes)},${listOf(block.nested, holes)})`;
  const name = classOf(owner, css, version, node.quasi.start);
  if (maker === "keyframes") return `keyframes("${name}",${JSON.stringify(block.nested)})`;
  return `part(${[baseOf(node.tag), JSON.stringify(name), ...textsOf(block, holes)].join(",")})`;
}

function blockOf(css: string, isKeyframes: boolean, offset: number): Block {
  try {
    return shorten(css, isKeyframes);
  } catch (error) {
    throw error instanceof CssError ? new StyleError(error.message, offset) : error;
  }
}

/** The styled element: `"div"`, or the name of a component. */
function baseOf(tag: ESTree.Expression): string {
  if (tag.type === "MemberExpression" && tag.object.type === "Identifier" && tag.property.type === "Identifier")
    return JSON.stringify(tag.property.name);
  const [base] = tag.type === "CallExpression" && tag.callee.type === "Identifier" ? tag.arguments : [];
  if (base?.type === "Identifier") return base.name;
  throw new StyleError("styled takes a name: styled.div or styled(Part).", tag.start);
}

function classOf(owner: string, css: string, version: string, offset: number): string {
  const digest = createHash("sha256").update([version, owner, css].join("\0")).digest("hex");
  const id = BigInt(`0x${digest.slice(0, 12)}`)
    .toString(36)
    .padStart(5, "0")
    .slice(-5);
  const other = owners.get(id);
  if (other !== undefined && other !== owner)
    throw new StyleError(`${owner} and ${other} have the same class.`, offset);
  owners.set(id, owner);
  return `cw${id}`;
}

/**
 * One text; if it contains a mixin, declarations and nested rules are separate, because the mixin's own are inserted
 * between them.
 */
function textsOf(block: Block, holes: string[]): string[] {
  if (holes.length === 0) return [JSON.stringify(joined(block))];
  return block.nested === "" ? [listOf(block.own, holes)] : [listOf(block.own, holes), listOf(block.nested, holes)];
}

/**
 * A list if there are holes, so that a bundler can remove the call: it does not know the effect of a template on them.
 */
function listOf(text: string, holes: string[]): string {
  const parts = text.split(/([\ue000-\uf8ff])/).filter(Boolean);
  const pieces = parts.map((part) => {
    const hole = holeIn(part);
    return hole === undefined ? JSON.stringify(part) : holes[hole];
  });
  return parts.some((part) => holeIn(part) !== undefined) ? `[${pieces.join(",")}]` : JSON.stringify(text);
}
