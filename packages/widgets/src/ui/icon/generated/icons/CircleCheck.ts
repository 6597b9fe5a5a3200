// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/widgets/src imports from here.
export const CircleCheck = "M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0ZM16 9l-5.5 5.5L8 12";
