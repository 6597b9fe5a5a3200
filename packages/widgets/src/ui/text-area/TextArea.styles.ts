import { styled } from "styled-components";

import { controlBox, fieldStack } from "../field/index.js";

export const Root = styled.div`
  ${fieldStack}
`;

export const Box = styled.textarea`
  ${controlBox}
  display: block;
  height: auto;
  min-height: 72px;
  padding: 8px 10px;
  resize: vertical;

  /* Grows with the typed text, if the browser supports it. */
  field-sizing: content;
  max-height: 320px;

  @media (hover: hover) {
    &:enabled:hover {
      box-shadow: inset 0 0 0 1px var(--cw-control-outline);
    }
  }

  &:enabled:focus {
    box-shadow:
      inset 0 0 0 1.5px var(--cw-focus-ring),
      0 0 0 3px color-mix(in oklab, var(--cw-focus-ring) 20%, transparent);
  }

  [data-invalid] > &:enabled {
    box-shadow: inset 0 0 0 1.5px var(--cw-danger);
  }
  [data-invalid] > &:enabled:focus {
    box-shadow:
      inset 0 0 0 1.5px var(--cw-danger),
      0 0 0 3px color-mix(in oklab, var(--cw-danger) 12%, transparent);
  }

  &::placeholder {
    color: var(--cw-text-subtle);
    opacity: 1;
  }
`;
