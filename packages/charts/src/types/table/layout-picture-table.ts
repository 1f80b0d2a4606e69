import type { Translator } from "@statelier/ui/messages";
import { max, sum } from "d3-array";
import type {
  PictureTable,
  SceneLine,
  SceneText,
  TableScene,
  TableSceneColumn,
} from "../../scene/scene.ts";
import { drawCellFigures } from "./picture-figures.ts";
import { fitText } from "../../parts/text/wrap-text.ts";
import { lineHeight } from "../../parts/text/text-box.ts";

const ROW = 28;
const SIZE = 13;
const GAP = 16;
/** A picture is read at a glance; the page has all rows. */
const MOST_ROWS = 40;

type Column = { column: TableSceneColumn; left: number; width: number };

const placeColumns = ({ columns, width }: TableScene): Column[] => {
  const wanted = sum(columns, (column) => column.width);
  const share = Math.min(1, width / Math.max(1, wanted));
  let left = 0;
  return columns.map((column) => {
    const place = { column, left, width: column.width * share };
    left += place.width;
    return place;
  });
};

const write = (
  text: string,
  { column, left, width }: Column,
  baseline: number,
  weight: 400 | 600,
): SceneText => ({
  role: "value",
  lines: [fitText(text, width - GAP, { size: SIZE, face: weight })],
  x: column.align === "end" ? left + width - GAP : left,
  y: baseline,
  anchor: column.align,
  size: SIZE,
  weight,
  color: column.color,
});

/** The first rows of a table, and how many there are; a column that is too wide for its share ends with an ellipsis. */
export const layoutPictureTable = (
  scene: TableScene,
  t: Translator,
  mostRows = MOST_ROWS,
): PictureTable => {
  const columns = placeColumns(scene);
  const rows = scene.rows.slice(0, mostRows);
  const baselineOf = (row: number): number => (row + 1) * ROW - 9;
  const heads = columns.map((place) => {
    const { label, unit } = place.column;
    return {
      ...write(unit === "" ? label : `${label} (${unit})`, place, baselineOf(0), 600),
      color: "ink" as const,
    };
  });
  const cells = rows.flatMap((row, index) =>
    columns.flatMap((place, at) => {
      const cell = row[at];
      if (!cell) return [];
      const text = write(cell.text, place, baselineOf(index + 1), place.column.weight);
      return [cell.look?.color ? { ...text, color: cell.look.color } : text];
    }),
  );
  const figures = rows.flatMap((row, index) =>
    columns.flatMap(({ left, width }, at) => {
      const cell = row[at];
      const box = { left, top: (index + 1) * ROW, width: width - GAP, height: ROW };
      return cell ? drawCellFigures(cell, box) : [];
    }),
  );
  const bottom = (rows.length + 1) * ROW;
  const args = { shown: rows.length, total: scene.totalRows };
  const rest: SceneText[] =
    rows.length < scene.totalRows
      ? [
          {
            role: "note",
            lines: [t("viewer.table.bounded", args)],
            x: 0,
            y: bottom + 18,
            anchor: "start",
            size: SIZE,
            weight: 400,
            color: "ink-soft",
          },
        ]
      : [];
  const right = (max(columns, ({ left, width }) => left + width) ?? 0) - GAP;
  const lines = Array.from({ length: rows.length + 1 }, (_, index): SceneLine => ({
    role: "grid",
    from: { x: 0, y: (index + 1) * ROW },
    to: { x: right, y: (index + 1) * ROW },
    color: index === 0 ? "ink-soft" : "line",
    width: 1,
  }));
  const height = bottom + (rest.length > 0 ? lineHeight(SIZE) + 8 : 0);
  return { height, texts: [...heads, ...cells, ...rest], lines: [...figures, ...lines] };
};
