/** Whether a field has the same value on both sides. Choices are compared by their ids, in any order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return Object.is(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => String(plain(one))).toSorted());
  return typeof value === "object" && value !== null && "id" in value ? value.id : value;
}
