/** One way to break the test cube: the rule that notices, the text replaced, its replacement, and words of the sentence. */
export interface Defect {
  rule: string;
  from: string;
  to: string;
  says: string;
}

/** Says how to break the test cube so that one rule notices. */
export function defect(rule: string, from: string, to: string, says: string): Defect {
  return { rule, from, to, says };
}
