/** How much is drawn for one request: milliseconds of the processor, and characters of markup. */
export type DrawingBudget = {
  ms: number;
  characters: number;
  /** Of a whole page with the figures that its program starts from; more is refused. */
  pageCharacters: number;
};

/**
 * Twenty-five charts of 50 ms are less than half of it. Pages of the sample catalogue have less than a megabyte; one of ten is slow
 * on a phone before anything of it is drawn anew.
 */
export const DRAWING_BUDGET: DrawingBudget = {
  ms: 3_000,
  characters: 6_000_000,
  pageCharacters: 20_000_000,
};

const GONE = "ReaderGone";

/** Whether an error says that nobody waits for what was drawn. By its name: bundles have a copy of this module each. */
export const isReaderGone = (error: unknown): boolean =>
  error instanceof Error && error.name === GONE;

const makeGone = (): Error => {
  const gone = new Error("Who asked has gone.");
  gone.name = GONE;
  return gone;
};

/** What is drawn for one request, and what it has cost until now. */
export type DrawingWork = {
  readonly budget: DrawingBudget;
  /** Milliseconds of the processor. */
  readonly spentMs: number;
  /** Nothing further is drawn here. */
  readonly isSpent: boolean;
  /** So it was said, whatever the budget. */
  readonly isStopped: boolean;
  /** For whoever has had enough drawn before. */
  stop(): void;
  /** Draws at one go and counts it, whatever is left; throws where nobody waits any more (`isReaderGone`). */
  draw<Drawn>(make: () => Drawn, sizeOf?: (drawn: Drawn) => number): Drawn;
  /** Counts what the page has besides. */
  add(characters: number): void;
};

/** Of this thread alone: a machine that is busy with something else takes nothing from a request. */
const readProcessor = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The clock of the processor goes in steps: what is drawn between two of them has cost something, too. */
const LEAST_MS = 0.001;

export const makeDrawingWork = (
  { budget = DRAWING_BUDGET, signal }: { budget?: DrawingBudget; signal?: AbortSignal } = {},
  readMs: () => number = readProcessor,
): DrawingWork => {
  let spentMs = 0;
  let characters = 0;
  let isStopped = false;
  return {
    budget,
    get spentMs() {
      return spentMs;
    },
    get isSpent() {
      return isStopped || spentMs >= budget.ms || characters >= budget.characters;
    },
    get isStopped() {
      return isStopped;
    },
    stop() {
      isStopped = true;
    },
    draw(make, sizeOf = (drawn) => (typeof drawn === "string" ? drawn.length : 0)) {
      if (signal?.aborted) throw makeGone();
      const before = readMs();
      try {
        const drawn = make();
        characters += sizeOf(drawn);
        return drawn;
      } finally {
        spentMs += Math.max(LEAST_MS, readMs() - before);
      }
    },
    add(more) {
      characters += more;
    },
  };
};
