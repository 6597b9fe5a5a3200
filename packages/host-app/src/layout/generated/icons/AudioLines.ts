// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const AudioLines = "M2 10v3M6 6v11M10 3v18M14 8v7M18 5v13M22 10v3";
