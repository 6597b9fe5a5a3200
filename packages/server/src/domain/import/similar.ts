/**
 * The known name of which a new one is probably a misspelling: the same except for accents and signs, or for one or two
 * letters.
 */
export function similarName(name: string, known: readonly string[]): string | undefined {
  const key = keyOf(name);
  const slips = key.length < 6 ? 1 : 2;
  if (key.length < 4) return known.find((other) => other !== name && keyOf(other) === key);
  return known.find((other) => {
    if (other === name) return false;
    const otherKey = keyOf(other);
    return Math.abs(otherKey.length - key.length) <= slips && distance(key, otherKey, slips) <= slips;
  });
}

/** How many letters have to be added, removed or changed; if it is more than `most`, any number greater than `most`. */
function distance(one: string, other: string, most: number): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    if (Math.min(...line) > most) return most + 1;
    above = line;
  }
  return above[other.length] ?? 0;
}

function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");
}
