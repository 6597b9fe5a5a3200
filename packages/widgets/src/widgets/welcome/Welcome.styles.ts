import { styled } from "styled-components";

import { chartColors } from "../../theme/chartColors.js";

export const Art = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  block-size: 132px;
  padding-inline: 36px;
  border-block-end: 1px solid var(--cw-border-subtle);
  background: var(--cw-surface-sunken);

  @media (max-height: 559.98px) {
    display: none;
  }
`;

export const Bars = styled.svg`
  ${chartColors}
  inline-size: 100%;
  block-size: 72px;
  fill: var(--cw-viz-speaker-assistant);

  > [data-speaker="c"] {
    fill: var(--cw-viz-speaker-contact);
  }

  > [data-speaker="pause"] {
    fill: var(--cw-border-strong);
  }
`;

export const Body = styled.div`
  padding: 24px 24px 22px;
  overflow: auto;

  > h2 {
    font-size: var(--cw-heading-size);
    line-height: var(--cw-heading-line);
    font-weight: var(--cw-heading-weight);
    letter-spacing: var(--cw-heading-tracking);
  }

  > p {
    margin-block: 4px 20px;
    color: var(--cw-text-muted);
    font-size: var(--cw-body-lg-size);
    line-height: var(--cw-body-lg-line);
    text-wrap: pretty;
  }
`;

export const Footer = styled.footer`
  flex: none;
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding: 14px 24px;
  border-block-start: 1px solid var(--cw-border-subtle);
  background: var(--cw-surface-sunken);

  [data-cw-scheme="dark"] & {
    background: transparent;
  }

  @media (width < 480px) {
    > button {
      flex: 1;
    }
  }
`;
