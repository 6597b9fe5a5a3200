import { styled } from "styled-components";

export const PromoForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: start;
  min-inline-size: 0;
`;

/** Beside the field itself, whatever stands above or below that. */
export const Beside = styled.div`
  [data-labelled] > & {
    padding-block-start: 26px;
  }
`;

export const Hint = styled.p`
  grid-column: 1 / -1;
  margin-block-start: 2px;
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
`;
