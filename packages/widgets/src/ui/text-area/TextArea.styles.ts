import { TextArea } from "react-aria-components/TextArea";
import { TextField } from "react-aria-components/TextField";
import { styled } from "styled-components";

import { controlBox, fieldStack } from "../field/index.js";

export const Root = styled(TextField)`
  ${fieldStack}
`;

export const Box = styled(TextArea)`
  ${controlBox}
  display: block;
  height: auto;
  min-height: 72px;
  padding: 8px 10px;
  resize: vertical;

  /* Grows with what is written, where the browser knows how. */
  field-sizing: content;
  max-height: 320px;

  &[data-focused] {
    box-shadow:
      inset 0 0 0 1.5px var(--cw-focus-ring),
      0 0 0 3px color-mix(in oklab, var(--cw-focus-ring) 20%, transparent);
  }

  &::placeholder {
    color: var(--cw-text-subtle);
    opacity: 1;
  }
`;
