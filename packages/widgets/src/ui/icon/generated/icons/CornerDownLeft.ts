// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const CornerDownLeft = "M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5";
