import { styled } from "styled-components";

export const Pair = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
`;

export const Primary = styled.span`
  flex: 0 1 auto;
  min-inline-size: 0;
  color: var(--cw-text);
  font-weight: 450;

  [role="rowheader"] & {
    font-weight: inherit;
  }

  @container cw-table (max-width: 639.98px) {
    :is([data-line="2"], [data-line="3"]) & {
      color: inherit;
      font-weight: inherit;
    }
  }
`;

/** The first to give way: it takes only what the primary text leaves. */
export const Secondary = styled.span`
  flex: 1 1 0;
  min-inline-size: 0;
  color: var(--cw-text-subtle);
  font-weight: 400;
`;
