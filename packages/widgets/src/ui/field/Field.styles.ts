import { styled } from "styled-components";

export const Heading = styled.span`
  display: flex;
  align-items: baseline;
  gap: 4px;
  font-size: 13px;
  line-height: 20px;

  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Label = styled.label`
  font-weight: 500;
  cursor: default;
`;

export const Optional = styled.span`
  color: var(--cw-text-subtle);
`;

export const Aside = styled.span`
  margin-inline-start: auto;

  /* The control is 6 px below: the touch target of 44 px for a link ends there, and extends into the space for the message above. */
  --cw-link-lift: 7px;
`;

export const Description = styled.span`
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  color: var(--cw-text-subtle);
`;

export const ErrorText = styled.span`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  color: var(--cw-danger-text);
  overflow-wrap: anywhere;

  /* In a form that reserves space for it, the first line takes none, so that the content below does not move. If it replaces the help text, it uses the space of that. */
  &:not([data-replaces]) {
    margin-block-start: var(--cw-message-start, 0);
    margin-block-end: var(--cw-message-end, 0);
  }

  svg {
    margin-block-start: 1.5px;
  }
`;
