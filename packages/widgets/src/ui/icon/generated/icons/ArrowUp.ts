// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ArrowUp = "M5 12l7-7 7 7M12 19V5";
