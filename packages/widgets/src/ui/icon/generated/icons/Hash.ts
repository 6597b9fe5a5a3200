// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const Hash = "M4 9L20 9M4 15L20 15M10 3L8 21M16 3L14 21";
