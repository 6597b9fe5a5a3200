import { styled } from "styled-components";

export const Box = styled.div`
  --tone-soft: var(--cw-danger-soft);
  --tone-border: var(--cw-danger-border);
  --tone-text: var(--cw-danger-text);
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 12px 14px;
  border-radius: var(--cw-radius-md);
  background: var(--tone-soft);
  box-shadow: inset 0 0 0 1px var(--tone-border);
  color: var(--tone-text);

  &[data-tone="warning"] {
    --tone-soft: var(--cw-warning-soft);
    --tone-border: var(--cw-warning-border);
    --tone-text: var(--cw-warning-text);
  }
  &[data-tone="info"] {
    --tone-soft: var(--cw-info-soft);
    --tone-border: var(--cw-info-border);
    --tone-text: var(--cw-info-text);
  }
  &[data-tone="success"] {
    --tone-soft: var(--cw-success-soft);
    --tone-border: var(--cw-success-border);
    --tone-text: var(--cw-success-text);
  }

  > svg {
    margin-block-start: 2px;
  }
`;

/** Wide enough to be read: the button moves below it instead of narrowing it. */
export const Words = styled.div`
  flex: 1 1 160px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  font-weight: 600;
`;

export const Message = styled.div`
  color: var(--cw-text-muted);
`;
