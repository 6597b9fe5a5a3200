/** An entry of Storybook's index. */
export interface IndexedStory {
  id: string;
  title: string;
  name: string;
}

let index: Promise<IndexedStory[]> | undefined;

/**
 * All stories of a part: those under its title, and those of its other files, such as `widgets/CallHistory/Features`.
 */
export async function storiesOf(title: string): Promise<IndexedStory[]> {
  index ??= readIndex();
  return (await index).filter((story) => story.title === title || story.title.startsWith(`${title}/`));
}

async function readIndex(): Promise<IndexedStory[]> {
  const answer = await fetch("index.json");
  const { entries } = (await answer.json()) as { entries: Record<string, IndexedStory & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === "story");
}
