import { randomBytes } from "node:crypto";
import { makeKey } from "@statelier/document";
import type { ChartKey } from "@statelier/model";

/** A chart key nobody can guess: 12 characters, nearly 72 bits. */
export const newKey = (): ChartKey => makeKey(randomBytes(12));
