/** One stage of a Dockerfile: its base, and its steps in order. */
export interface Stage {
  name: string | undefined;
  /** An earlier stage's name, or an image. */
  from: string;
  steps: Step[];
  user: string;
  /** The command of a container, and its health check. */
  command: string[] | undefined;
  healthCheck: string[] | undefined;
  line: number;
}

export type Step =
  | { kind: "workdir"; path: string; line: number }
  | { kind: "env"; variables: Record<string, string>; line: number }
  | { kind: "run"; command: string; line: number }
  | { kind: "copy"; from: string | undefined; sources: string[]; target: string; line: number };

/**
 * Reads the parts of a Dockerfile that ours uses.
 *
 * @throws Error with the line of an unknown instruction, so that none is ignored.
 */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const { line, word, rest } of instructions(text)) {
    if (word === "FROM") {
      const [from = "", , name] = rest.split(/\s+/);
      stages.push({ name, from, steps: [], user: "root", command: undefined, healthCheck: undefined, line });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`Line ${line}: ${word} before FROM.`);
    if (word === "WORKDIR") stage.steps.push({ kind: "workdir", path: rest, line });
    else if (word === "ENV") stage.steps.push({ kind: "env", variables: variablesOf(rest), line });
    else if (word === "RUN") stage.steps.push({ kind: "run", command: rest, line });
    else if (word === "COPY") stage.steps.push({ kind: "copy", ...copyOf(rest), line });
    else if (word === "USER") stage.user = rest;
    else if (word === "CMD") stage.command = JSON.parse(rest) as string[];
    else if (word === "HEALTHCHECK") stage.healthCheck = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
    else if (word !== "EXPOSE") throw new Error(`Line ${line}: what ${word} does is not known here.`);
  }
  return stages;
}

/** Lines that end with a backslash continue in the next one. */
function* instructions(text: string): Generator<{ line: number; word: string; rest: string }> {
  let [begun, line] = ["", 0];
  for (const [index, each] of text.split("\n").entries()) {
    if (each.startsWith("#") || (each.trim() === "" && begun === "")) continue;
    if (begun === "") line = index + 1;
    begun += each.replace(/\\$/, " ");
    if (each.endsWith("\\")) continue;
    const [, word = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(begun.trim()) ?? [];
    yield { line, word: word.toUpperCase(), rest: rest.trim() };
    begun = "";
  }
}

function variablesOf(rest: string): Record<string, string> {
  return Object.fromEntries(Array.from(rest.matchAll(/(\w+)=(\S+)/g), ([, name = "", value = ""]) => [name, value]));
}

function copyOf(rest: string) {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const target = words.pop() ?? "";
  return { from, sources: words, target };
}
