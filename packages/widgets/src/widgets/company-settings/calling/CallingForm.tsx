import type { DialPolicy } from "@callwright/sdk/contract";
import { useState } from "react";

import { Actions, Pair } from "../../../companies/Companies.styles.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Checkbox } from "../../../ui/checkbox/index.js";
import { useUnsavedGuard } from "../../../ui/confirm/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { onDemand } from "../../../ui/on-demand/index.js";
import { Select } from "../../../ui/select/index.js";
import { SkeletonText } from "../../../ui/skeleton/index.js";
import type { firstCompanySettingsMessages } from "../companySettings.firstTexts.js";
import { differing, mistakeIn, toDraft, type CallingDraft, type CallingEdits } from "./calling.model.js";
import { Help, Section, Title } from "../Section.styles.js";
import { useCallingPolicy, type CallingPolicyState } from "./useCallingPolicy.js";
import { WeekGrid } from "./WeekGrid.js";

const InTheCall = onDemand(() => import("./InTheCall.js").then((part) => part.InTheCall), "none");

interface CallingProps {
  t: Messages<typeof firstCompanySettingsMessages>;
  companyId: string;
  /** The country of a number that is typed without a country code. */
  country: string;
}

/** The form of when and how often a company calls people. It can only be stricter than the rules of the countries. */
export function CallingForm({ t, companyId, country }: CallingProps) {
  const state = useCallingPolicy(companyId, t);
  return (
    <Section aria-label={t.calling}>
      <div>
        <Title>{t.calling}</Title>
        <Help>{t.callingHelp}</Help>
      </div>
      {state.status === "loading" && <SkeletonText lines={6} />}
      {state.status === "error" && (
        <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
      )}
      {state.status === "ready" && <ReadyForm t={t} companyId={companyId} country={country} {...state} />}
    </Section>
  );
}

type Ready = Extract<CallingPolicyState, { status: "ready" }>;

const others = "others";
const attempts = [1, 2, 3, 4, 5];
const days = [1, 2, 3, 7, 14, 30, 60, 90];
const coolOff = [30, 60, 90, 180, 365];

function ReadyForm({ t, companyId, country, policy, isSaving, save, transferRefusal }: Ready & CallingProps) {
  const formats = useFormats();
  const [edits, change] = useEdits(policy);
  const draft = { ...toDraft(policy), ...edits };
  const [ruleCountry, setRuleCountry] = useState(others);
  const [tried, setTried] = useState(draft.transferTo);
  const rule = ruleOf(policy, ruleCountry);
  const mistake = mistakeIn(draft);
  const isChanged = Object.keys(differing(edits, policy)).length > 0;
  const { dialog } = useUnsavedGuard(isChanged);
  const numbers = (values: number[], own: number | null) =>
    [...new Set([...values, ...(own === null ? [] : [own])])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ id: String(value), label: formats.number(value) }));
  const toNumber = (id: string | null) => (id === null ? null : Number(id));
  return (
    <>
      <Checkbox isSelected={draft.hasHours} onChange={(hasHours) => change({ hasHours })}>
        {t.ownHours}
      </Checkbox>
      <Select
        label={t.shownCountry}
        description={t.shownCountryHelp}
        options={policy.effective.map((one) => ({
          id: one.country ?? others,
          label: one.country === null ? t.otherCountries : formats.country(one.country),
        }))}
        value={ruleCountry}
        onChange={(id) => setRuleCountry(id ?? others)}
      />
      {rule && <WeekGrid t={t} draft={draft} rule={rule} onChange={(changed) => change({ days: changed })} />}
      {mistake && <Notice title={t[mistake]}>{t.mistakeHelp}</Notice>}
      <Pair>
        <Select
          label={t.maxAttempts}
          emptyLabel={t.countryLimit}
          options={numbers(attempts, draft.maxAttempts)}
          value={draft.maxAttempts === null ? null : String(draft.maxAttempts)}
          onChange={(id) => change(attemptsOf(toNumber(id), draft))}
        />
        <Select
          label={t.attemptsWithinDays}
          isDisabled={draft.maxAttempts === null}
          options={numbers(days, draft.attemptsWithinDays)}
          value={draft.attemptsWithinDays === null ? null : String(draft.attemptsWithinDays)}
          onChange={(id) => change({ attemptsWithinDays: toNumber(id) ?? draft.attemptsWithinDays })}
        />
      </Pair>
      <Select
        label={t.coolOffDays}
        emptyLabel={t.countryLimit}
        options={numbers(coolOff, draft.coolOffDays)}
        value={draft.coolOffDays === null ? null : String(draft.coolOffDays)}
        onChange={(id) => change({ coolOffDays: toNumber(id) })}
      />
      <div>
        <Checkbox isSelected={draft.retries} onChange={(retries) => change({ retries })}>
          {t.retries}
        </Checkbox>
        <Help>{t.retriesHelp}</Help>
      </div>
      <div>
        <Checkbox isSelected={draft.nearestNumber} onChange={(nearestNumber) => change({ nearestNumber })}>
          {t.nearestNumber}
        </Checkbox>
        <Help>{t.nearestNumberHelp}</Help>
      </div>
      <InTheCall
        t={t}
        companyId={companyId}
        country={country}
        policy={policy}
        draft={draft}
        onChange={change}
        transferRefusal={draft.transferTo === tried ? transferRefusal : undefined}
        fallback={<SkeletonText lines={3} />}
      />
      <Actions>
        <Button
          variant="primary"
          needs="updateDialPolicy"
          isBusy={isSaving}
          isDisabled={!isChanged || mistake !== undefined}
          onPress={() => {
            setTried(draft.transferTo);
            void save(edits);
          }}
        >
          {t.saveCalling}
        </Button>
      </Actions>
      {dialog}
    </>
  );
}

/** The unsaved edits of the form. When the policy is read again or was saved, edits that equal it are dropped. */
function useEdits(policy: DialPolicy) {
  const [{ edits, seen }, setEdits] = useState<{ edits: CallingEdits; seen: DialPolicy }>({ edits: {}, seen: policy });
  if (seen !== policy) setEdits({ edits: differing(edits, policy), seen: policy });
  const change = (some: CallingEdits) => setEdits({ edits: { ...edits, ...some }, seen: policy });
  return [edits, change] as const;
}

/**
 * Attempts are counted within a number of days. Without a limit of attempts there is no such number; with a limit it is
 * 30 at first.
 */
function attemptsOf(maxAttempts: number | null, { attemptsWithinDays }: CallingDraft): CallingEdits {
  return { maxAttempts, attemptsWithinDays: maxAttempts === null ? null : (attemptsWithinDays ?? 30) };
}

function ruleOf({ effective }: DialPolicy, country: string) {
  return effective.find((one) => (one.country ?? others) === country);
}
