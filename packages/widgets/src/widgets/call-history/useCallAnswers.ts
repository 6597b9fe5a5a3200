import type { CampaignSettings, Language } from "@callwright/sdk/contract";
import { useGetPhoneBook } from "@callwright/sdk/hooks";

import { startCallsMessages } from "../../calls/startCalls.messages.js";
import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
import { callFormMessages } from "../../calls/start/callForm.messages.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import { targetOfItem } from "../../calls/start/targetOfItem.js";
import { useMessages } from "../../i18n/index.js";
import { targetOfRow } from "./callTargets.js";
import type { CallQuestionsModel } from "./useCallQuestions.js";

/**
 * The data of an open question before calls (the contacts, their local time, the price), and the functions that answer
 * it.
 */
export function useCallAnswers({ question, isOpen, close, actions, askLater }: CallQuestionsModel) {
  const form = useMessages(callFormMessages);
  const { wasDeleted } = useMessages(startCallsMessages);
  const says = { ...form, wasDeleted };

  const itemId = question?.kind === "again" && isOpen ? question.phoneBookId : undefined;
  const item = useGetPhoneBook(itemId === undefined ? null : { path: { id: itemId } });
  const targets = targetsOf();
  const sellers = new Set(targets?.map(({ sellerId }) => sellerId));

  return {
    /** Undefined while they are loading. */
    targets,
    rate: useCallRate(sellers.size === 1 ? [...sellers][0] : undefined),
    later: laterTarget(),
    lockedSince: actions.lockedSince,

    callAgain: (language: Language) => {
      if (question?.kind !== "again") return;
      close();
      void actions.call({ itemIds: [question.phoneBookId], language, about: targets?.[0]?.customer });
    },
    callAgainLater: (language: Language) => {
      const [target] = targets ?? [];
      if (question?.kind === "again" && target) askLater(question.phoneBookId, target, language);
    },
    /** Resolves to whether the server accepted it. */
    setTime: (cronDate: string): Promise<boolean> => {
      if (question?.kind === "reschedule") return actions.reschedule(question.row, cronDate);
      if (question?.kind !== "later") return Promise.resolve(false);
      const { phoneBookId, language, target } = question;
      return actions.call({ itemIds: [phoneBookId], language, cronDate, about: target.customer });
    },
    callNow: (chosen: readonly CallTarget[], campaign: CampaignSettings | undefined) => {
      if (question?.kind === "now") void actions.reschedule(question.row, null);
      else void actions.call({ itemIds: chosen.map((target) => target.itemId), about: undefined, campaign });
    },
  };

  function targetsOf(): readonly CallTarget[] | undefined {
    switch (question?.kind) {
      case "again": {
        const { row } = question;
        if (item.error?.status === 404) return row && [{ ...targetOfRow(row, says), obstacle: says.wasDeleted }];
        return item.data ? [targetOfItem(item.data, says, row?.language)] : row && [targetOfRow(row, says)];
      }
      case "later":
        return [question.target];
      case "reschedule":
      case "now":
        return [targetOfRow(question.row, says)];
      case "many":
        return question.rows?.map((row) => targetOfRow(row, says));
      case undefined:
        return undefined;
    }
  }

  function laterTarget(): LaterTarget | undefined {
    if (question?.kind !== "later" && question?.kind !== "reschedule") return undefined;
    const kind = question.kind === "later" ? "one" : "reschedule";
    return { turn: question.turn, kind, targets: targets ?? [], count: 1 };
  }
}
