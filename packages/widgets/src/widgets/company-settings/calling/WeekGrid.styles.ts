import { styled } from "styled-components";

export const Week = styled.div`
  display: grid;
  gap: 10px;
`;

export const Day = styled.div`
  display: grid;
  grid-template-columns: 128px 236px minmax(0, 1fr);
  gap: 8px 12px;
  align-items: center;

  > :last-child {
    grid-column: -2 / -1;
  }

  &[data-plain] {
    grid-template-columns: 128px minmax(0, 1fr);
  }

  @container cw (inline-size <= 560px) {
    &,
    &[data-plain] {
      grid-template-columns: 1fr;
    }
  }
`;

export const Spans = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 12px;
`;

export const Bar = styled.div`
  position: relative;
  block-size: 8px;
  border-radius: 4px;
  background: var(--cw-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--cw-border-subtle);

  > i {
    position: absolute;
    inset-block: 0;
    border-radius: 4px;
    background: var(--cw-border-strong);
  }

  > i[data-called] {
    background: var(--cw-accent);
  }

  @media (forced-colors: active) {
    > i[data-called] {
      background: Highlight;
    }
  }
`;

export const Said = styled.p`
  margin: 4px 0 0;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;
