/** Finds each thing once, because the platform takes its time to make a format or to find a name. */
export function remembered<Found>(find: (key: string) => Found): (key: string) => Found {
  const found = new Map<string, Found>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}
