/** What a bundler made. */
interface File {
  imports: string[];
}

/** A file and all that a browser fetches with it, however deep its imports go. */
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
