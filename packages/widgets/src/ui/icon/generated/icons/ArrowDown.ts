// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ArrowDown = "M12 5v14M19 12l-7 7-7-7";
