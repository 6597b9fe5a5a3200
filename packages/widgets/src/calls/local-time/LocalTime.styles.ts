import { styled } from "styled-components";

export const Reading = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  vertical-align: middle;
  color: var(--cw-text);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  border-radius: var(--cw-radius-xs);

  &[data-off] {
    color: var(--cw-text-subtle);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const Sun = styled.i`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  margin-inline: 3px;
  border-radius: 50%;
  background: var(--cw-success);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
