// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const UserRound = "M7 8a5 5 0 0 1 10 0a5 5 0 0 1 -10 0ZM20 21a8 8 0 0 0-16 0";
