import type { ReactNode } from "react";

import { messages } from "../hostApp.messages.js";
import * as s from "./AuthLayout.styles.js";
import { Brand, markPath } from "./Brand.js";

/**
 * A split screen: the poster on one side and the form on the other. Where the poster is hidden, the logo is above the
 * form (A-AUTHLAY-01, 02).
 */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <s.Halves>
      <s.Poster aria-hidden="true">
        <s.Art viewBox="0 0 696 876" preserveAspectRatio="xMaxYMax slice">
          <path d={markPath} transform="translate(-84 270) scale(23.333)" />
          <g>
            {waveformHeights.map((height, index) => (
              // The bars are one drawing and never change their order, so the index is a stable key.
              <rect key={`bar-${index}`} x={186 + index * 11} y={550 - height / 2} width="4" height={height} rx="2" />
            ))}
          </g>
        </s.Art>
        <s.PosterText>
          <Brand.Logo size={26} />
          <s.Line>{messages.tagline}</s.Line>
        </s.PosterText>
      </s.Poster>
      <s.FormSide>
        <s.Column>
          <s.OnPhone>
            <Brand.Logo />
          </s.OnPhone>
          {children}
        </s.Column>
      </s.FormSide>
    </s.Halves>
  );
}

/**
 * The heights of the bars of the waveform that comes out of the logo's opening: low inside the logo, high outside, with
 * pauses like those in a conversation.
 */
const waveformHeights = [
  91, 97, 94, 101, 83, 63, 48, 68, 65, 73, 62, 61, 53, 87, 49, 44, 58, 6, 6, 6, 77, 56, 76, 81, 48, 90, 85, 165, 161,
  150, 116, 140, 209, 133, 6, 6, 153, 103, 50, 79, 85, 79, 66, 116, 152, 125, 93,
];
