// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const Ban = "M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0ZM4.929 4.929 19.07 19.071";
