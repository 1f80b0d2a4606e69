import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { TableCellLook, TableSceneColumn } from "../../scene/scene.ts";
import { RowCells } from "./row-cells.tsx";

const column: TableSceneColumn = {
  componentId: "share",
  label: "Share",
  unit: "%",
  align: "end",
  weight: 400,
  color: "ink",
  background: "paper",
  width: 100,
  isKey: false,
};

const show = (look?: TableCellLook): string =>
  renderToStaticMarkup(
    <table>
      <tbody>
        <tr>
          <RowCells
            columns={[column]}
            cells={[{ value: 10, text: "10", ...(look ? { look } : {}) }]}
            missing="missing"
            padAt={() => ".2"}
          />
        </tr>
      </tbody>
    </table>,
  );

test("decimal points stand in line in coloured cells as in plain ones", () => {
  expect(show()).toContain('data-pad=".2"');
  expect(show({ background: "#fff5eb", color: "#000000" })).toContain('data-pad=".2"');
});

test("nothing is added behind bars and tags", () => {
  expect(show({ bar: { from: 0, to: 1, color: "#aa0000" } })).not.toContain("data-pad");
  expect(show({ tag: "#aa0000", color: "#ffffff" })).not.toContain("data-pad");
});
