import { Mark } from "./Transcript.styles.js";

/** The icon of the assistant, which widgets show only here. */
export function AssistantMark() {
  return (
    <Mark width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M8.4 1.5h7.2a6.9 6.9 0 0 1 6.9 6.9v1.35L10.3 7.3v9.4l12.2-2.45v1.35a6.9 6.9 0 0 1-6.9 6.9H8.4a6.9 6.9 0 0 1-6.9-6.9V8.4a6.9 6.9 0 0 1 6.9-6.9Z"
      />
    </Mark>
  );
}
