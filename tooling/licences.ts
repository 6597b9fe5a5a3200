/** Licences that shipped third-party code may have: none of them determines our licence. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
]);

/** Whether an SPDX expression permits a permissive choice: `(MIT OR GPL-3.0)` does, `MIT AND GPL-3.0` does not. */
export function isPermissive(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isPermissive);
  if (bare.includes(" AND ")) return bare.split(" AND ").every(isPermissive);
  return permissive.has(bare);
}
