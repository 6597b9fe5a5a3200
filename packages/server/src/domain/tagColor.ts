/** The four translucent colours of tags (B-TAG-08). */
export const tagColors = ["blue", "teal", "pink", "yellow"] as const;
export type TagColor = (typeof tagColors)[number];

/** The colour of a tag for which none was chosen: looks random, and is always the same for the same title. */
export function tagColorOf(title: string): TagColor {
  let sum = 0;
  for (const sign of title.toLowerCase()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return tagColors[sum % tagColors.length] ?? "blue";
}
