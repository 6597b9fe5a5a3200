// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const Ellipsis = "M11 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0ZM18 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0ZM4 12a1 1 0 0 1 2 0a1 1 0 0 1 -2 0Z";
