/** Why the embedded store gave no answer. */
export class StoreError extends Error {
  readonly reason: "malformed" | "too-large" | "timeout" | "busy" | "unavailable";
  constructor(reason: StoreError["reason"], message: string) {
    super(message);
    this.name = "StoreError";
    this.reason = reason;
  }
}
