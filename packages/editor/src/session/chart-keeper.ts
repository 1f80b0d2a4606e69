import type { HistoryState } from "@statelier/document";
import { isNoted, noteBegun } from "@statelier/viewer/begun-charts";
import type { SessionEnvironment } from "./environment.ts";
import type { SessionSnapshot } from "./session-snapshot.ts";
import { writeStored } from "./stored-state.ts";

type Environment = Pick<SessionEnvironment, "storage" | "notify" | "now">;

type Steps = Pick<HistoryState, "past" | "future">;

type OnSaved = (saved: SessionSnapshot["saved"]) => void;

type Edited = Pick<SessionSnapshot, "history" | "state">;

/** How long after the last change the chart is stored: a whole history is too much to write for each of them. */
const SAVE_DELAY_MS = 300;

/** Stores a chart in the browser, and knows which of the author's steps are kept nowhere. */
export class ChartKeeper {
  readonly #environment: Environment;
  readonly #onSaved: OnSaved;
  /** With which the chart was opened, or was last saved or published on the server. */
  #begun: Steps;
  /** Those that the browser holds as well; `#begun` where it holds those of another tab. */
  #kept: Steps;
  #waiting: { save: () => void; timer: ReturnType<typeof setTimeout> } | undefined;
  #isFull = false;

  constructor(environment: Environment, begun: Steps, onSaved: OnSaved) {
    this.#environment = environment;
    this.#onSaved = onSaved;
    this.#begun = begun;
    this.#kept = begun;
  }

  readonly save = (id: string, { history, state }: Edited): void => {
    const { storage, notify, now } = this.#environment;
    const isKept = writeStored(storage, id, { ...history, present: state });
    if (isKept && (this.hasUnkept(history) || !isNoted(storage, id)))
      noteBegun(storage, id, {
        changedAt: now().getTime(),
        isTouched: history.isCut === true || history.past.length + history.future.length > 0,
      });
    if (isKept) this.#kept = history;
    else if (!this.#isFull) notify({ type: "storage-full" });
    this.#isFull = !isKept;
    this.#onSaved({ status: isKept ? "saved" : "failed", at: now() });
  };

  readonly saveSoon = (id: string, edited: Edited): void => {
    this.dropWaiting();
    const save = (): void => this.save(id, edited);
    this.#waiting = { save, timer: setTimeout(this.flush, SAVE_DELAY_MS) };
  };

  /** Stores at once what would be stored soon. */
  readonly flush = (): void => {
    const waiting = this.#waiting;
    this.dropWaiting();
    waiting?.save();
  };

  readonly dropWaiting = (): void => {
    clearTimeout(this.#waiting?.timer);
    this.#waiting = undefined;
  };

  /** Another tab has stored the chart as it is there. */
  readonly noticeOther = (): void => {
    this.dropWaiting();
    this.#kept = this.#begun;
  };

  /** Another tab has deleted what the browser held; where it held nothing, nothing was deleted. */
  readonly noticeDeleted = ({ status }: SessionSnapshot["saved"]): void => {
    if (status === "failed" || status === "deleted") return;
    this.noticeOther();
    this.#onSaved({ status: "deleted", at: this.#environment.now() });
  };

  /** These steps are on the server, or given up. */
  readonly release = (steps: Steps): void => {
    this.#begun = steps;
    this.#kept = steps;
  };

  readonly hasUnkept = ({ past, future }: Steps): boolean =>
    past !== this.#kept.past || future !== this.#kept.future;
}
