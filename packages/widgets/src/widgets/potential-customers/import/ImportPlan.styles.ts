import { styled } from "styled-components";

export const Plan = styled.div`
  display: grid;
  gap: 16px;
  min-inline-size: 0;
  container-type: inline-size;
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-inline-size: 0;
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

export const FileName = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  color: var(--cw-text);

  > svg {
    flex: none;
    color: var(--cw-text-subtle);
  }

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
  margin: 0;

  @container (inline-size < 420px) {
    grid-template-columns: repeat(2, 1fr);
  }
`;

export const Figure = styled.div`
  display: grid;
  gap: 2px;
  padding: 10px 12px;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);

  > dt {
    color: var(--cw-text-subtle);
    font-size: 12px;
    line-height: 16px;
  }

  > dd {
    margin: 0;
    color: var(--cw-text);
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-inline-start: 18px;
  list-style: disc;
  color: var(--cw-text-subtle);

  > li {
    overflow-wrap: anywhere;
  }

  > li[data-warns] {
    color: var(--cw-warning-text);
  }

  strong {
    color: var(--cw-text);
    font-weight: 500;
  }
`;

export const Columns = styled.details`
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);

  > summary {
    padding: 10px 12px;
    border-radius: inherit;
    color: var(--cw-text);
    font-weight: 500;
    cursor: pointer;
  }

  > summary:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const ColumnList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 220px);
    align-items: center;
    gap: 6px 16px;
    padding: 8px 12px;
    border-block-start: 1px solid var(--cw-border-subtle);
  }

  @container (inline-size < 420px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const ColumnName = styled.span`
  display: grid;
  min-inline-size: 0;

  > strong {
    overflow-wrap: anywhere;
    color: var(--cw-text);
    font-weight: 500;
  }

  > span {
    overflow: hidden;
    color: var(--cw-text-subtle);
    font-size: 12px;
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
