// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const SearchX = "M13.5 8.5l-5 5M8.5 8.5l5 5M3 11a8 8 0 0 1 16 0a8 8 0 0 1 -16 0ZM21 21l-4.3-4.3";
