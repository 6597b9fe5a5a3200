// Written by `pnpm generate` from Lucide's drawings (ISC): the icons that packages/host-app/src imports from here.
export const CloudOff = "M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78M2 2l20 20";
