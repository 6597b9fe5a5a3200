/**
 * The chapters of a document by the anchors of their headings: the text between a heading and the next, without
 * comments.
 */
export function chaptersOf(markdown: string): Map<string, string> {
  const chapters = new Map<string, string[]>();
  let lines: string[] = [];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    const heading = isCode ? undefined : /^##? (.+)$/.exec(line)?.[1];
    if (heading === undefined) lines.push(line);
    else chapters.set(anchorOf(heading), (lines = []));
  }
  return new Map([...chapters].map(([anchor, lines]) => [anchor, withoutComments(lines.join("\n")).trim()]));
}

/** Removes line breaks inside inline code, because Storybook shows code with a line break as a block. */
export function withWholeCode(text: string): string {
  return text
    .split(/(^```.*?^```$)/ms)
    .map((part) =>
      part.startsWith("```") ? part : part.replaceAll(/`[^`]+`/g, (code) => code.replaceAll(/\s*\n\s*/g, " ")),
    )
    .join("");
}

/** The anchor that GitHub makes of a heading: `Security model` → `security-model`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, "")
    .replaceAll(/\s/g, "-");
}

const withoutComments = (text: string) => text.replaceAll(/^<!--.*?-->\n*/gms, "");
