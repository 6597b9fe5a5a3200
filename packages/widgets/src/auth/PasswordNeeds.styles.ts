import { styled } from "styled-components";

export const Stack = styled.div`
  container: cw-password / inline-size;
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  /* Belongs to the field above it, not to the next one. */
  margin-block-start: -8px;
`;

/** Red, amber, amber, green; the word says it too. */
export const Meter = styled.div`
  --cw-meter: var(--cw-warning);
  --cw-meter-text: var(--cw-warning-text);
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
  gap: 5px;
  align-items: center;
  block-size: 16px;

  &[data-bars="1"] {
    --cw-meter: var(--cw-danger);
    --cw-meter-text: var(--cw-danger-text);
  }

  &[data-bars="4"] {
    --cw-meter: var(--cw-success);
    --cw-meter-text: var(--cw-success-text);
  }

  & > i {
    block-size: 4px;
    border-radius: 2px;
    background: var(--cw-surface-active);
    transition: background var(--cw-dur-fast) var(--cw-ease-standard);
  }

  & > i[data-lit] {
    background: var(--cw-meter);
  }

  & > span {
    min-inline-size: 40px;
    color: var(--cw-meter-text);
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
    text-align: end;
  }

  @media (forced-colors: active) {
    & > i[data-lit] {
      background: CanvasText;
    }
  }
`;

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 5px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--cw-text-subtle);
  font-size: 12px;
  line-height: 18px;

  @container cw-password (max-width: 279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Rule = styled.li`
  display: flex;
  align-items: center;
  gap: 7px;

  &[data-met] {
    color: var(--cw-text-muted);
  }

  & > svg {
    flex: none;
    color: var(--cw-success);
  }

  & > i {
    flex: none;
    inline-size: 5px;
    block-size: 5px;
    margin: 4.5px;
    border-radius: 50%;
    background: var(--cw-border-strong);
  }
`;
