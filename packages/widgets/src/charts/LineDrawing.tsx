import { ResponsiveLine, type LineCustomSvgLayerProps, type LineSeries } from "@nivo/line";
import { useId, useMemo } from "react";

import { useChartColors } from "../theme/index.js";
import type { LineChartProps, LinePoint } from "./LineChart.js";
import { Said } from "./LineChart.styles.js";

/** A line as nivo takes it. */
interface Series extends LineSeries {
  id: string;
  data: readonly { x: string; y: number }[];
}

type LayerProps = LineCustomSvgLayerProps<Series>;
type DrawingProps = Pick<LineChartProps, "points" | "domain" | "formatTick" | "formatValue">;

/** The line itself; nivo is heavy, so only `LineChart` imports this, and late. */
export function LineDrawing({ points, domain, formatTick, formatValue }: DrawingProps) {
  const colors = useChartColors();
  const id = useId();
  const data = useMemo(() => toSeries(points), [points]);
  const byId = useMemo(() => new Map(points.map((point) => [point.id, point])), [points]);
  const longestTick = Math.max(...domain.ticks.map((tick) => formatTick(tick).length));
  // Drawn by functions, not components: nivo calls each layer anew with every move of the pointer.
  const layers = [
    (layer: LayerProps) => <Ground key="ground" {...layer} ticks={domain.ticks} formatTick={formatTick} />,
    (layer: LayerProps) => <SplitLine key="line" {...layer} id={id} />,
    (layer: LayerProps) => <PartLine key="part" {...layer} />,
    (layer: LayerProps) => <Times key="times" {...layer} labelled={points} />,
    "crosshair" as const,
    (layer: LayerProps) => <Pointed key="pointed" {...layer} />,
    "slices" as const,
  ];
  return (
    <ResponsiveLine<Series>
      data={data}
      margin={{ top: 10, right: 12, bottom: 26, left: Math.max(34, longestTick * 7 + 14) }}
      xScale={{ type: "point" }}
      yScale={{ type: "linear", min: domain.least, max: domain.most }}
      colors={colors["viz-balance-line"]}
      layers={layers}
      enableSlices="x"
      sliceTooltip={({ slice }) => <Beside point={byId.get(String(slice.points[0]?.data.x))} format={formatValue} />}
      theme={{ crosshair: { line: { stroke: colors["border-strong"], strokeOpacity: 1, strokeDasharray: "3 3" } } }}
      animate={false}
    />
  );
}

/** The values, and their parts if they have any. */
function toSeries(points: readonly LinePoint[]): Series[] {
  const values = { id: "values", data: points.map(({ id, value }) => ({ x: id, y: value })) };
  if (points[0]?.part === undefined) return [values];
  return [values, { id: "parts", data: points.map(({ id, part = 0 }) => ({ x: id, y: part })) }];
}

/** Lines at the ticks, the one at zero stronger, and what they stand for. */
function Ground({
  innerWidth,
  yScale,
  ticks,
  formatTick,
}: LayerProps & { ticks: readonly number[]; formatTick: (value: number) => string }) {
  const colors = useChartColors();
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${yScale(tick)})`}>
      <line x2={innerWidth} stroke={tick === 0 ? colors["border-strong"] : colors["viz-grid"]} />
      <text x={-10} dominantBaseline="central" textAnchor="end" fill={colors["viz-axis"]}>
        {formatTick(tick)}
      </text>
    </g>
  ));
}

/** The line and the ground below it, in two colours that meet at zero. */
function SplitLine({
  id,
  series,
  innerWidth,
  innerHeight,
  yScale,
  lineGenerator,
  areaGenerator,
}: LayerProps & { id: string }) {
  const colors = useChartColors();
  const zero = Math.min(innerHeight, Math.max(0, yScale(0)));
  const places = series[0]?.data.map(({ position }) => position) ?? [];
  const line = lineGenerator(places) ?? "";
  const area = areaGenerator(places) ?? "";
  const [only] = places;
  const halves = [
    {
      name: "above",
      y: -10,
      height: zero + 10,
      line: colors["viz-balance-line"],
      area: colors["viz-balance-area"],
      opacity: 0.09,
    },
    {
      name: "below",
      y: zero,
      height: innerHeight - zero + 10,
      line: colors["viz-balance-negative"],
      area: colors["viz-balance-negative"],
      opacity: 0.12,
    },
  ];
  return halves.map((half) => (
    <g key={half.name} clipPath={`url(#${id}-${half.name})`}>
      <clipPath id={`${id}-${half.name}`}>
        <rect x={-6} y={half.y} width={innerWidth + 12} height={half.height} />
      </clipPath>
      <path d={area} fill={half.area} opacity={half.opacity} />
      <path d={line} fill="none" stroke={half.line} strokeWidth={2} strokeLinejoin="round" />
      {/* One point makes no line. */}
      {only && places.length === 1 && <circle cx={only.x} cy={only.y} r={4} fill={half.line} />}
    </g>
  ));
}

/** The parts of the values, over their line. */
function PartLine({ series, lineGenerator }: LayerProps) {
  const colors = useChartColors();
  const places = series[1]?.data.map(({ position }) => position);
  if (!places) return null;
  return (
    <path
      d={lineGenerator(places) ?? ""}
      fill="none"
      stroke={colors["viz-answer-positive"]}
      strokeWidth={2}
      strokeLinejoin="round"
    />
  );
}

/** As many labels as fit, evenly, and always the latest one. */
function Times({ innerWidth, innerHeight, xScale, labelled }: LayerProps & { labelled: readonly LinePoint[] }) {
  const colors = useChartColors();
  const most = Math.max(2, Math.floor(innerWidth / 90));
  const step = Math.max(1, Math.ceil(labelled.length / most));
  return labelled
    .filter((_point, index) => (labelled.length - 1 - index) % step === 0)
    .map(({ id, label }) => {
      const x = xScale(id);
      const anchor = x > innerWidth - 24 && labelled.length > 1 ? "end" : "middle";
      return (
        <text
          key={id}
          x={anchor === "end" ? innerWidth + 8 : x}
          y={innerHeight + 20}
          textAnchor={anchor}
          fill={colors["viz-axis"]}
        >
          {label}
        </text>
      );
    });
}

/** The point that is pointed at. */
function Pointed({ currentSlice }: LayerProps) {
  const colors = useChartColors();
  const point = currentSlice?.points[0];
  if (!point) return null;
  const isBelow = point.data.y < 0;
  const color = isBelow ? colors["viz-balance-negative"] : colors["viz-balance-line"];
  return <circle cx={point.x} cy={point.y} r={4} fill={color} stroke={colors.surface} strokeWidth={2} />;
}

interface BesideProps {
  point: LinePoint | undefined;
  format: LineChartProps["formatValue"];
}

function Beside({ point, format }: BesideProps) {
  if (!point) return null;
  return (
    <Said>
      <span>{point.title}</span>
      <b>{format(point.value, point.part)}</b>
    </Said>
  );
}
