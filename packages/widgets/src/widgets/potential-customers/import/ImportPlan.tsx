import type { ImportPreview } from "@callwright/sdk/contract";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { FileSpreadsheet } from "../../../ui/icon/generated/icons.js";
import { Icon } from "../../../ui/icon/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { Select } from "../../../ui/select/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { ColumnChoices } from "./ColumnChoices.js";
import * as s from "./ImportPlan.styles.js";
import { LeftOutRows } from "./LeftOutRows.js";
import { isWorthImporting } from "./plan.js";
import { ReportActions } from "./ReportActions.js";
import { countRows } from "./report.js";
import type { ImportModel, ImportState } from "./useImport.js";

/** Props of {@link ImportPlan}. */
export interface ImportPlanProps {
  t: Messages<typeof potentialCustomersMessages>;
  state: Extract<ImportState, { status: "planned" }>;
  model: ImportModel;
  error: string | undefined;
}

/**
 * The preview of an import: the number of rows, the columns, the new records, and the rows that are left out with
 * reasons.
 */
export function ImportPlan({ t, state: { file, plan, isReading }, model, error }: ImportPlanProps) {
  const formats = useNumbers();
  const { created, updated, contactsCreated, errors, sheets } = plan;
  const figures: [label: string, value: number][] = [
    [t.planNew, created],
    [t.planUpdated, updated],
    [t.planContacts, contactsCreated],
    [t.planLeftOut, countRows(errors)],
  ];
  return (
    <s.Plan aria-busy={isReading}>
      <s.Line>
        <s.FileName>
          <Icon icon={FileSpreadsheet} />
          <span>{file.name}</span>
        </s.FileName>
        <Button onPress={() => void model.choose(undefined)}>{t.otherFile}</Button>
      </s.Line>
      {sheets.length > 1 && (
        <Select
          label={t.sheet}
          options={sheets.map(({ name, isHidden }) => ({
            id: name,
            label: name,
            detail: isHidden ? t.hiddenSheet : undefined,
          }))}
          value={plan.sheet}
          onChange={(sheet) => sheet !== null && void model.chooseSheet(sheet)}
        />
      )}
      {error !== undefined && <Notice>{error}</Notice>}
      {plan.missingColumns.length > 0 ? (
        <Notice tone="warning" title={t.columnsMissing({ columns: plan.missingColumns.join(", ") })}>
          {t.columnsMissingBody}
        </Notice>
      ) : (
        <s.Figures aria-label={t.planTitle}>
          {figures.map(([label, value]) => (
            <s.Figure key={label}>
              <dt>{label}</dt>
              <dd>{formats.number(value)}</dd>
            </s.Figure>
          ))}
        </s.Figures>
      )}
      {plan.missingColumns.length === 0 && errors.length === 0 && !isWorthImporting(plan) && (
        <Notice tone="warning" title={t.noRows} />
      )}
      {plan.planRefusal !== null && <Notice tone="warning" title={plan.planRefusal} />}
      <Novelties t={t} plan={plan} />
      <ColumnChoices
        t={t}
        plan={plan}
        isDisabled={isReading}
        onChoose={(place, column) => void model.chooseColumn(place, column)}
      />
      {errors.length > 0 && (
        <>
          <LeftOutRows
            t={t}
            errors={errors}
            titleOf={(count) => t.rowsWillBeLeftOut({ count })}
            body={isWorthImporting(plan) ? t.rowsWillBeLeftOutBody : t.allRowsWillBeLeftOutBody}
          />
          <s.End>
            <ReportActions t={t} errors={errors} />
          </s.End>
        </>
      )}
    </s.Plan>
  );
}

/** Products and tags that the import would create, and other notes to read before it is confirmed. */
function Novelties({ t, plan }: Pick<ImportPlanProps, "t"> & { plan: ImportPreview }) {
  const lists = [
    { title: t.newProducts({ count: plan.newProducts.length }), things: plan.newProducts },
    { title: t.newTags({ count: plan.newTags.length }), things: plan.newTags },
  ].filter(({ things }) => things.length > 0);
  const notes = plan.notes.filter(({ code }) => code !== "OVER_PLAN_LIMIT");
  if (lists.length + notes.length === 0) return null;
  return (
    <s.Notes>
      {lists.map(({ title, things }) => {
        const similar = things.filter(({ similarTo }) => similarTo !== null);
        const shown = [...similar, ...things.filter(({ similarTo }) => similarTo === null)].slice(0, mostNamed);
        const names = shown.map(({ name, similarTo }) =>
          similarTo === null ? name : t.similarTo({ name, known: similarTo }),
        );
        const more = things.length - shown.length;
        return (
          <li key={title} data-warns={similar.length > 0 || undefined}>
            <strong>{title}</strong> {names.join(", ")} {more > 0 && t.andMore({ count: more })}
          </li>
        );
      })}
      {notes.map(({ code, count }) => (
        <li key={code}>{noteText(t, code, count)}</li>
      ))}
    </s.Notes>
  );
}

const mostNamed = 8;

function noteText(t: ImportPlanProps["t"], code: ImportPreview["notes"][number]["code"], count: number): string {
  switch (code) {
    case "ROWS_ABOVE_HEADER":
      return t.rowsAboveHeader({ count });
    case "MERGED_CELLS":
      return t.mergedCells({ count });
    case "FORMULAS_WITHOUT_RESULT":
      return t.formulasWithoutResult({ count });
    case "REPEATED_ROWS":
      return t.repeatedRows({ count });
    case "WITHOUT_PRODUCTS":
      return t.withoutProducts({ count });
    case "WITHOUT_CONTACT":
      return t.withoutContact({ count });
    case "UNKNOWN_CITIES":
      return t.unknownCities({ count });
    case "OVER_PLAN_LIMIT":
      return "";
  }
}
