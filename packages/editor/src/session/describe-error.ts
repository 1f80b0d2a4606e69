import { describeFailure, isFailure, type PageError } from "@statelier/viewer";

/** The row of the error catalogue for what a call or a drawing has thrown. */
export const describeError = (
  error: unknown,
  asked: Parameters<typeof describeFailure>[1] = {},
): PageError =>
  isFailure(error)
    ? describeFailure(error, asked)
    : { code: "INTERNAL", args: { reference: String(error) } };
