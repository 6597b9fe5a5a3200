// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const UsersRound = "M18 21a8 8 0 0 0-16 0M5 8a5 5 0 0 1 10 0a5 5 0 0 1 -10 0ZM22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3";
