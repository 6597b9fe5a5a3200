import { createContext, useContext, useMemo, type ReactNode, type RefCallback } from "react";

import { useIsInPage } from "../lib/useIsInPage.js";
import type { Density, Theme } from "./createTheme.js";
import { type BaseColors, baseDark, baseLight } from "./baseColors.js";
import { Root } from "./ThemeRoot.styles.js";
import { useResolvedScheme, type ResolvedScheme, type Scheme } from "./scheme.js";

export interface ThemeSettings {
  /** A theme made by `createTheme()`. If omitted, the default theme is used. */
  theme?: Theme;
  /**
   * Light, dark, `auto` for the setting of the device, or `inherit` for the `color-scheme` of the surrounding page.
   * @default "light"
   */
  scheme?: Scheme;
  /**
   * The heights of rows and controls. On touch screens, controls are always 44 px high. @default the theme's density,
   * or "default"
   */
  density?: Density;
}

export interface ThemeRootProps extends ThemeSettings {
  dir?: "ltr" | "rtl";
  lang?: string;
  className?: string;
  /** Called with the element once it is drawn. */
  rootRef?: RefCallback<HTMLElement>;
  children?: ReactNode;
}

/**
 * The element that declares the tokens. The provider renders one around the widgets and one for overlays. A component
 * outside of both, such as a print view or a preview of another scheme, renders its own.
 */
export function ThemeRoot({
  theme: givenTheme,
  scheme = "light",
  density,
  dir,
  lang,
  className,
  rootRef,
  children,
}: ThemeRootProps) {
  const theme = givenTheme ?? ownTheme;
  const resolved = useResolvedScheme(scheme);
  const isInPage = useIsInPage();
  const value = useMemo(() => ({ scheme: resolved, colors: theme.colors[resolved] }), [resolved, theme]);
  return (
    <ThemeContext.Provider value={value}>
      <Root
        ref={rootRef}
        className={className}
        data-cw=""
        data-cw-scheme={resolved}
        data-cw-density={density ?? theme.density}
        dir={dir}
        lang={lang}
        // React sets these through the style object, which no content security policy forbids.
        style={isInPage ? theme.variables[resolved] : undefined}
      >
        {children}
      </Root>
    </ThemeContext.Provider>
  );
}

export interface ResolvedTheme {
  scheme: ResolvedScheme;
  /** Plain values, where CSS variables cannot be used. Canvases and charts get theirs from `useChartColors`. */
  colors: BaseColors;
}

/** The scheme and colours in force here. */
export function useTheme(): ResolvedTheme {
  return useContext(ThemeContext);
}

/** What `createTheme()` answers, written out: nobody who leaves our look as it is fetches the arithmetic of colours. */
const ownTheme: Pick<Theme, "variables" | "density"> & { colors: Record<ResolvedScheme, BaseColors> } = {
  colors: { light: baseLight, dark: baseDark },
  variables: {},
  density: "default",
};
const ThemeContext = createContext<ResolvedTheme>({ scheme: "light", colors: ownTheme.colors.light });
