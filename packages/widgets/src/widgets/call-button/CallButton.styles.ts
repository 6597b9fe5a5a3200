import { styled } from "styled-components";

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-block-size: 32px;
  font-size: var(--cw-body-size);
  line-height: var(--cw-body-line);
`;

/** What stands behind the button, and breaks below it where there is no room. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-inline-size: 0;
`;

export const Quiet = styled.span`
  color: var(--cw-text-muted);
  font-variant-numeric: tabular-nums;
`;

export const Reason = styled.p`
  inline-size: 100%;
  color: var(--cw-danger-text);
  overflow-wrap: anywhere;
`;

/** Why there is no call, where nothing has failed. */
export const Hint = styled.p`
  color: var(--cw-text-muted);
  text-wrap: pretty;
`;

export const Pending = styled.div`
  inline-size: 180px;
  max-inline-size: 100%;
`;
