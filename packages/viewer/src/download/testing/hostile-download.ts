import type { Download } from "../download.ts";
import { makeWholeDownload } from "../make-download.ts";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "./make-test-data.ts";

/** Labels as publishers and attackers write them. */
export const HOSTILE_LABELS = [
  'Say "hello", world',
  "two\nlines",
  "two\r\nlines",
  "=cmd|'/c calc'!A0",
  "@SUM(A1)",
  "+41 31 000 00 00",
  "-5 to 0",
  "-",
  "＝1+1",
  "\tindented",
  "עברית العربية \u202Eevil",
  "👩‍🔬 & <b>bold</b> ]]>",
  "_x0041_ \u0007 bell",
  "semi;colon",
  "",
  " spaces ",
  "lone \uD83D half",
];

/** A file whose every label is hostile; the last row has no label, the second no number. */
export const makeHostileDownload = (): Download => {
  const name = makeTestDimension("name", [], {
    label: '=HYPERLINK("x")',
    values: HOSTILE_LABELS.map((label, position) => ({ value: `v${position}`, label, position })),
  });
  const amount = makeTestMeasure("amount", { label: "Amount", unit: "m³; CHF" });
  const cells = [...HOSTILE_LABELS.map((_, index) => `v${index}`), null];
  return makeWholeDownload(
    {
      components: { dimensions: [name], measures: [amount] },
      metadata: makeTestMetadata({ title: '../a/b: "c" <d>|?*\u202E fdp' }),
      table: {
        rowCount: cells.length,
        columns: [
          makeTestCodes(name, cells),
          makeTestNumbers(
            "amount",
            cells.map((_, index) => (index === 1 ? null : index - 1.5)),
          ),
        ],
      },
    },
    "en",
  );
};
