import type { ChartDocument } from "@statelier/document";
import type { Answer } from "./fire.ts";
import { hireStaff } from "./hire-staff.ts";
import type { Office } from "./open-office.ts";
import type { Shot } from "./shot.ts";

/** After so many requests as them people have lost their team, their role or their charts, if not their account. */
const MOST_SHOTS = 80;

/** Whom requests come of: people who are attacked with, and others in their place once these have lost what they had. */
export const makeShifts = async (
  office: Office,
  document: ChartDocument,
  say: (line: string) => void,
) => {
  let count = 1;
  let staff = await hireStaff(office, document, count);
  let shots = 0;
  let next: Promise<void> | undefined;
  const change = async (): Promise<void> => {
    try {
      count += 1;
      staff = await hireStaff(office, document, count);
    } catch (error) {
      say(`Nobody new could be signed in: ${String(error)}`);
    }
    shots = 0;
    next = undefined;
  };
  return {
    current: () => staff,
    count: () => count,
    note: ({ shot, answer }: { shot: Shot; answer: Answer }): void => {
      if (shot.by === undefined) return;
      shots += 1;
      if (shots > MOST_SHOTS || answer.status === 401) next ??= change();
    },
    /** Nobody is being signed in any more. */
    end: async (): Promise<void> => next,
  };
};
