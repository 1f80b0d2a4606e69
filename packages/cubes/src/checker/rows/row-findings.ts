import type { RowExample, RowFinding, RowRule } from "./row-finding.ts";

const SHOWN = 3;

/** Counts what is wrong with the rows of one cube and keeps the first examples of each kind. */
export class RowFindings {
  readonly #owner: Pick<RowFinding, "cube" | "constraint">;
  readonly #findings = new Map<string, RowFinding>();

  constructor(owner: Pick<RowFinding, "cube" | "constraint">) {
    this.#owner = owner;
  }

  add(rule: RowRule, path: string, example: () => RowExample): void {
    const key = `${rule} ${path}`;
    let finding = this.#findings.get(key);
    if (!finding) {
      finding = { rule, severity: "violation", ...this.#owner, path, count: 0, examples: [] };
      this.#findings.set(key, finding);
    }
    finding.count += 1;
    if (finding.examples.length < SHOWN) finding.examples.push(example());
  }

  get findings(): RowFinding[] {
    return [...this.#findings.values()];
  }
}
