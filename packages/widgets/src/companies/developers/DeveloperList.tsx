import { useMessages } from "../../i18n/index.js";
import { ListPage, type ListPageProps } from "../../lists/ListPage.js";
import { Button } from "../../ui/button/index.js";
import { Plus } from "../../ui/icon/generated/icons.js";
import { Link } from "../../ui/link/index.js";
import { CompanyChoice } from "./CompanyChoice.js";
import { developersMessages } from "./developers.messages.js";
import type { Developers } from "./useDevelopers.js";

/** Props of {@link DeveloperList}. */
export interface DeveloperListProps<Row extends { id: string }, Sort extends string> extends Omit<
  ListPageProps<Row, Sort>,
  "t" | "model" | "filter" | "primary" | "emptyAction"
> {
  t: { title: string; create: string; forbidden: string; empty: string; docs: string };
  model: ListPageProps<Row, Sort>["model"] & {
    developers: Developers;
    change: (change: { sellerCompanyId: string }) => void;
    openNew: () => void;
  };
  /** Where it is told what they are for. */
  docsHref?: string | undefined;
}

/** What a company's developers have, as it is drawn: whose, making a new one, the list in one of its states. */
export function DeveloperList<Row extends { id: string }, Sort extends string>({
  t,
  model,
  docsHref,
  ...page
}: DeveloperListProps<Row, Sort>) {
  const { developers, openNew } = model;
  const shared = useMessages(developersMessages);
  const companyFirst = developers.companyId === undefined ? shared.companyFirst : undefined;
  return (
    <ListPage
      {...page}
      t={t}
      model={model}
      filter={
        developers.isManager && (
          <CompanyChoice choice={developers.choice} onChange={(sellerCompanyId) => model.change({ sellerCompanyId })} />
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
      emptyAction={
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
    />
  );
}
