import { runAttack } from "../bench/attack/run-attack.ts";
import { USUAL_SEED } from "../tools/usual-seed.ts";
import { IS_DEEP } from "./support/in-deep.ts";
import { expect, test } from "./support/test.ts";

const COUNT = IS_DEEP ? 300 : 60;

test("changed and damaged requests end no server, bring no error of its own, and take nothing from readers", async () => {
  const report = await runAttack({
    count: COUNT,
    seed: USUAL_SEED,
    folder: test.info().outputPath(),
  });
  expect(report.hasExited).toBe(false);
  expect(report.sent).toBe(COUNT);
  // How long answers take, and what is busy, depends on what else the machine does: `npm run attack` says that.
  const wrong = report.findings.filter(
    ({ kind, status }) => kind !== "slow" && ![408, 503].includes(status),
  );
  expect(wrong).toEqual([]);
  // Of sixty requests hardly any is of somebody who is signed in.
  if (IS_DEEP) expect(report.people.bySession.done).toBeGreaterThan(0);
  expect(report.output).not.toContain('"level":"error"');
});
