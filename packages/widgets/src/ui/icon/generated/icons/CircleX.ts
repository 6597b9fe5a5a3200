// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const CircleX = "M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0ZM15 9l-6 6M9 9l6 6";
