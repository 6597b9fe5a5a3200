/** The output of a bundler. */
interface File {
  imports: string[];
}

/** A file and everything that a browser loads with it, including indirect imports. */
export function withImports<One extends File>(file: One, fileNamed: (name: string) => One | undefined): Set<One> {
  const found = new Set([file]);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = fileNamed(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}
