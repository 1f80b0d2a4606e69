import { SourceError } from "../../source/cube-source.ts";

/** The table has changed since it was described. */
export class TableChangedError extends SourceError {
  constructor() {
    super("SOURCE_ANSWER_INVALID", "The table has changed while it was read.");
  }
}
