// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const LogOut = "M16 17l5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4";
