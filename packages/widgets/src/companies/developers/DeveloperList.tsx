import { useMessages } from "../../i18n/index.js";
import { RecordTable, type RecordTableProps, type TableModel } from "../../lists/RecordTable.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Plus } from "../../ui/icon/generated/icons.js";
import type { IconShape } from "../../ui/icon/index.js";
import { Link } from "../../ui/link/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { CompanyChoice } from "./CompanyChoice.js";
import { developersMessages } from "./developers.messages.js";
import type { Developers } from "./useDevelopers.js";

/** Props of {@link DeveloperList}. */
export interface DeveloperListProps<Row extends { id: string }, Sort extends string> extends Omit<
  RecordTableProps<Row, Sort>,
  "label" | "model" | "forbidden" | "empty"
> {
  t: { title: string; create: string; forbidden: string; empty: string; docs: string };
  model: TableModel<Row, Sort> & {
    developers: Developers;
    change: (change: { sellerCompanyId: string }) => void;
    openNew: () => void;
  };
  icon: IconShape;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Where it is told what they are for. */
  docsHref?: string | undefined;
}

/** What a company's developers have, as it is drawn: whose, making a new one, the list in one of its states. */
export function DeveloperList<Row extends { id: string }, Sort extends string>({
  t,
  model,
  icon,
  headingLevel,
  docsHref,
  ...table
}: DeveloperListProps<Row, Sort>) {
  const { developers, openNew } = model;
  const shared = useMessages(developersMessages);
  const companyFirst = developers.companyId === undefined ? shared.companyFirst : undefined;
  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        filter={
          developers.isManager && (
            <CompanyChoice
              choice={developers.choice}
              onChange={(sellerCompanyId) => model.change({ sellerCompanyId })}
            />
          )
        }
        primary={
          developers.query && {
            id: "create",
            label: t.create,
            icon: Plus,
            disabledReason: companyFirst,
            onAction: openNew,
          }
        }
      />
      <RecordTable
        {...table}
        label={t.title}
        model={model}
        forbidden={t.forbidden}
        empty={
          <EmptyState
            icon={icon}
            action={
              <>
                <Button disabledReason={companyFirst} onPress={openNew}>
                  {t.create}
                </Button>
                {docsHref !== undefined && (
                  <Link href={docsHref} target="_blank" rel="noreferrer">
                    {t.docs}
                  </Link>
                )}
              </>
            }
          >
            {t.empty}
          </EmptyState>
        }
      />
    </>
  );
}
