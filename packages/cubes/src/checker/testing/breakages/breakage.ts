/** One way to break the test cube: the rule that notices, the text replaced, its replacement, and words of the sentence. */
export interface Breakage {
  rule: string;
  from: string;
  to: string;
  says: string;
}

/** Says how to break the test cube so that one rule notices. */
export function breakage(rule: string, from: string, to: string, says: string): Breakage {
  return { rule, from, to, says };
}
