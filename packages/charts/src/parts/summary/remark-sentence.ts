/** A remark as a sentence. */
export const remarkSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);
