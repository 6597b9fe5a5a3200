/** A list says the same few names on every row, and the platform takes its time to find one. */
export function remembered<Found>(find: (code: string) => Found): (code: string) => Found {
  const found = new Map<string, Found>();
  return (code) => {
    const known = found.get(code);
    if (known !== undefined) return known;
    const name = find(code);
    found.set(code, name);
    return name;
  };
}
