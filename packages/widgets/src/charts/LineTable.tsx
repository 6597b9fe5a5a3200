import { Unseen } from "../ui/unseen/index.js";
import type { LinePoint } from "./LineChart.js";

/** Props of {@link LineTable}. */
export interface LineTableProps<Point extends LinePoint> {
  label: string;
  /** The headers: of the points, then of each cell. */
  heads: readonly string[];
  points: readonly Point[];
  /** The formatted numbers of a point. */
  cellsOf: (point: Point) => readonly string[];
}

/** The numbers of a line chart as a table, for people who do not see the chart. */
export function LineTable<Point extends LinePoint>({ label, heads, points, cellsOf }: LineTableProps<Point>) {
  return (
    <Unseen as="div">
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <th scope="row">{point.title}</th>
              {cellsOf(point).map((cell, nth) => (
                <td key={heads[nth + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Unseen>
  );
}
