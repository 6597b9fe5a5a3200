// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const Clock = "M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0ZM12 6v6l4 2";
