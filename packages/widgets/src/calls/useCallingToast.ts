import type { ApiError } from "@callwright/sdk";
import type { Call, CallStatus, NamedRef, StartedCall } from "@callwright/sdk/contract";
import { useApi } from "@callwright/sdk/hooks";
import { useEffect, useMemo, useRef } from "react";

import { useCodedText, useMessages } from "../i18n/index.js";
import { answerMessages, statusMessages } from "../ui/status/index.js";
import { useToast } from "../ui/toast/index.js";
import { callProgressMessages } from "./callProgress.messages.js";
import { startCallsMessages } from "./startCalls.messages.js";
import { describeStartedCalls, progressText } from "./describeStartedCalls.js";
import { watchCall } from "./watchCall.js";

/** Announces the results of starting calls. */
export interface CallingToast {
  started(calls: readonly StartedCall[], campaigns?: readonly NamedRef[]): void;
  failed(error: ApiError): void;
  /** Another component announces it. */
  withdraw(): void;
}

/** The called people, and the target of a message about a call. */
export interface CallingToastOptions {
  body?: string | undefined;
  /** Called when a person wants to open a call. If omitted, no link is shown. */
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
  /** Called when a person wants to open the campaign of several calls. If omitted, no link is shown. */
  onOpenCampaign?: ((event: { campaignId: string }) => void) | undefined;
}

/** The place where {@link useCallingToast} is used. */
export interface CallingToastSettings {
  /** Whether messages lead into the widget itself, and therefore nowhere once it has left the page. @default false */
  isOwnPlace?: boolean;
}

/**
 * The toast `Calling...`, which the result replaces (A-CALL-10, A-CALL-11): the results of the calls, or why there are
 * none. The result of a single call is announced when it has ended, wherever the person is by then.
 *
 * @example
 * const sayCalling = useCallingToast();
 * const toast = sayCalling({ body: customer, onOpenCall });
 * startCalls.trigger({ body }).then(({ items }) => toast.started(items), toast.failed);
 */
export function useCallingToast({ isOwnPlace = false }: CallingToastSettings = {}): (
  options?: CallingToastOptions,
) => CallingToast {
  const client = useApi();
  const toast = useToast();
  const start = useMessages(startCallsMessages);
  const progress = useMessages(callProgressMessages);
  const status = useMessages(statusMessages);
  const answers = useMessages(answerMessages);
  const reasonOf = useCodedText("callFailure");
  const leading = useRef(new Set<string>());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    const ids = leading.current;
    return () => {
      if (!isOwnPlace) return;
      isGone.current = true;
      for (const id of ids) toast.withdrawAction(id);
    };
  }, [toast, isOwnPlace]);
  return useMemo(
    () =>
      ({ body, onOpenCall, onOpenCampaign } = {}) => {
        const watch = watchCall(client);
        const id = toast.loading(start.calling, { body });
        const leadTo = (callId: string) => {
          if (!onOpenCall || isGone.current) return undefined;
          leading.current.add(id);
          return { label: start.openCall, onAction: () => onOpenCall({ callId }) };
        };
        // It leads out of the widget, so it stays when the widget has gone.
        const leadToCampaign = (campaignId: string) =>
          onOpenCampaign && { label: start.openCampaign, onAction: () => onOpenCampaign({ campaignId }) };
        const ended = (call: Call) => {
          const reason = call.failureReason ? reasonOf(call.failureReason) : undefined;
          const answer = call.answer === "NO_CALL" ? undefined : answers[call.answer];
          const options = { id, body: lines(body, reason ?? answer), action: leadTo(call.id) };
          toast[kindOf(call.status)](progressText(call.status, { progress }), options);
        };
        return {
          started(calls, campaigns = []) {
            const { isFailure, text } = describeStartedCalls(calls, { start, progress, status, reasonOf });
            const [title = text, ...reasons] = text.split("\n");
            const [only, ...others] = calls;
            const callId = (others.length === 0 && only?.callId) || undefined;
            const [campaign, ...more] = campaigns;
            const toCampaign = campaign && more.length === 0 ? leadToCampaign(campaign.id) : undefined;
            const action = callId ? leadTo(callId) : toCampaign;
            const options = { id, body: lines(body, ...reasons), action };
            if (isFailure) toast.error(title, options);
            else toast.success(title, options);
            if (callId && only?.status !== "CRON") watch.follow(callId, ended);
            else watch.stop();
          },
          withdraw: () => {
            watch.stop();
            toast.close(id);
          },
          failed: (error) => {
            watch.stop();
            toast.failed(error, start.failed, { id, body, isNeutral: true });
          },
        };
      },
    [client, toast, start, progress, status, answers, reasonOf],
  );
}

function lines(...texts: (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join("\n") || undefined;
}

function kindOf(status: CallStatus): "success" | "error" | "info" {
  if (status === "COMPLETED") return "success";
  return status === "FAILED" ? "error" : "info";
}
