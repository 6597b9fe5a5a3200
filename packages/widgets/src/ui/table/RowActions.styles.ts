import { styled } from "styled-components";

/** The buttons of a row are less visible until the row is hovered or focused. */
export const Actions = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: 2px;

  @media (hover: none) {
    && button {
      color: var(--cw-text-muted);
    }
  }

  [data-row-id]:is(:hover, :focus-within) && button {
    color: var(--cw-text-muted);
  }

  &&& button:hover {
    background: var(--cw-surface-active);
    color: var(--cw-text);
  }

  &&& button[aria-expanded="true"] {
    background: var(--cw-surface);
    color: var(--cw-accent-text);
    box-shadow:
      inset 0 0 0 1px var(--cw-border-strong),
      var(--cw-shadow-1);
  }
`;
