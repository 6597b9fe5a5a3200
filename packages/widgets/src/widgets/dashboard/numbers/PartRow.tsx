import { useNumbers, type Messages } from "../../../i18n/index.js";
import { Figure, type OpenFigure } from "./Figure.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { countsOf, type Part } from "./numbers.model.js";

interface PartRowProps {
  t: Messages<typeof dashboardNumbersMessages>;
  part: Part;
  onOpen: OpenFigure | undefined;
}

/** The row with the numbers of one country, hour, product or seller. */
export function PartRow({ t, part, onOpen }: PartRowProps) {
  const formats = useNumbers();
  const { figures, filters } = part;
  const name = part.name ?? t.unknown;
  const [calls, person, machine, nobody, positive] = countsOf(figures, filters ?? {}).map(({ id, count, ...found }) => (
    <Figure
      key={id}
      label={t.figureOf({ figure: formats.number(count), what: t[id], part: name })}
      count={count}
      filters={filters && found.filters}
      onOpen={onOpen}
    >
      {formats.number(count)}
    </Figure>
  ));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{calls}</td>
      <td>{person}</td>
      <td data-roomy>{machine}</td>
      <td data-roomy>{nobody}</td>
      <td>{positive}</td>
      <td data-roomy>{formats.number(Math.round(figures.seconds / 60))}</td>
      <td data-roomy>{formats.money(figures.cost)}</td>
      <td>{figures.costPerPositive === null ? t.none : formats.money(figures.costPerPositive)}</td>
    </tr>
  );
}
