import { styled } from "styled-components";

export const Heading = styled.h1`
  margin: 0 0 -16px;
  font-size: 28px;
  line-height: 36px;
  font-weight: 640;
  letter-spacing: -0.024em;
  text-wrap: balance;

  /* Focused when it takes another screen's place, so that it is read out. */
  &:focus {
    outline: none;
  }
`;

export const Lead = styled.p`
  margin: 0 0 8px;
  color: var(--cw-text-muted);
  font-size: 14px;
  line-height: 22px;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  & b {
    color: var(--cw-text);
    font-weight: 600;
  }
`;

export const Aside = styled.p`
  margin: 4px 0 0;
  color: var(--cw-text-muted);
  text-align: center;
`;

/** A screen of the login's kind, with or without a form: one rhythm, and one large way on. */
export const Screen = styled.div`
  container: cw / inline-size;
  display: grid;
  gap: 16px;
  align-content: start;

  & button[type="submit"] {
    --height: 44px;
  }
`;

/** A sign above the heading: an envelope, a check. */
export const Sign = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: calc(12px * var(--cw-radius-scale));
  background: var(--cw-surface-active);
  color: var(--cw-text);

  &[data-tone="success"] {
    background: var(--cw-success-soft);
    color: var(--cw-success-text);
  }

  &[data-tone="danger"] {
    background: var(--cw-danger-soft);
    color: var(--cw-danger-text);
  }
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: start;

  @container cw (max-width: 319.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A box to tick and what to read before it. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 12px;

  @media (pointer: coarse) {
    row-gap: 24px;
  }
`;

export const Note = styled.p`
  margin: -8px 0 4px;
  color: var(--cw-text-muted);
  text-wrap: pretty;
`;
