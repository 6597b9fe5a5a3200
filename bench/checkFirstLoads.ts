/** Fails when a page's first load is above its budget or its ceiling, or brings what nobody has asked for yet. */
import { budget, bundleHostApp, ceilingsKb, firstLoads } from "./firstLoads.ts";

const faults = firstLoads(await bundleHostApp()).flatMap(({ page, kb, ownKb, early }) => {
  const most = ceilingsKb[page] ?? budget.firstLoadKb;
  return [
    ...(kb > most ? [`${page} begins with ${kb.toFixed(1)} kB; ${most} is the most`] : []),
    ...(ownKb > budget.ownKb ? [`${page}'s own chunk is ${ownKb.toFixed(1)} kB; ${budget.ownKb} is the most`] : []),
    ...early.map((what) => `${page} begins with ${what}`),
  ];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("`pnpm bench shipped` shows every page; bench/README.md says how parts come on demand.");
  process.exitCode = 1;
}
