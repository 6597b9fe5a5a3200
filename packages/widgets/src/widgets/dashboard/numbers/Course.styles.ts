import { styled } from "styled-components";

import { chartColors } from "../../../theme/chartColors.js";

/** The legend of the two lines. */
export const Legend = styled.p`
  ${chartColors}
  display: flex;
  flex-wrap: wrap;
  gap: 6px 20px;
  padding-block-start: 10px;
  color: var(--cw-text-muted);

  > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }

  > span::before {
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: var(--cw-viz-balance-line);
    content: "";
  }

  > span + span::before {
    background: var(--cw-viz-answer-positive);
  }
`;
