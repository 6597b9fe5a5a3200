import { useMemo } from "react";
import * as z from "zod/mini";

import { LocalTimeLine } from "../../../calls/local-time/LocalTime.js";
import { Form, FormDateTimeField, FormNotice, FormSubmit, useForm, useFormValue } from "../../../forms/index.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { useClock, useNow } from "../../../lib/clock.js";
import { Button } from "../../../ui/button/index.js";
import { clockChangeAt, instantOf, zoneName } from "../../../ui/date-time-field/index.js";
import { Modal } from "../../../ui/modal/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import type { LaterTarget } from "../useCallCenter.js";
import { Sentence, Stack, Zones } from "./CallLaterModal.styles.js";
import { earliestWallTime, isToCome, zonesOf } from "./later.model.js";

/** Props of {@link CallLaterModal}. */
export interface CallLaterModalProps {
  t: Messages<typeof callCenterMessages>;
  isOpen: boolean;
  target: LaterTarget;
  /** Schedules for a wall time (`YYYY-MM-DDTHH:mm`) and answers whether the server took it. */
  onSubmit: (cronDate: string) => Promise<boolean>;
  onClose: () => void;
}

/** When to call: on the customer's clock, or on each customer's own (A-CC-12). */
export function CallLaterModal(props: CallLaterModalProps) {
  return <OneCallLater key={props.target.turn} {...props} />;
}

function OneCallLater({ t, isOpen, target, onSubmit, onClose }: CallLaterModalProps) {
  const now = useNow(60_000);
  const clock = useClock();
  const isMany = target.language === undefined;
  const zones = target.rows.map(({ timeZone }) => timeZone ?? clock.timeZone);
  const earliest = earliestWallTime(now, zones);
  const schema = useMemo(() => laterSchema(t, earliest), [t, earliest]);
  const form = useForm(schema, {
    defaultValues: { cronDate: null },
    onSubmit: async ({ cronDate }) => {
      if (cronDate !== null && (await onSubmit(cronDate))) onClose();
    },
  });
  const footer = ({ close }: { close: () => void }) => (
    <>
      <Button isDisabled={form.isSubmitting} onPress={close}>
        {t.cancel}
      </Button>
      <FormSubmit form={form}>{t.schedule}</FormSubmit>
    </>
  );
  return (
    <Modal
      width={400}
      isOpen={isOpen}
      onClose={onClose}
      title={isMany ? t.laterSelectedTitle : t.laterTitle}
      isDirty={form.isDirty}
      isDismissable={!form.isSubmitting}
      footer={footer}
    >
      <Form form={form}>
        <Stack>
          {isMany ? <OwnZones t={t} target={target} /> : <OneZone t={t} target={target} />}
          <FormDateTimeField
            form={form}
            name="cronDate"
            label={t.laterDate}
            timeZone={isMany ? undefined : zones[0]}
            minValue={earliest}
            autoFocus
            description={!isMany && zones[0] && <YourTime t={t} form={form} timeZone={zones[0]} />}
          />
          <FormNotice form={form} />
        </Stack>
      </Form>
    </Modal>
  );
}

type LaterForm = ReturnType<typeof useForm<{ cronDate: string | null }, unknown>>;

function laterSchema(t: CallLaterModalProps["t"], earliest: string) {
  return z.object({
    cronDate: z.nullable(z.string()).check(
      z.refine((value) => value !== null, t.laterRequired),
      z.refine((value) => value === null || isToCome(value, earliest), t.laterPast),
    ),
  });
}

/** What the chosen time is on the seller's own clock, and what a change of the customer's clocks does to it. */
function YourTime({ t, form, timeZone }: { t: CallLaterModalProps["t"]; form: LaterForm; timeZone: string }) {
  const formats = useFormats();
  const clock = useClock();
  const chosen = useFormValue(form, "cronDate");
  if (chosen === null) return null;
  const instant = instantOf(chosen, timeZone).toISOString();
  const time = formats.date(instant, "call", clock.timeZone);
  const change = clockChangeAt(chosen, timeZone);
  if (change === "twice") return t.laterTwice({ time });
  return change === "skipped"
    ? t.laterSkipped({ there: formats.date(instant, "call", timeZone), time })
    : t.laterYourTime({ time });
}

function OneZone({ t, target }: Pick<CallLaterModalProps, "t" | "target">) {
  const [row] = target.rows;
  if (!row) return null;
  if (row.timeZone === null) return <Sentence>{t.laterNoZone}</Sentence>;
  return <LocalTimeLine timeZone={row.timeZone} place={row.city} />;
}

function OwnZones({ t, target }: Pick<CallLaterModalProps, "t" | "target">) {
  const { locale } = useFormats();
  const clock = useClock();
  const now = useNow(60_000);
  const { named, more } = zonesOf(target.rows, target.count, clock.timeZone);
  return (
    <>
      <Sentence>{t.laterOwnZones}</Sentence>
      <Zones>
        {named.map(({ id, customer, timeZone }) => (
          <li key={id}>{t.laterZoneOf({ customer: customer ?? t.unnamed, zone: zoneName(timeZone, now, locale) })}</li>
        ))}
        {more > 0 && <li>{t.laterMore({ count: more })}</li>}
      </Zones>
    </>
  );
}
