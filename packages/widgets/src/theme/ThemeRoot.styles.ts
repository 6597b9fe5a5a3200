import { styled } from "styled-components";

import { darkVariables, lightVariables, scaleVariables } from "./variables.js";

/**
 * Declares every `--cw-*` variable for what is inside it, and nothing for what is not. It has no box of its own
 * (`display: contents`), so a host's layout sees the widgets as its own children.
 */
export const Root = styled.div`
  display: contents;
  ${scaleVariables}
  ${lightVariables}
  color: var(--cw-text);
  font: var(--cw-body-weight) var(--cw-body-size) / var(--cw-body-line) var(--cw-font-family);
  font-feature-settings: var(--cw-font-features);
  font-optical-sizing: auto;
  letter-spacing: var(--cw-body-tracking);
  cursor: auto;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  word-spacing: normal;
  -webkit-font-smoothing: antialiased;
  text-rendering: optimizeLegibility;
  -webkit-tap-highlight-color: transparent;

  &[data-cw-scheme="dark"] {
    ${darkVariables}
  }

  &[data-cw-density="comfortable"] {
    --cw-row: 48px;
    --cw-control: 36px;
    --cw-cell-x: 16px;
  }

  &[data-cw-density="compact"] {
    --cw-row: 32px;
    --cw-control: 28px;
    --cw-cell-x: 8px;
  }

  @media (pointer: coarse) {
    &&[data-cw] {
      --cw-row: 64px;
      --cw-control: 44px;
      --cw-cell-x: 16px;
      --cw-input-size: 16px;
    }
  }

  @media (prefers-contrast: more) {
    && {
      --cw-border-subtle: var(--cw-control-outline);
      --cw-border: var(--cw-control-outline);
      --cw-border-strong: var(--cw-control-outline);
      --cw-text-subtle: var(--cw-text-muted);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    && {
      --cw-dur-fast: 0.01ms;
      --cw-dur-base: 0.01ms;
      --cw-dur-slow: 0.01ms;
      --cw-dur-live: 0ms;
    }
  }

  /*
   * What a page says by the names of elements ends here: ten names weigh more than those of any page, and less than one class, by
   * which our own parts speak, and whoever styles a data-part. A shadow root has no html around it, and needs nothing of this.
   */
  :where(html &, html & :is([data-widget], [data-cw-overlays]), html & :is([data-widget], [data-cw-overlays]) *) {
    &:is(*, i i i i i i i i i i),
    &:is(*, i i i i i i i i i i)::before,
    &:is(*, i i i i i i i i i i)::after {
      all: revert;
      box-sizing: border-box;
    }

    /* Attributes draw them, which only this leaves; and what a page says in a layer, where it is not said otherwise here. */
    &:is(svg, svg *, i i i i i i i i i i) {
      all: revert-layer;
      box-sizing: border-box;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      vertical-align: baseline;
    }

    /* Browsers hide by this attribute as if a page had said so, and that ends here with all else. */
    &:where([hidden]):is(*, i i i i i i i i i i) {
      display: none;
    }

    &:is(button, input, select, textarea, i i i i i i i i i i) {
      margin: 0;
      font: inherit;
      letter-spacing: inherit;
      color: inherit;
    }

    &:is(h1, h2, h3, h4, p, dl, dd, ul, ol, figure, i i i i i i i i i i) {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    &:where([data-react-aria-pressable]):is(*, i i i i i i i i i i) {
      touch-action: pan-x pan-y pinch-zoom;
    }
  }

  /* A reset of no weight: it reaches only inside this root, and any part's own rule wins over it. */
  :where(&) :where(*, *::before, *::after) {
    box-sizing: border-box;
  }

  :where(&) :where(button, input, select, textarea) {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  :where(&) :where(h1, h2, h3, h4, p, dl, dd, ul, ol, figure) {
    margin: 0;
    padding: 0;
  }

  :where(&) :where(ul, ol) {
    list-style: none;
  }
`;
