import { styled } from "styled-components";

import { Press } from "../../../ui/press/index.js";

export const Place = styled.section`
  display: grid;
  gap: 12px;
  margin: 0 24px 20px;
  padding: 16px;
  border-radius: var(--cw-radius-lg);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);

  @container cw (max-width: 520px) {
    margin-inline: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

export const Title = styled.h3`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
`;

export const Score = styled.span`
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Findings = styled.dl`
  display: grid;
  grid-template-columns: minmax(80px, max-content) minmax(0, 1fr);
  gap: 10px 16px;

  & dt {
    color: var(--cw-text-muted);
  }

  & dd {
    display: grid;
    justify-items: start;
    gap: 4px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  @container cw (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;

    & dd {
      margin-block-end: 8px;
    }
  }
`;

export const Quote = styled(Press)`
  display: block;
  max-inline-size: 100%;
  padding: 2px 0;
  border: 0;
  border-radius: var(--cw-radius-xs);
  background: none;
  color: var(--cw-accent-text);
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover q {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;

export const Sure = styled.span`
  margin-inline-start: 6px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
`;

export const Settle = styled.div`
  display: grid;
  gap: 8px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const Checks = styled.details`
  & summary {
    padding-block: 4px;
    color: var(--cw-text-muted);
    cursor: pointer;
  }

  & summary:focus-visible {
    border-radius: var(--cw-radius-xs);
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  & ul {
    display: grid;
    gap: 8px;
    margin-block-start: 8px;
  }

  & b {
    font-weight: 550;
  }
`;

export const Quiet = styled.p`
  color: var(--cw-text-muted);
`;
