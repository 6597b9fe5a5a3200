// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const SquareUserRound = "M18 21a6 6 0 0 0-12 0M8 11a4 4 0 0 1 8 0a4 4 0 0 1 -8 0ZM5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2Z";
