// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ChevronRight = "M9 18l6-6-6-6";
