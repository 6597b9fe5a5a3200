import type { ReadState } from "@callwright/sdk";
import type { Body, Language } from "@callwright/sdk/contract";
import { useState, type ReactNode } from "react";

import { FromNumber } from "../../../calls/FromNumber.js";
import { LanguageName } from "../../../calls/LanguageName.js";
import { LocalTime } from "../../../calls/local-time/LocalTime.js";
import { CallTime } from "../../../calls/CallTime.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Pencil } from "../../../ui/icon/generated/icons.js";
import { Link } from "../../../ui/link/index.js";
import { PhoneNumber } from "../../../ui/phone-number/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import type { CallCenterRow } from "../CallCenter.types.js";
import { Fact, Facts, Quiet, Settings, SettingsHead } from "./GeneralInformation.styles.js";
import { ItemForm } from "./ItemForm.js";
import { Stack } from "./ItemDrawer.styles.js";

/** Props of {@link GeneralInformation}. */
export interface GeneralInformationProps {
  t: Messages<typeof callCenterMessages>;
  row: CallCenterRow;
  isSellerShown: boolean;
  /** Whether the fields are open at first. */
  isEditAsked: boolean;
  onOpenCustomer: ((row: CallCenterRow) => void) | undefined;
  onDirtyChange: (isDirty: boolean) => void;
  /** Rejects with an ApiError. */
  onSave: (body: ItemChange, basedOn: ReadState | undefined) => Promise<void>;
  /** Reads the item from the server again. */
  onReadAgain: () => Promise<CallCenterRow>;
}

/** The changes that an edit makes to an item. */
export type ItemChange = Body<"updatePhoneBook"> & { language?: Language };

/** The data of an item. Its contact, number and language can be edited in place. */
export function GeneralInformation(props: GeneralInformationProps) {
  const { t, row } = props;
  const [isEditing, setEditing] = useState(props.isEditAsked);
  const stop = () => {
    props.onDirtyChange(false);
    setEditing(false);
  };
  return (
    <Stack>
      <KnownFacts {...props} />
      <Settings aria-label={t.callSettings}>
        <SettingsHead>
          <h3>{t.callSettings}</h3>
          {!isEditing && (
            <Button size="small" icon={Pencil} needs="updatePhoneBook" onPress={() => setEditing(true)}>
              {t.edit}
            </Button>
          )}
        </SettingsHead>
        {isEditing ? <ItemForm {...props} onDone={stop} /> : <CallFacts t={t} row={row} />}
      </Settings>
    </Stack>
  );
}

function KnownFacts({ t, row, isSellerShown, onOpenCustomer }: GeneralInformationProps) {
  const formats = useFormats();
  const country = row.countryCode === undefined ? undefined : formats.country(row.countryCode);
  return (
    <Facts>
      <Known term={t.customer}>
        {row.customer !== undefined && onOpenCustomer && row.customerId !== undefined ? (
          <Link onPress={() => onOpenCustomer(row)}>{row.customer}</Link>
        ) : (
          (row.customer ?? t.none)
        )}
      </Known>
      <Known term={t.country}>{[row.city, country].filter(Boolean).join(", ") || t.none}</Known>
      <Known term={t.product}>
        {row.product ?? t.none} {row.hscode !== undefined && <Quiet>{row.hscode}</Quiet>}
      </Known>
      <Known term={t.localTime}>
        <LocalTime timeZone={row.timeZone} /> {row.timeZone !== null && <Quiet>{row.timeZone}</Quiet>}
      </Known>
      <Known term={t.calls}>{row.callsCount === 0 ? t.notCalled : formats.number(row.callsCount)}</Known>
      <Known term={t.created}>
        <CallTime instant={row.createdAt} />
      </Known>
      {isSellerShown && <Known term={t.sellerCompany}>{row.seller ?? t.none}</Known>}
    </Facts>
  );
}

function CallFacts({ t, row }: Pick<GeneralInformationProps, "t" | "row">) {
  return (
    <Facts>
      <Known term={t.contact}>{row.contact ?? t.none}</Known>
      <Known term={t.phone}>{row.phoneNumber === undefined ? t.none : <PhoneNumber number={row.phoneNumber} />}</Known>
      <Known term={t.number}>
        <FromNumber number={row.fromNumber} />
      </Known>
      <Known term={t.language}>
        <LanguageName code={row.language} />
      </Known>
      {row.email !== undefined && (
        <Known term={t.email} isLong>
          {row.email}
        </Known>
      )}
    </Facts>
  );
}

function Known({ term, children, isLong }: { term: string; children: ReactNode; isLong?: boolean }) {
  return (
    <Fact data-long={isLong || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Fact>
  );
}
