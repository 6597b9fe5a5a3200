// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const ChevronsUpDown = "M7 15l5 5 5-5M7 9l5-5 5 5";
