/** `good` is as it should be; with `limited` less is shown than could be; Statelier needs what is `missing`. */
export type FindingLevel = "good" | "limited" | "missing";

/** One thing that was tried of a source, in words for its operator. */
export type SourceFinding = {
  /** What was tried: stays the same from version to version. */
  topic:
    | "reach"
    | "protocol"
    | "features"
    | "rows"
    | "datasets"
    | "versions"
    | "languages"
    | "shape"
    | "observations"
    | "geography"
    | "conformance"
    | "speed";
  level: FindingLevel;
  sentence: string;
  /** What the operator can do about it. */
  advice?: string;
  /** How long the source took. */
  milliseconds?: number;
};

/** What has come of a check of a source, in one word and in single findings. */
export type SourceReport = {
  /** `unreachable`: nothing could be asked. */
  verdict: "works" | "limited" | "unfit" | "unreachable";
  findings: SourceFinding[];
};

/** Called with each finding as soon as it is known. */
export type FindingListener = (finding: SourceFinding) => void;

const judge = (findings: readonly SourceFinding[]): SourceReport["verdict"] => {
  if (findings.some(({ topic, level }) => topic === "reach" && level === "missing"))
    return "unreachable";
  if (findings.some(({ level }) => level === "missing")) return "unfit";
  return findings.some(({ level }) => level === "limited") ? "limited" : "works";
};

/** Findings in the order in which they were made. */
export class FindingList {
  readonly #findings: SourceFinding[] = [];
  readonly #listener: FindingListener | undefined;

  constructor(listener: FindingListener | undefined) {
    this.#listener = listener;
  }

  /** Answers whether nothing of this is missing. */
  add(found: readonly SourceFinding[]): boolean {
    for (const finding of found) {
      this.#findings.push(finding);
      this.#listener?.(finding);
    }
    return found.every(({ level }) => level !== "missing");
  }

  get report(): SourceReport {
    return { verdict: judge(this.#findings), findings: this.#findings };
  }
}
