/// <reference types="vite/client" />
import { Markdown } from "@storybook/addon-docs/blocks";

const files = import.meta.glob<string>("../../.changeset/*.md", { query: "?raw", import: "default", eager: true });

interface Change {
  name: string;
  packages: string[];
  text: string;
}

const changes: Change[] = Object.entries(files).flatMap(([file, raw]) => {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(raw) ?? [];
  if (head === undefined || text === undefined) return [];
  const packages = [...head.matchAll(/"@callwright\/(\w+)"/g)].map(([, name = ""]) => name);
  return [{ name: file.replace(/^.*\/|\.md$/g, ""), packages, text: text.trim() }];
});

/** The changes since the last version for people who use a package, read from the changesets. */
export function Changes({ of }: { of: string }) {
  return changes
    .filter(({ packages }) => packages.includes(of))
    .map(({ name, text }) => (
      <li key={name}>
        <Markdown>{text}</Markdown>
      </li>
    ));
}
