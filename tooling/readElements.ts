/**
 * The attributes, properties, methods and events of every element, read from their sources: the elements' specs, the
 * comments of the widgets' props and handles, and the table of events.
 */
import path from "node:path";

import ts from "typescript";

import { root } from "./run.ts";

/** An attribute with its property, or a property alone. */
export interface ElementProp {
  name: string;
  /** Undefined if only a script can set it. */
  attribute: string | undefined;
  type: string;
  description: string;
  default: string | undefined;
}

export interface ElementMethod {
  name: string;
  parameters: { name: string; type: string }[];
  returns: string;
  description: string;
}

export interface ElementEvent {
  name: string;
  detail: string;
  description: string;
}

export interface ElementDescription {
  tag: string;
  /** As in `allowedWidgets`. */
  widget: string;
  /** The element's type. */
  type: string;
  description: string;
  props: ElementProp[];
  methods: ElementMethod[];
  events: ElementEvent[];
}

export interface AllElements {
  elements: ElementDescription[];
  /** The additional members of every element. */
  common: { props: ElementProp[]; methods: ElementMethod[]; events: ElementEvent[] };
}

const source = path.join(root, "packages/widgets/src");
const tsconfig = path.join(root, "packages/widgets/tsconfig.json");

const { config } = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file)) as { config: object };
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(tsconfig));
const sources = ["elements/generated/elementSpecs.ts", "elements/hostProps.ts", "lib/widgetEvents.ts", "index.ts"];
const program = ts.createProgram(
  sources.map((file) => path.join(source, file)),
  options,
);
const checker = program.getTypeChecker();

/** Reads all of it. */
export function readElements(): AllElements {
  const specs = literalOf(exportOf("elements/generated/elementSpecs.ts", "elementSpecs"));
  const handle = membersOf(typeOf("lib/WidgetScope.tsx", "WidgetHandle"));
  return {
    elements: specs.properties.filter(ts.isPropertyAssignment).map(readElement),
    common: {
      props: [
        ...propsOf(typeOf("elements/hostProps.ts", "HostAttributes"), () => true),
        ...propsOf(typeOf("elements/hostProps.ts", "HostProperties"), () => false),
      ],
      methods: handle.map(readMethod),
      events: [...["WidgetLoaded", "WidgetFailed"].map(readCommonEvent), sessionExpired],
    },
  };
}

/** Only dispatched by elements: in React it is a callback of the provider. */
const sessionExpired: ElementEvent = {
  name: "cw-session-expired",
  detail: "null",
  description: "The session has ended and cannot be renewed; the widget says so itself.",
};

function readElement({ name, initializer }: ts.PropertyAssignment): ElementDescription {
  const widget = textOf(name);
  const spec = resolved(checker.getSymbolAtLocation(initializer));
  const { attributes, properties, commands } = partsOf(literalOf(spec));
  const [props, handle] = checker.getTypeArguments(checker.getTypeOfSymbol(spec) as ts.TypeReference);
  if (!props || !handle) throw new Error(`The spec of ${widget} does not say whose props it takes.`);
  const written = new Set([...attributes, ...properties]);
  const component = props.symbol.name.replace(/Props$/, "");
  return {
    tag: `cw-${widget}`,
    widget,
    type: `${component}Element`,
    description: commentOf(exportOf(`widgets/${widget}/index.ts`, component)),
    props: propsOf(props, (prop) => attributes.includes(prop)).filter(({ name }) => written.has(name)),
    methods: membersOf(handle)
      .filter((member) => commands.includes(member.name))
      .map(readMethod),
    events: eventsOf(widget),
  };
}

function partsOf(spec: ts.ObjectLiteralExpression) {
  const part = (name: string) =>
    spec.properties.filter(ts.isPropertyAssignment).find((property) => textOf(property.name) === name)?.initializer;
  const names = (node: ts.Expression | undefined) => {
    if (!node) return [];
    if (ts.isArrayLiteralExpression(node)) return node.elements.filter(ts.isStringLiteral).map(({ text }) => text);
    if (ts.isObjectLiteralExpression(node)) return node.properties.map((property) => textOf(property.name));
    throw new Error(`A spec lists its props and commands in place: ${node.getText()}`);
  };
  return {
    attributes: names(part("attributes")),
    properties: names(part("properties")),
    commands: names(part("commands")),
  };
}

function propsOf(type: ts.Type, isAttribute: (prop: string) => boolean): ElementProp[] {
  return membersOf(type).map((member) => ({
    name: member.name,
    attribute: isAttribute(member.name) ? kebab(member.name) : undefined,
    type: typeText(checker.getTypeOfSymbol(member), member),
    description: commentOf(member),
    default: tagOf(member, "default"),
  }));
}

function readMethod(member: ts.Symbol): ElementMethod {
  const [signature] = checker.getTypeOfSymbol(member).getCallSignatures();
  if (!signature) throw new Error(`${member.name} cannot be called.`);
  return {
    name: member.name,
    parameters: signature.getParameters().map((parameter) => ({
      name: parameter.name,
      type: typeText(checker.getTypeOfSymbol(parameter)),
    })),
    returns: typeText(signature.getReturnType()),
    description: commentOf(member),
  };
}

function eventsOf(widget: string): ElementEvent[] {
  const actions = membersOf(typeOf("lib/widgetEvents.ts", "WidgetActions")).find(({ name }) => name === widget);
  if (!actions) return [];
  return membersOf(checker.getTypeOfSymbol(actions)).map((event) => ({
    name: `cw-${kebab(event.name)}`,
    detail: typeText(checker.getTypeOfSymbol(event)),
    description: commentOf(event) || `${sentence(event.name)}.`,
  }));
}

function readCommonEvent(interfaceName: string): ElementEvent {
  const type = typeOf("lib/widgetEvents.ts", interfaceName);
  const [name, detail] = ["type", "detail"].map((member) => checker.getTypeOfSymbol(memberOf(type, member)));
  if (!name?.isStringLiteral() || !detail) throw new Error(`${interfaceName} is no event.`);
  return { name: `cw-${name.value}`, detail: shapeText(detail), description: commentOf(type.symbol) };
}

/** The members of a detail by name and type; named unions keep their names, because they are long. */
function shapeText(detail: ts.Type): string {
  const members = membersOf(detail).map((member) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    return `${member.name}${isOptional ? "?" : ""}: ${typeText(checker.getTypeOfSymbol(member), member)}`;
  });
  return `{ ${members.join("; ")} }`;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sentence = (name: string) => {
  const words = kebab(name).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A union with more values than these is shown by its name. */
const fewChoices = 6;

/**
 * A readable form: values of unions in place, without the `undefined` of optional ones, everything else as declared.
 */
function typeText(type: ts.Type, member?: ts.Symbol): string {
  const given = checker.getNonNullableType(type);
  if (given.isUnion() && given.types.length <= fewChoices && given.types.every((one) => one.isLiteral()))
    return given.types.map((one) => checker.typeToString(one)).join(" | ");
  const signature = member?.declarations?.find(ts.isPropertySignature);
  const declared = signature?.type?.getText();
  // Indexed types (`Options["onSaved"]`) and mapped types (`Partial<View>`) say nothing to readers without the sources.
  const shape = signature?.parent;
  const parameters = shape && ts.isInterfaceDeclaration(shape) ? (shape.typeParameters ?? []) : [];
  const isOfShape = parameters.some(({ name }) => new RegExp(`\\b${name.text}\\b`).test(declared ?? ""));
  const isClear = declared && !declared.includes('["') && !isOfShape;
  const text = isClear ? declared : checker.typeToString(given, undefined, ts.TypeFormatFlags.NoTruncation);
  const line = text.replace(/ \| undefined$/, "").replace(/\s+/g, " ");
  return withoutParentheses(line.replaceAll("; }", " }").replace(/\bIds\b/g, "string[]"));
}

const withoutParentheses = (text: string) => (/^\(\(.*\) => [^()]*\)$/.test(text) ? text.slice(1, -1) : text);

const membersOf = (type: ts.Type) => checker.getPropertiesOfType(type);

function memberOf(type: ts.Type, name: string): ts.Symbol {
  const member = membersOf(type).find((member) => member.name === name);
  if (!member) throw new Error(`${type.symbol.name} has no ${name}.`);
  return member;
}

function exportOf(file: string, name: string): ts.Symbol {
  const module = program.getSourceFile(path.join(source, file));
  const symbol = module && checker.getSymbolAtLocation(module);
  const found = symbol && checker.getExportsOfModule(symbol).find((one) => one.name === name);
  return resolved(found, `${file} exports no ${name}.`);
}

const typeOf = (file: string, name: string) => checker.getDeclaredTypeOfSymbol(exportOf(file, name));

function resolved(symbol: ts.Symbol | undefined, complaint = "A name leads nowhere."): ts.Symbol {
  if (!symbol) throw new Error(complaint);
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The object literal of a constant, without `satisfies` and similar wrappers. */
function literalOf(symbol: ts.Symbol): ts.ObjectLiteralExpression {
  let node = symbol.declarations?.find(ts.isVariableDeclaration)?.initializer;
  while (node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))) node = node.expression;
  if (!node || !ts.isObjectLiteralExpression(node)) throw new Error(`${symbol.name} is no object.`);
  return node;
}

function textOf(name: ts.PropertyName | undefined): string {
  if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) return name.text;
  throw new Error("A name is written as such.");
}

/** The first paragraph of a comment, in one line, without the ids of requirements. */
function commentOf(symbol: ts.Symbol): string {
  const [text = ""] = ts.displayPartsToString(symbol.getDocumentationComment(checker)).split("\n\n");
  return text
    .replace(/\s+/g, " ")
    .replace(/ \([ABR]-[^)]*\)/g, "")
    .trim();
}

function tagOf(symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((tag) => tag.name === name);
  return tag && ts.displayPartsToString(tag.text);
}
