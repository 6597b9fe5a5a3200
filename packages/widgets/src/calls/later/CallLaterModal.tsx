import { useId } from "react";

import type { Zod } from "../../forms/zod.js";
import { LocalTimeLine } from "../local-time/LocalTimeLine.js";
import { Form, FormDateTimeField, FormNotice, FormSubmit, useForm, useFormValue } from "../../forms/index.js";
import { useTimes, useMessages, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { Button } from "../../ui/button/index.js";
import { clockChangeAt, instantOf, zoneName } from "../../ui/date-time-field/index.js";
import { Modal } from "../../ui/modal/index.js";
import type { CallRate } from "../start/callCost.js";
import type { CallTarget } from "../start/callTarget.js";
import { useCampaignName } from "../start/useCampaignName.js";
import { useCallCheck } from "../start/useCallCheck.js";
import { useCostText } from "../start/useCostText.js";
import { useFromText } from "../start/useFromText.js";
import { callLaterMessages } from "./callLater.messages.js";
import { Preset, PresetClock, Presets, Sentence, Stack, Zones } from "./CallLaterModal.styles.js";
import { earliestWallTime, isToCome, presetsAt, zonesOf } from "./later.model.js";

/** The subject of the dialog: one call or many. */
export interface LaterTarget {
  /** Increases with each opening, so that the dialog starts anew. */
  turn: number;
  kind: "one" | "many" | "reschedule";
  /** The items that have been on the screen. */
  targets: readonly CallTarget[];
  /** All of them. */
  count: number;
}

/** Props of {@link CallLaterModal}. */
export interface CallLaterModalProps {
  isOpen: boolean;
  target: LaterTarget;
  rate: CallRate | undefined;
  /**
   * Schedules calls for a wall-clock time (`YYYY-MM-DDTHH:mm`), several as a campaign of this name, and returns whether
   * the server accepted it.
   */
  onSubmit: (cronDate: string, campaignName: string) => Promise<boolean>;
  onClose: () => void;
}

type Texts = Messages<typeof callLaterMessages>;

/** The dialog for the time of calls: in the customer's time zone, or in each customer's own (A-CC-12). */
export function CallLaterModal(props: CallLaterModalProps) {
  return <OneCallLater key={props.target.turn} {...props} />;
}

function OneCallLater({ isOpen, target, rate, onSubmit, onClose }: CallLaterModalProps) {
  const t = useMessages(callLaterMessages);
  const itemIds = target.targets.map(({ itemId }) => itemId);
  const check = useCallCheck(isOpen && target.kind !== "reschedule" ? itemIds : undefined);
  const from = useFromText(check, itemIds);
  const cost = useCostText(rate, target.count);
  const now = useNow(60_000);
  const clock = useClock();
  const campaignName = useCampaignName();
  const isMany = target.kind === "many";
  const zones = target.targets.map(({ timeZone }) => timeZone ?? clock.timeZone);
  const earliest = earliestWallTime(now, zones);
  const form = useForm((z) => laterSchema(z, t, earliest), {
    defaultValues: { cronDate: null },
    onSubmit: async ({ cronDate }) => {
      if (cronDate !== null && (await onSubmit(cronDate, campaignName(now, target.count)))) onClose();
    },
  });
  const footer = ({ close }: { close: () => void }) => (
    <>
      <Button isDisabled={form.isSubmitting} onPress={close}>
        {t.cancel}
      </Button>
      <FormSubmit form={form}>{target.kind === "reschedule" ? t.reschedule : t.schedule}</FormSubmit>
    </>
  );
  return (
    <Modal
      width={400}
      isOpen={isOpen}
      onClose={onClose}
      title={isMany ? t.titleOfSelected : target.kind === "reschedule" ? t.titleOfReschedule : t.title}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={footer}
    >
      <Form form={form}>
        <Stack>
          {isMany ? <OwnZones t={t} target={target} /> : <OneZone t={t} target={target} />}
          <PresetTimes t={t} form={form} earliest={earliest} clock={presetClock(t, target)} />
          <FormDateTimeField
            form={form}
            name="cronDate"
            label={t.date}
            timeZone={isMany ? undefined : zones[0]}
            minValue={earliest}
            autoFocus
            description={!isMany && zones[0] && <YourTime t={t} form={form} timeZone={zones[0]} />}
          />
          {target.kind !== "reschedule" && (
            <Sentence>
              {from !== undefined && `${from}. `}
              {cost}
            </Sentence>
          )}
          <FormNotice form={form} />
        </Stack>
      </Form>
    </Modal>
  );
}

type LaterForm = ReturnType<typeof useForm<{ cronDate: string | null }, unknown>>;

function laterSchema(z: Zod, t: Texts, earliest: string) {
  return z.object({
    cronDate: z.nullable(z.string()).check(
      z.refine((value) => value !== null, t.required),
      z.refine((value) => value === null || isToCome(value, earliest), t.past),
    ),
  });
}

/** The chosen time in the seller's time zone, and the effect of a change of the customer's clocks. */
function YourTime({ t, form, timeZone }: { t: Texts; form: LaterForm; timeZone: string }) {
  const formats = useTimes();
  const clock = useClock();
  const chosen = useFormValue(form, "cronDate");
  if (chosen === null) return null;
  const instant = instantOf(chosen, timeZone).toISOString();
  const time = formats.date(instant, "call", clock.timeZone);
  const change = clockChangeAt(chosen, timeZone);
  if (change === "twice") return t.twice({ time });
  return change === "skipped"
    ? t.skipped({ there: formats.date(instant, "call", timeZone), time })
    : t.yourTime({ time });
}

interface PresetTimesProps {
  t: Texts;
  form: LaterForm;
  earliest: string;
  /** On whose clock the times are. */
  clock: string;
}

/** Suggested times, and on whose clock they are: "today" may be another day there. */
function PresetTimes({ t, form, earliest, clock }: PresetTimesProps) {
  const formats = useTimes();
  const id = useId();
  const chosen = useFormValue(form, "cronDate");
  return (
    <div>
      <PresetClock id={id}>{clock}</PresetClock>
      <Presets role="group" aria-labelledby={id}>
        {presetsAt(earliest).map(({ name, wallTime }) => (
          <Preset
            key={name}
            type="button"
            aria-pressed={chosen === wallTime}
            onClick={() => {
              form.setValue("cronDate", wallTime);
              form.wrote("cronDate");
            }}
          >
            {t[name]({ time: formats.date(`${wallTime}:00.000Z`, "hour", "UTC") })}
          </Preset>
        ))}
      </Presets>
    </div>
  );
}

function presetClock(t: Texts, { kind, targets }: LaterTarget): string {
  if (kind === "many") return t.onTheirClocks;
  return targets[0]?.timeZone === null ? t.onYourClock : t.onTheirClock;
}

function OneZone({ t, target }: { t: Texts; target: LaterTarget }) {
  const [row] = target.targets;
  if (!row) return null;
  if (row.timeZone === null) return <Sentence>{t.noZone}</Sentence>;
  return <LocalTimeLine timeZone={row.timeZone} place={row.place} />;
}

function OwnZones({ t, target }: { t: Texts; target: LaterTarget }) {
  const { locale } = useTimes();
  const clock = useClock();
  const now = useNow(60_000);
  const { named, more } = zonesOf(target.targets, target.count, clock.timeZone);
  return (
    <>
      <Sentence>{t.ownZones}</Sentence>
      <Zones>
        {named.map(({ id, customer, timeZone }) => (
          <li key={id}>{t.zoneOf({ customer: customer ?? t.unnamed, zone: zoneName(timeZone, now, locale) })}</li>
        ))}
        {more > 0 && <li>{t.more({ count: more })}</li>}
      </Zones>
    </>
  );
}
