import type { Translator } from "@statelier/ui/messages";
import { max, sum } from "d3-array";
import type {
  PictureTable,
  SceneLine,
  SceneText,
  TableScene,
  TableSceneColumn,
  TableSceneGroup,
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

type Line = { group: TableSceneGroup; cells?: undefined } | { cells: TableScene["rows"][number] };

/** The first rows under the heads of their groups; no head stands last. */
const listFirstLines = ({ rows, groups }: TableScene, most: number): Line[] => {
  const headsOf = Map.groupBy(groups, ({ before }) => before);
  const lines = rows
    .slice(0, most)
    .flatMap((cells, at): Line[] => [
      ...(headsOf.get(at) ?? []).map((group) => ({ group })),
      { cells },
    ]);
  const first = lines.slice(0, most);
  return first.slice(0, first.findLastIndex(({ cells }) => cells) + 1);
};

const writeHead = (
  { level, label, cell }: TableSceneGroup,
  right: number,
  baseline: number,
  t: Translator,
): SceneText => {
  const x = level * GAP;
  const text = `${t("viewer.label", { name: label })} ${cell.text}`;
  return {
    role: "value",
    lines: [fitText(text, right - x, { size: SIZE, face: 600 })],
    x,
    y: baseline,
    anchor: "start",
    size: SIZE,
    weight: 600,
    color: "ink",
  };
};

const countLeftOut = (shown: number, total: number, top: number, t: Translator): SceneText[] =>
  shown < total
    ? [
        {
          role: "note",
          lines: [t("viewer.table.bounded", { shown, total })],
          x: 0,
          y: top + 18,
          anchor: "start",
          size: SIZE,
          weight: 400,
          color: "ink-soft",
        },
      ]
    : [];

const baselineOf = (line: number): number => (line + 1) * ROW - 9;

const writeColumnHeads = (columns: readonly Column[]): SceneText[] =>
  columns.map((place) => {
    const { label, unit } = place.column;
    return {
      ...write(unit === "" ? label : `${label} (${unit})`, place, baselineOf(0), 600),
      color: "ink",
    };
  });

/** The first rows of a table under the heads of their groups, and how many there are; a column that is too wide for its share ends with an ellipsis. */
export const layoutPictureTable = (
  scene: TableScene,
  t: Translator,
  mostRows = MOST_ROWS,
): PictureTable => {
  const columns = placeColumns(scene);
  const right = max(columns, ({ left, width }) => left + width - GAP) ?? scene.width;
  const shown = listFirstLines(scene, mostRows);
  const texts = shown.flatMap((line, index): SceneText[] => {
    const baseline = baselineOf(index + 1);
    if (!line.cells) return [writeHead(line.group, right, baseline, t)];
    return columns.flatMap((place, at) => {
      const cell = line.cells[at];
      if (!cell) return [];
      const text = write(cell.text, place, baseline, place.column.weight);
      return [cell.look?.color ? { ...text, color: cell.look.color } : text];
    });
  });
  const figures = shown.flatMap(({ cells = [] }, index) =>
    columns.flatMap(({ left, width }, at) => {
      const cell = cells[at];
      const box = { left, top: (index + 1) * ROW, width: width - GAP, height: ROW };
      return cell ? drawCellFigures(cell, box) : [];
    }),
  );
  const bottom = (shown.length + 1) * ROW;
  const rowCount = shown.filter(({ cells }) => cells).length;
  const rest = countLeftOut(rowCount, scene.totalRows, bottom, t);
  const lines = Array.from({ length: shown.length + 1 }, (_, index): SceneLine => ({
    role: "grid",
    from: { x: 0, y: (index + 1) * ROW },
    to: { x: right, y: (index + 1) * ROW },
    color: index === 0 ? "ink-soft" : "line",
    width: 1,
  }));
  const height = bottom + (rest.length > 0 ? lineHeight(SIZE) + 8 : 0);
  return {
    height,
    texts: [...writeColumnHeads(columns), ...texts, ...rest],
    lines: [...figures, ...lines],
  };
};
