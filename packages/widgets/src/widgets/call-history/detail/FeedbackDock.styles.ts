import { styled } from "styled-components";

export const Form = styled.form`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: 8px;
  /* The label above the stars is quieter than a field's. */
  --rating-label: var(--cw-text-muted);
`;

/** What a phone folds away until somebody wants to rate the call. */
export const Unfolded = styled.div`
  display: contents;

  @media (max-width: 639.98px) {
    form:not([data-open]) & {
      display: none;
    }
  }
`;

export const OnPhone = styled.div`
  display: none;

  @media (max-width: 639.98px) {
    form:not([data-open]) & {
      display: block;
    }
  }
`;

export const FormHead = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  min-block-size: 28px;
`;

export const FormTitle = styled.h3`
  font-size: var(--cw-title-sm-size);
  line-height: var(--cw-title-sm-line);
  font-weight: var(--cw-title-sm-weight);
  letter-spacing: var(--cw-title-sm-tracking);
`;

export const Scores = styled.div`
  display: grid;
  grid-template-columns: auto auto auto auto;
  justify-content: space-between;
  align-items: end;
  gap: 12px;

  & > * {
    gap: 2px;
    min-inline-size: 0;
  }

  @container cw (max-width: 520px) {
    grid-template-columns: 1fr;
    gap: 4px;

    & > :not(button) {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }

    & > button {
      margin-block-start: 6px;
    }
  }
`;
