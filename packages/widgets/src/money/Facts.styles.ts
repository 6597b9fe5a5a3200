import { styled } from "styled-components";

export const List = styled.dl`
  display: grid;
  margin: 0;
  padding-inline: 14px;
  border-radius: var(--cw-radius-md);
  box-shadow: inset 0 0 0 1px var(--cw-border);

  > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--cw-border-subtle);
  }

  > div:last-child {
    border: 0;
  }

  & dt {
    color: var(--cw-text-muted);
  }

  & dd {
    margin: 0;
    color: var(--cw-text);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
