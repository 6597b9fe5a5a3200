import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { Country } from "../../records/Country.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip } from "../../ui/chip/index.js";
import { PhoneNumber, usePhoneText } from "../../ui/phone-number/index.js";
import { Switch } from "../../ui/switch/index.js";
import type { TableColumn } from "../../ui/table/index.js";
import type { firstNumbersMessages } from "./numbers.firstTexts.js";
import { ListWord, Switched } from "./Numbers.styles.js";
import type { NumberRow, NumberSort } from "./Numbers.types.js";

type Texts = Messages<typeof firstNumbersMessages>;
type SetDefault = (id: string, isDefault: boolean) => void;

/** The columns of the list (B-NUM-01 to B-NUM-05). */
export function numberColumns(t: Texts, setDefault: SetDefault): TableColumn<NumberRow, NumberSort>[] {
  return [
    {
      id: "number",
      header: t.number,
      isRowHeader: true,
      isNumeric: true,
      sortBy: "number",
      minWidth: 170,
      cell: ({ number }) => <PhoneNumber number={number} />,
    },
    {
      id: "country",
      header: t.country,
      listLine: 2,
      minWidth: 130,
      cell: ({ countryCode }) => <Country iso2={countryCode} />,
    },
    {
      id: "status",
      header: t.status,
      sortBy: "status",
      width: 120,
      listLine: 2,
      cell: (row) => <StatusChip t={t} row={row} />,
    },
    {
      id: "default",
      header: t.default,
      sortBy: "isDefault",
      isDescendingFirst: true,
      width: 110,
      listLine: 3,
      cell: (row) => <DefaultSwitch t={t} row={row} setDefault={setDefault} />,
    },
    {
      id: "purchaseAt",
      header: t.purchased,
      sortBy: "purchaseAt",
      isDescendingFirst: true,
      isNumeric: true,
      width: 130,
      listLine: 3,
      cell: ({ purchaseAt }) => <DateTime instant={purchaseAt} pattern="day" />,
    },
  ];
}

/**
 * Whether calls can be made from a number: active, expired, paused, or to be checked because it is rarely answered or
 * has many short calls.
 */
function StatusChip({ t, row: { isActive, pause, health } }: { t: Texts; row: NumberRow }) {
  if (!isActive) return <Chip tone="warning">{t.expired}</Chip>;
  if (pause) return <Chip tone="warning">{t.paused}</Chip>;
  const isDoubtful = health.verdict === "RARELY_ANSWERED" || health.verdict === "SHORT_CALLS";
  return isDoubtful ? <Chip tone="danger">{t.doubtful}</Chip> : <Chip tone="success">{t.active}</Chip>;
}

/** Makes a number the default number, or no longer (B-NUM-06). */
function DefaultSwitch({ t, row, setDefault }: { t: Texts; row: NumberRow; setDefault: SetDefault }) {
  const { id, number, isActive, isDefault } = row;
  const phone = usePhoneText();
  const may = useMay();
  return (
    <Switched>
      <Switch
        aria-label={t.defaultNumber({ number: phone(number) })}
        isSelected={isDefault}
        isDisabled={!may("toggleDefaultNumber")}
        disabledReason={isActive ? undefined : t.expiredWhy}
        onChange={(next) => setDefault(id, next)}
      />
      <ListWord aria-hidden="true">{t.default}</ListWord>
    </Switched>
  );
}
