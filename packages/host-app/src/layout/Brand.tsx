import { messages } from "../hostApp.messages.js";
import * as s from "./Brand.styles.js";

/** The path of the mark in a box of 24 by 24: a C whose counter is a dovetail. */
export const markPath =
  "M8.4 1.5h7.2a6.9 6.9 0 0 1 6.9 6.9v1.35L10.3 7.3v9.4l12.2-2.45v1.35a6.9 6.9 0 0 1-6.9 6.9H8.4a6.9 6.9 0 0 1-6.9-6.9V8.4a6.9 6.9 0 0 1 6.9-6.9Z";

function Mark({ size }: { size: number }) {
  return (
    <s.Drawing width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={markPath} />
    </s.Drawing>
  );
}

function Logo({ size = 22 }: { size?: number }) {
  return (
    <s.Logo>
      <Mark size={size} />
      <s.Word>{messages.appName}</s.Word>
    </s.Logo>
  );
}

export const Brand = { Mark, Logo };
