// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const X = "M18 6 6 18M6 6l12 12";
