import { isRecord } from "@statelier/model";
import { type Json, updateMember } from "../../schema/json-object.ts";

const FIRST_COLOR = { type: "single", paletteId: "category10", color: "#1f77b4" };

/** Series whose colours were never written down were drawn in the palette that the segment named; no step carries it on. */
const repairSegmentPalette = (fields: Json): Json => {
  const { segment, color } = fields;
  if (!isRecord(segment) || !isRecord(color)) return fields;
  const { palette: paletteId, ...rest } = segment;
  const isFirst = Object.entries(FIRST_COLOR).every(([key, value]) => color[key] === value);
  if (typeof paletteId !== "string" || !isFirst) return fields;
  return { ...fields, segment: rest, color: { type: "segment", paletteId, colorMapping: {} } };
};

/** A stored chart with its colour field. */
export const repairColor = (chart: Json): Json =>
  updateMember(chart, "fields", (fields) =>
    repairSegmentPalette({ color: FIRST_COLOR, ...fields }),
  );
