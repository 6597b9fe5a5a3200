/**
 * react-aria looks with `document.getElementById` whether a title, a description or the focused option is drawn, and a
 * document does not look into shadow roots: dialogs would have no name, fields no error for those who hear them, and
 * arrows in a searched list would go nowhere. So the document is taught to find ids of our drawings, which all carry a
 * prefix that nobody else has; every other id is answered as ever. It forgets this with the last element.
 */
const roots = new Map<string, ShadowRoot>();
let findInDocument: (id: string) => HTMLElement | null;
/** Somebody's own function that ours covers; normally none, as a document has it from its prototype. */
let taughtOver: PropertyDescriptor | undefined;
/** Ours was left below somebody else's function, which asks it. */
let isBelow = false;
let count = 0;
const page = Math.random().toString(36).slice(2, 6);

/** A prefix for the ids of one drawing, for React's `identifierPrefix`. */
export function newIdPrefix(): string {
  return `cw${page}${++count}-`;
}

/** Makes ids with this prefix findable in a shadow root. Returns the way to end that. */
export function makeIdsFindable(prefix: string, root: ShadowRoot): () => void {
  if (roots.size === 0) teach();
  roots.set(prefix, root);
  return () => {
    roots.delete(prefix);
    if (roots.size === 0) unteach();
  };
}

/** A function over ours asks ours: to put ours over it as well would make each ask the other for ever. */
function teach(): void {
  if (isTaught() || (isBelow && ownFunction())) return;
  isBelow = false;
  taughtOver = ownFunction();
  findInDocument = document.getElementById.bind(document);
  Object.defineProperty(document, "getElementById", { value: find, configurable: true, writable: true });
}

function find(id: string): HTMLElement | null {
  const found = findInDocument(id);
  if (found) return found;
  for (const [prefix, root] of roots) if (id.includes(prefix)) return root.getElementById(id);
  return null;
}

/** Where somebody else has put a function of theirs over ours meanwhile, ours stays below it and finds nothing. */
function unteach(): void {
  isBelow = !isTaught();
  if (isBelow) return;
  if (taughtOver) Object.defineProperty(document, "getElementById", taughtOver);
  else Reflect.deleteProperty(document, "getElementById");
}

const ownFunction = () => Object.getOwnPropertyDescriptor(document, "getElementById");
const isTaught = () => ownFunction()?.value === find;
