import type { Messages } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import { Chip, TextList } from "../../ui/chip/index.js";
import type { TableColumn } from "../../ui/table/index.js";
import { CellText } from "../../ui/table/index.js";
import { DeliveryStatus } from "./DeliveryStatus.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow, EndpointSort } from "./Webhooks.types.js";

type Texts = Messages<typeof firstWebhooksMessages>;

/** The columns of the list. The company has a column only if the list contains endpoints of several companies. */
export function endpointColumns(t: Texts, hasCompany: boolean): TableColumn<EndpointRow, EndpointSort>[] {
  const company: TableColumn<EndpointRow, EndpointSort> = {
    id: "company",
    header: t.company,
    minWidth: 130,
    listLine: 2,
    cell: ({ companyName }) => companyName,
  };
  return [
    {
      id: "url",
      header: t.url,
      isRowHeader: true,
      sortBy: "url",
      width: "40%",
      minWidth: 220,
      cell: ({ url, description }) => <CellText secondary={description}>{url}</CellText>,
    },
    ...(hasCompany ? [company] : []),
    {
      id: "events",
      header: t.events,
      width: "26%",
      minWidth: 150,
      listLine: 2,
      cell: ({ url, events }) => (
        <TextList label={t.events} owner={url} items={events.map((name) => t[name])} max={2} />
      ),
    },
    {
      id: "state",
      header: t.state,
      width: 120,
      listLine: 3,
      cell: ({ state }) => <EndpointState t={t} state={state} />,
    },
    {
      id: "lastStatus",
      header: t.lastDelivery,
      width: 140,
      listLine: 3,
      cell: ({ lastStatus, lastResponseStatus }) =>
        lastStatus !== undefined && <DeliveryStatus t={t} status={lastStatus} responseStatus={lastResponseStatus} />,
    },
    {
      id: "lastAt",
      header: t.time,
      isNumeric: true,
      width: 168,
      priority: 3,
      listLine: false,
      cell: ({ lastAt }) => lastAt !== undefined && <DateTime instant={lastAt} pattern="record" />,
    },
  ];
}

/** Whether messages are sent to an endpoint, or why not. */
export function EndpointState({ t, state }: { t: Texts; state: EndpointRow["state"] }) {
  if (state === "on") return <Chip tone="success">{t.on}</Chip>;
  if (state === "silent") return <Chip tone="warning">{t.silent}</Chip>;
  return state === "gone" ? <Chip tone="danger">{t.gone}</Chip> : <Chip>{t.paused}</Chip>;
}
