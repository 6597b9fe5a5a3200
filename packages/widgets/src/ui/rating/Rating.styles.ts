import { styled } from "styled-components";

import { fieldStack } from "../field/index.js";

export const Root = styled.div`
  ${fieldStack}
  align-items: flex-start;
`;

export const Name = styled.span`
  font-size: 13px;
  line-height: 20px;
  font-weight: 500;
`;

export const Stars = styled.div`
  display: inline-flex;
  margin-inline: -3px;
  border-radius: var(--cw-radius-xs);
  color: var(--cw-border-strong);
  cursor: pointer;
  outline: 0;
  touch-action: manipulation;

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  &[aria-disabled="true"] {
    cursor: default;
  }

  @media (prefers-contrast: more) {
    color: var(--cw-control-outline);
  }
`;

export const Star = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }

  svg {
    width: 18px;
    height: 18px;
    fill: currentColor;
    stroke: var(--cw-control-outline);
    stroke-width: 0.75;
    transition: color var(--cw-dur-fast);
  }

  &[data-lit] {
    color: var(--cw-accent);

    svg {
      stroke: none;
    }
  }

  @media (forced-colors: active) {
    &:not([data-lit]) svg {
      fill: none;
    }
  }
`;

export const Description = styled.span`
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  color: var(--cw-text-subtle);
`;
