import { css } from "styled-components";

/**
 * The box of every control for typing or choosing. Put it on the element that has the states, as react-aria's `data-*`
 * attributes, or around the input that has them.
 */
export const controlBox = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-width: 0;
  height: var(--cw-control);
  padding: 0 10px;
  border: 0;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface);
  color: var(--cw-text);
  font: 400 var(--cw-input-size) / 20px var(--cw-font-family);
  letter-spacing: var(--cw-body-tracking);
  text-align: start;
  box-shadow:
    inset 0 0 0 1px var(--cw-border-strong),
    0 1px 1px rgb(28 25 21 / 0.03);
  outline: 1px solid transparent;
  transition: box-shadow var(--cw-dur-fast);

  [data-cw-field-size="large"] & {
    height: max(40px, var(--cw-control));
    padding: 0 12px;
    font-size: max(14px, var(--cw-input-size));
    border-radius: var(--cw-radius-md);
  }

  &[data-hovered] {
    box-shadow: inset 0 0 0 1px var(--cw-control-outline);
  }

  @media (hover: hover) {
    &:enabled:hover,
    &:has(> input:enabled):hover {
      box-shadow: inset 0 0 0 1px var(--cw-control-outline);
    }
  }

  /* A ring around a text field, which is also shown with a mouse, because the next letter goes there. */
  &:is([data-focus-within], [data-focus-visible], :focus-visible, [aria-expanded="true"], :has(> input:focus)) {
    box-shadow:
      inset 0 0 0 1.5px var(--cw-focus-ring),
      0 0 0 3px color-mix(in oklab, var(--cw-focus-ring) 20%, transparent);
  }

  [data-invalid] & {
    box-shadow: inset 0 0 0 1.5px var(--cw-danger);
  }
  [data-invalid]
    &:is([data-focus-within], [data-focus-visible], :focus-visible, [aria-expanded="true"], :has(> input:focus)) {
    box-shadow:
      inset 0 0 0 1.5px var(--cw-danger),
      0 0 0 3px color-mix(in oklab, var(--cw-danger) 12%, transparent);
  }

  &[data-disabled] {
    background: var(--cw-surface-active);
    color: var(--cw-text-disabled);
    box-shadow: inset 0 0 0 1px var(--cw-border);
    cursor: not-allowed;
  }
`;

/** The input inside a {@link controlBox}: it fills the box and has no styles of its own. */
export const bareInput = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  appearance: none;

  &::placeholder {
    color: var(--cw-text-subtle);
    opacity: 1;
  }

  &:disabled {
    cursor: inherit;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  &:-webkit-autofill {
    -webkit-text-fill-color: var(--cw-text);
    box-shadow: inset 0 0 0 100px var(--cw-surface);
  }
`;

/** The column of label, control and note. In a form there is space below for a message of one line. */
export const fieldStack = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  padding-block-end: var(--cw-message-room, 0);
`;
