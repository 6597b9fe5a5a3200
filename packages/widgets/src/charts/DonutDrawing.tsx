import { Pie } from "@nivo/pie";

import type { DonutProps, DonutSlice } from "./Donut.js";
import { Said } from "./Donut.styles.js";

interface DonutDrawingProps extends Pick<DonutProps, "slices" | "describe" | "activeId" | "onActiveIdChange"> {
  isStill: boolean;
}

/** The ring itself; nivo is heavy, so only `Donut` imports this, and late. */
export function DonutDrawing({ slices, describe, activeId, onActiveIdChange, isStill }: DonutDrawingProps) {
  return (
    <Pie<DonutSlice>
      width={168}
      height={168}
      margin={{ top: 3, right: 3, bottom: 3, left: 3 }}
      data={slices}
      id="id"
      value="count"
      colors={({ data }) => data.color}
      innerRadius={0.73}
      padAngle={1.2}
      cornerRadius={2}
      activeOuterRadiusOffset={3}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      animate={!isStill}
      activeId={activeId ?? null}
      onActiveIdChange={(id) => onActiveIdChange?.(id === null ? null : String(id))}
      tooltip={({ datum }) => <Said>{describe(datum.data)}</Said>}
    />
  );
}
