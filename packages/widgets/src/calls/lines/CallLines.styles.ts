import { styled } from "styled-components";

export const Lines = styled.ul`
  container: cw-lines / inline-size;
  isolation: isolate;
`;

/** Columns if there is enough space; otherwise two rows of two. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 118px minmax(0, 1.15fr) minmax(0, 0.85fr) 130px minmax(106px, max-content);
  align-items: center;
  gap: 2px 16px;
  min-block-size: 39px;
  padding-inline: 16px;

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  border-block-start: 1px solid var(--cw-border-subtle);

  @container cw-lines (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: 9px;

    > :nth-child(1) {
      order: 3;
    }
    > :nth-child(2) {
      order: 1;
    }
    > :nth-child(3) {
      display: none;
    }
    > :nth-child(4) {
      order: 4;
      justify-self: end;
    }
    > :nth-child(5) {
      order: 2;
    }
  }
`;

export const ScheduledLine = styled.li`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  padding: 9px 16px;

  > svg {
    margin-block-start: 3px;
  }

  & + & {
    border-block-start: 1px solid var(--cw-border-subtle);
  }
`;

/** The touch target of the name has the height of its row and lies above the text below it. */
export const Customer = styled.div`
  --cw-link-lift: -5px;
  position: relative;
  z-index: 1;
  min-inline-size: 0;
  font-weight: 500;

  > a,
  > [data-variant] {
    display: block;
  }
`;

export const Contact = styled.div`
  min-inline-size: 0;
  color: var(--cw-text-muted);
`;

export const Answer = styled.div`
  min-inline-size: 0;
`;

export const When = styled.div`
  color: var(--cw-text-muted);
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const There = styled.div`
  color: var(--cw-text-subtle);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;
`;
