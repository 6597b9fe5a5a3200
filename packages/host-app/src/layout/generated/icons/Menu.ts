// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const Menu = "M4 5h16M4 12h16M4 19h16";
