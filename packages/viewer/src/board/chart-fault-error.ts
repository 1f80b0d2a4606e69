import type { ChartFault } from "@statelier/document";
import type { Failure } from "../failure/describe-failure.ts";
import { tailOf } from "../params/slug.ts";

/** A chart cannot be drawn from its dataset: a `Failure` with the id of its error. */
export class ChartFaultError extends Error implements Failure {
  readonly id: string;
  readonly args: Record<string, string>;
  constructor({ id, componentId, message }: ChartFault) {
    super(message);
    this.name = "ChartFaultError";
    this.id = id;
    this.args = { id: tailOf(componentId) };
  }
}
