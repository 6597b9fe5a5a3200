import { CircleAlert, CircleCheck, Info, RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { Icon } from "../icon/index.js";
import { noticeMessages } from "./notice.messages.js";
import { Box, Message, Title, Words } from "./Notice.styles.js";

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** @default "error" */
  tone?: "error" | "warning" | "info" | "success";
  /** @default `Error` in an error; none elsewhere */
  title?: string;
  /** What happened and what to do. @default `Something went wrong. Please try again later.` in an error */
  children?: ReactNode;
  /** Puts a button at the end that tries again. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  isRetrying?: boolean;
  /** Something else to do about it, at the end. */
  action?: ReactNode;
  className?: string;
}

const icons = { error: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

/**
 * Says something where it matters: in place of a list that failed, above a form's buttons. An error is read out at once.
 *
 * @example
 * <Notice title={error.message} onRetry={retry} />
 * <Notice tone="warning" title="Your balance is low.">Add balance to keep calling.</Notice>
 */
export function Notice({ tone = "error", title, children, onRetry, isRetrying, action, className }: NoticeProps) {
  const t = useMessages(noticeMessages);
  const isError = tone === "error";
  const heading = title ?? (isError ? t.title : undefined);
  const body = children ?? (isError ? t.message : undefined);
  return (
    <Box className={className} data-part="notice" role={isError ? "alert" : "status"} data-tone={tone}>
      <Icon icon={icons[tone]} />
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
