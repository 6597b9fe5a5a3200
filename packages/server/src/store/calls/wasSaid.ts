import { sql, type RawBuilder } from "kysely";

/**
 * Whether one turn of a call `c` contains all of these words, or words that begin with them, letter case and accents
 * aside; undefined if there is no search. The index `call_turns_said` finds the turns.
 */
export function wasSaid(said: string | undefined): RawBuilder<boolean> | undefined {
  const words = (said ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return undefined;
  // An array is built once, from the index. With a join, the database would rather read every conversation from the
  // newest on.
  return sql<boolean>`c.id = any(array(
    select t.call_id from call_turns t
    where to_tsvector('simple', plain(t.content)) @@ to_tsquery('simple', plain(${words.map(beginning).join(" & ")}))))`;
}

/** A word for the text search: literal, whatever special characters it contains. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, (sign) => sign.repeat(2))}':*`;
