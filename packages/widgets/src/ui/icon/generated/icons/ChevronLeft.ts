// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ChevronLeft = "M15 18l-6-6 6-6";
