import { useMemo } from "react";

import type { BaseColors } from "./baseColors.js";
import { callColors } from "./callColors.js";
import { chartColors } from "./chartColors.js";
import { useTheme } from "./ThemeRoot.js";

/** Plain values of the colours that canvases and charts paint with. */
export type DrawnColors = BaseColors & typeof callColors.light & typeof chartColors.light;

/** The colours in force here, with those of calls and charts. */
export function useChartColors(): DrawnColors {
  const { scheme, colors } = useTheme();
  return useMemo(() => ({ ...callColors[scheme], ...chartColors[scheme], ...colors }), [scheme, colors]);
}
