import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-step.ts";
import type { PairCase } from "./cases.ts";
import { PAIR_CASES } from "./cases.ts";
import { type Drawer, DRAWERS, type Letter, LETTERS, shufflePair } from "./shuffle-pair.ts";
import { WIDTHS, type Width } from "./widths.ts";

/** What a reader said of a picture, by letter as it was said: which is easier to read, which would go to print. */
type Vote = { read: Letter; print: Letter; why?: string };

/** What readers said of the pictures as they were then; pictures have names such as `01-360`. */
type Round = {
  /** What the names of its losing pictures end with, as in `01-360-ours-before`. */
  lost: string;
  readers: Record<string, Vote>[];
  /** What came of each picture of ours that lost. */
  answers: Record<string, string>;
};

/** What `docs/pairs-votes.json` holds: the second round is that of the pictures that were improved after the first. */
export type PairVotes = { rounds: Round[] };

const NAMES: Record<Drawer, string> = {
  ours: "Statelier",
  plot: "Observable Plot",
  echarts: "ECharts",
};

const pictureName = ({ number }: PairCase, width: Width): string => `${number}-${width}`;

const PICTURES = PAIR_CASES.flatMap((pair) => WIDTHS.map((width) => pictureName(pair, width)));

const count = (round: Round, picture: string, question: "read" | "print"): number[] => {
  const drawers = shufflePair(picture);
  const chosen = round.readers.flatMap((reader) => {
    const letter = reader[picture]?.[question];
    return letter ? [drawers[letter]] : [];
  });
  return DRAWERS.map((drawer) => chosen.filter((one) => one === drawer).length);
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

const writeVotes = (round: Round): string[] => {
  const counted = PICTURES.map((picture) => ({
    picture,
    read: count(round, picture, "read"),
    print: count(round, picture, "print"),
  }));
  const sum = (question: "read" | "print"): number[] =>
    DRAWERS.map((_, at) => counted.reduce((total, one) => total + (one[question][at] ?? 0), 0));
  const heads = ["easier to read", "would go to print"].flatMap((question) =>
    DRAWERS.map((drawer) => `${NAMES[drawer]}, ${question}`),
  );
  return [
    row(["Picture", ...heads]),
    row(["---", ...heads.map(() => "--:")]),
    ...counted.map(({ picture, read, print }) => row([picture, ...read, ...print])),
    row(["**All**", ...[...sum("read"), ...sum("print")].map((total) => `**${total}**`)]),
  ];
};

/** The picture that lost, where it was improved since. */
const writeBefore = (picture: string, { lost }: Round): string[] => {
  const file = `images/pairs/${picture}-ours-${lost}.webp`;
  const width = picture.endsWith("-360") ? 270 : 800;
  return existsSync(join(ROOT, "docs", file))
    ? ["", `  <img src="${file}" width="${width}" alt="${picture} by Statelier as it lost">`, ""]
    : [];
};

const writeReasons = (round: Round): string[] =>
  PICTURES.flatMap((picture) => {
    const drawers = shufflePair(picture);
    const lost = round.readers.flatMap((reader) => {
      const vote = reader[picture];
      if (!vote || (drawers[vote.read] === "ours" && drawers[vote.print] === "ours")) return [];
      return [vote.why ?? `preferred ${NAMES[drawers[vote.read]]}`];
    });
    const answer = round.answers[picture];
    if (lost.length === 0 && !answer) return [];
    const said = lost.length === 0 ? "" : ` ${lost.join(" / ")}`;
    const key = LETTERS.map((letter) => `${letter} ${NAMES[drawers[letter]]}`).join(", ");
    return [
      `- **${picture}** (${key}):${said}${answer ? ` → ${answer}` : ""}`,
      ...writeBefore(picture, round),
    ];
  });

const writeCase = (pair: PairCase): string[] => [
  `### ${pair.number} ${pair.title}`,
  "",
  `${pair.description}. ${pair.form ? `Chosen form: ${pair.form}` : "First chart"} of \`${pair.dataset}\`.`,
  "",
  ...WIDTHS.flatMap((width) => {
    const image = (drawer: Drawer): string =>
      `<img src="images/pairs/${pictureName(pair, width)}-${drawer}.webp" width="${width === 360 ? 270 : 800}" alt="${pair.number} at ${width} px by ${NAMES[drawer]}">`;
    if (width === 360)
      return [
        row(DRAWERS.map((drawer) => NAMES[drawer])),
        row(DRAWERS.map(() => "---")),
        row(DRAWERS.map(image)),
        "",
      ];
    return DRAWERS.flatMap((drawer) => [`${NAMES[drawer]}, ${width} px:`, "", image(drawer), ""]);
  }),
];

const INTRODUCTION = `# Pairs

Twenty charts of the bundled datasets as Statelier draws them, beside charts of the same rows that were written by hand with
Observable Plot and with ECharts, on a phone (360 px) and on a desk (1,200 px). \`npm run pairs\` draws them anew and writes
this page.

## How it was made

- Ours: thirteen first charts, as the editor opens each dataset, and seven forms that an author makes of them in a few steps
  (\`tools/pairs/cases.ts\`). They are read through the product's own source, made by its own rules and changed by the events of its
  editor; no colour, axis or number is set by hand. Chosen by hand are what is shown in 16 (the twenty largest airports) and in 20
  (five states). The notes of a published chart stand beneath.
- The others: the same rows under options that stand in \`bench/pairs/\`, chosen by hand for each case: sorted, named at their
  lines and points, numbers at bars, axes with round steps and no more than they need, short names on phones, colours of the
  case, a smooth line where days are many. They were written for this comparison.
- All three stand under the same title and description and are written in Source Sans 3, because the default of the machine that
  draws is not what readers have.
- \`npm run pairs -- --blind=FOLDER\` writes the same pictures without names as A, B and C in an order of their own for each
  picture, alone and together, and beside the folder a file with the key. Votes were given on such pictures, without names:
  which is easier to read, which would go to print. They stand in \`pairs-votes.json\` by letter, as they were given. Who voted
  is not recorded: take them as a help for finding faults, not as a survey of readers.
`;

const ROUNDS = [
  "First round",
  "Second round, after what lost was improved",
  "Third round",
  "Fourth round",
];

const NOT_YET = ["No votes have been given on these pictures yet.", ""];

/** The text of `docs/pairs.md`. */
export const writePairsPage = (votes: PairVotes): string =>
  [
    INTRODUCTION,
    ...(votes.rounds.length === 0 ? NOT_YET : []),
    ...votes.rounds.flatMap((round, at) => [
      `## ${ROUNDS[at]}`,
      "",
      ...writeVotes(round),
      "",
      "What lost, and what came of it:",
      "",
      ...writeReasons(round),
      "",
    ]),
    "## Pictures",
    "",
    ...PAIR_CASES.flatMap(writeCase),
  ]
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()
    .concat("\n");
