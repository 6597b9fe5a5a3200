// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ListFilter = "M2 5h20M6 12h12M9 19h6";
