export const maxStars = 5;

/** The value for a key, or undefined for a key that is not handled. */
export function valueForKey(key: string, value: number, isRightToLeft: boolean): number | undefined {
  const more = Math.min(maxStars, value + 1);
  const less = Math.max(0, value - 1);
  if (/^[0-5]$/.test(key)) return Number(key);
  switch (key) {
    case "ArrowUp":
      return more;
    case "ArrowDown":
      return less;
    case "ArrowRight":
      return isRightToLeft ? less : more;
    case "ArrowLeft":
      return isRightToLeft ? more : less;
    case "Home":
      return 0;
    case "End":
      return maxStars;
    default:
      return undefined;
  }
}
