// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ChevronDown = "M6 9l6 6 6-6";
