import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { CircleAlert, CircleCheck, Info, RotateCcw, TriangleAlert } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { noticeMessages } from "./notice.messages.js";
import { Box, Message, Title, Words } from "./Notice.styles.js";
import { useFocusPassedOn } from "./useFocusPassedOn.js";

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** @default "error" */
  tone?: "error" | "warning" | "info" | "success";
  /** @default `Error` for an error, otherwise none */
  title?: string;
  /** What happened and what to do. @default `Something went wrong. Please try again later.` for an error */
  children?: ReactNode;
  /** Shows a retry button at the end. Called when it is pressed. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is in progress. */
  isRetrying?: boolean;
  /** Another action at the end. */
  action?: ReactNode;
  className?: string;
}

/** The icon of each tone. */
export const toneIcons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

/**
 * A message beside what it is about: instead of a list that failed, or above a form's buttons. An error is announced at once.
 * When it disappears with the focus, what has come in its place gets the focus.
 *
 * @example
 * <Notice title={error.message} onRetry={retry} />
 * <Notice tone="warning" title="Your balance is low.">Add balance to keep calling.</Notice>
 */
export function Notice({ tone = "error", title, children, onRetry, isRetrying, action, className }: NoticeProps) {
  const t = useMessages(noticeMessages);
  const box = useFocusPassedOn();
  const isError = tone === "error";
  const heading = title ?? (isError ? t.title : undefined);
  const body = children ?? (isError ? t.message : undefined);
  return (
    <Box ref={box} className={className} data-part="notice" role={isError ? "alert" : "status"} data-tone={tone}>
      <Icon icon={toneIcons[tone]} />
      <Words>
        {heading !== undefined && <Title>{heading}</Title>}
        {body !== undefined && <Message>{body}</Message>}
      </Words>
      {onRetry && (
        <Button size="small" icon={RotateCcw} isBusy={isRetrying} onPress={onRetry}>
          {t.retry}
        </Button>
      )}
      {action}
    </Box>
  );
}
