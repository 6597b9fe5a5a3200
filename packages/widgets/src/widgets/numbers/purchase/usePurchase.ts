import type { ApiError } from "@callwright/sdk";
import type { AvailableNumber, SellerCompanyNumber } from "@callwright/sdk/contract";
import {
  useGetBalance,
  useGetProfile,
  useListAvailableNumbers,
  useListNumberCountries,
  useListNumbers,
  useListSettings,
  usePurchaseNumber,
} from "@callwright/sdk/hooks";
import { useState } from "react";

import { settingOf } from "../../../money/prices.js";
import { lostAnswer, type LostAnswer } from "../../../ui/lost-answer/index.js";
import { firstChoice, type PurchaseTerms, stepped, withCountry } from "./purchase.model.js";

interface PurchaseOptions {
  sellerCompanyId: string;
  onPurchased: (number: SellerCompanyNumber) => void;
}

/** Why a number was not sold. */
export type Refusal =
  /** The balance is too low, even if it seemed to be enough. */
  | { kind: "balance" }
  /** Somebody else has bought the number, or it needs papers. Another one can be chosen. */
  | { kind: "notSold"; message: string | undefined }
  | { kind: "other"; message: string | undefined; lost: LostAnswer | undefined };

/** Data that is loaded for the dialog. */
export type Read<Value> =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; value: Value };

/**
 * The controller of a purchase: the available countries and numbers, the price, and the purchase itself (B-NUM-09,
 *
 */
export function usePurchase({ sellerCompanyId, onPurchased }: PurchaseOptions) {
  const [choice, setChoice] = useState(firstChoice);
  const [refusal, setRefusal] = useState<Refusal>();
  const countries = useListNumberCountries();
  const available = useListAvailableNumbers(
    choice.countryCode === null ? null : { query: { countryCode: choice.countryCode } },
    // The numbers of the former country would be wrong here.
    { keepPreviousData: false },
  );
  const { terms, freshen } = useTerms(sellerCompanyId);
  const purchase = usePurchaseNumber();

  const move = (by: -1 | 1) => {
    setRefusal(undefined);
    setChoice(stepped(choice, by));
  };

  return {
    choice,
    countries: readOf(countries, ({ items }) => items),
    available: readOf(available, ({ items }) => items.toSorted(inOrder)),
    terms,
    refusal,
    isBuying: purchase.isMutating,
    chooseCountry: (code: string | null) => setChoice(withCountry(choice, code)),
    chooseNumber: (number: string) => setChoice({ ...choice, number }),
    goOn: () => move(1),
    goBack: () => move(-1),
    buy: async (): Promise<void> => {
      const { countryCode, number } = choice;
      if (countryCode === null || number === null) return;
      setRefusal(undefined);
      try {
        onPurchased(await purchase.trigger({ body: { number, sellerCompanyId, countryIso2: countryCode } }));
      } catch (error) {
        refuse(error as ApiError);
      }
    },
  };

  function refuse(error: ApiError) {
    const { status, problem } = error;
    if (status === 402) {
      freshen();
      return setRefusal({ kind: "balance" });
    }
    if (status !== 409) return setRefusal({ kind: "other", message: problem?.message, lost: lostAnswer(error) });
    void available.mutate();
    setChoice({ ...choice, step: "number", number: null });
    return setRefusal({ kind: "notSold", message: problem?.message });
  }
}

/** Loads the prices, the plan's limits and the balance of the company. */
function useTerms(sellerCompanyId: string): { terms: Read<PurchaseTerms>; freshen: () => void } {
  const settings = useListSettings();
  const balance = useGetBalance();
  const profile = useGetProfile();
  const owned = useListNumbers({ query: { sellerCompanyId, page: 0, perPage: 1 } });
  const reads = [settings, balance, profile, owned];
  const freshen = () => reads.forEach((read) => void read.mutate());
  return { terms: termsOf(), freshen };

  function termsOf(): Read<PurchaseTerms> {
    if (settings.data && balance.data && profile.data && owned.data) {
      const figures = settings.data.items;
      const company = profile.data.sellerCompanies.find(({ id }) => id === sellerCompanyId);
      const value: PurchaseTerms = {
        purchaseFeeUsd: settingOf(figures, "NUMBER_PURCHASE_FEE"),
        monthlyFeeUsd: settingOf(figures, "NUMBER_MONTHLY_FEE"),
        minimumBalanceUsd: settingOf(figures, "MINIMUM_BALANCE_TO_BUY_NUMBER"),
        balanceUsd: balance.data.balance,
        // A company without a plan is on the free plan, which includes no numbers.
        includedCount: company?.subscription?.limits.freePhoneNumber ?? 0,
        ownedCount: owned.data.metaData.totalCount,
      };
      return { status: "ready", value };
    }
    const failed = reads.find(({ data, error }) => data === undefined && error !== undefined);
    return failed
      ? { status: "error", message: failed.error?.problem?.message, retry: freshen }
      : { status: "loading" };
  }
}

/** Sorts the numbers that can be bought before those that need papers. */
function inOrder(one: AvailableNumber, other: AvailableNumber): number {
  return Number(one.needsPapers) - Number(other.needsPapers) || one.phoneNumber.localeCompare(other.phoneNumber);
}

interface Response<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  mutate: () => unknown;
}

function readOf<Data, Value>({ data, error, mutate }: Response<Data>, valueOf: (data: Data) => Value): Read<Value> {
  if (data !== undefined) return { status: "ready", value: valueOf(data) };
  return error
    ? { status: "error", message: error.problem?.message, retry: () => void mutate() }
    : { status: "loading" };
}

/** The data and actions that the controller returns to the steps. */
export type PurchaseModel = ReturnType<typeof usePurchase>;
