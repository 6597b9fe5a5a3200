import {
  Form,
  FormNotice,
  FormSelect,
  FormSubmit,
  FormTextField,
  useForm,
  useTellDirty,
} from "../../../forms/index.js";
import { useTimes, type Messages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { Button } from "../../../ui/button/index.js";
import { Notice } from "../../../ui/notice/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import type { NumberRow } from "../Numbers.types.js";
import { Part, PartTitle } from "./NumberDrawer.styles.js";
import type { NumberChanges } from "./useNumberChanges.js";

interface PauseSectionProps {
  t: Messages<typeof numbersMessages>;
  number: NumberRow;
  changes: NumberChanges;
  onDirtyChange: (isDirty: boolean) => void;
}

/** Shows that a number is paused, why and until when, or the form that pauses it. */
export function PauseSection({ t, number, changes, onDirtyChange }: PauseSectionProps) {
  const formats = useTimes();
  const clock = useClock();
  const { pause } = number;
  if (!pause) return <PauseForm t={t} number={number} changes={changes} onDirtyChange={onDirtyChange} />;
  const time = formats.date(pause.pausedUntil, "call", clock.timeZone);
  return (
    <Part aria-label={t.pause}>
      <PartTitle>{t.pause}</PartTitle>
      <Notice
        tone="warning"
        title={t.pausedUntil({ time })}
        action={
          <Button
            size="small"
            needs="resumeNumber"
            isBusy={changes.isResuming}
            onPress={() => void changes.resume(number.id)}
          >
            {t.resume}
          </Button>
        }
      >
        {t.pausedBecause({ name: pause.pausedBy, reason: pause.reason })}
      </Notice>
    </Part>
  );
}

const HOUR_MS = 3_600_000;
const hoursOf = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const;
type Length = keyof typeof hoursOf;
const lengths = Object.keys(hoursOf) as Length[];

function PauseForm({ t, number, changes, onDirtyChange }: PauseSectionProps) {
  const clock = useClock();
  const form = useForm(
    (z) =>
      z.object({
        reason: z.string().check(z.trim(), z.minLength(3, t.pauseReasonMissing), z.maxLength(200, t.pauseReasonLong)),
        length: z.nullable(z.string()),
      }),
    {
      defaultValues: { reason: "", length: "week" },
      onSubmit: async ({ reason, length }) => {
        const hours = hoursOf[(length ?? "week") as Length];
        const pausedUntil = new Date(clock.now() + hours * HOUR_MS).toISOString();
        await changes.pause(number.id, { reason, pausedUntil });
      },
    },
  );
  useTellDirty(form.isDirty, onDirtyChange);
  return (
    <Part aria-label={t.pause}>
      <PartTitle>{t.pause}</PartTitle>
      <Form form={form}>
        <FormTextField form={form} name="reason" label={t.pauseReason} description={t.pauseHelp} maxLength={200} />
        <FormSelect
          form={form}
          name="length"
          label={t.pauseLength}
          options={lengths.map((length) => ({ id: length, label: t[length] }))}
        />
        <FormNotice form={form} />
        <div>
          <FormSubmit form={form}>{t.pauseNumber}</FormSubmit>
        </div>
      </Form>
    </Part>
  );
}
