import { styled } from "styled-components";

export const Form = styled.form`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: 10px;
`;

/** Collapsed on a phone until a person wants to rate the call. */
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

  @container cw (max-width: 520px) {
    grid-template-columns: 1fr;
    gap: 4px;
  }
`;

/** A score whose label is less prominent than a field's. In a narrow space the stars are beside the label. */
export const Score = styled.div`
  min-inline-size: 0;

  & > * {
    gap: 2px;
  }

  & > * > :first-child {
    color: var(--cw-text-muted);
    font-size: var(--cw-caption-size);
    line-height: var(--cw-caption-line);
    font-weight: 400;
  }

  @container cw (max-width: 520px) {
    & > * {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }

    & > * > :first-child {
      font-size: var(--cw-body-size);
      line-height: var(--cw-body-line);
    }
  }
`;

export const Send = styled.div`
  @container cw (max-width: 520px) {
    margin-block-start: 6px;
  }
`;
