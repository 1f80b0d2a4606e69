/**
 * Why a process gave no answer: too many orders wait, or one waited too long, until less than half of its time was left
 * (`busy`); the time of the order was over (`late`); it took more memory than it may (`memory`); it was too complex (`broken`); the process has ended
 * (`crashed`); whoever asked has gone (`gone`); the process does not start (`unavailable`) or is closed (`closed`).
 */
export class ProcessError extends Error {
  readonly reason:
    | "busy"
    | "late"
    | "memory"
    | "broken"
    | "crashed"
    | "gone"
    | "unavailable"
    | "closed";
  constructor(reason: ProcessError["reason"], message: string) {
    super(message);
    this.name = "ProcessError";
    this.reason = reason;
  }
}
