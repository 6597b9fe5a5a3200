// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const Mic = "M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2h0a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h0a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3Z";
