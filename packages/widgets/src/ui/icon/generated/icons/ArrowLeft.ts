// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const ArrowLeft = "M12 19l-7-7 7-7M19 12H5";
