import type { SceneRemark } from "../../scene/scene.ts";

/** A remark as a sentence, with what it is about. */
export const remarkSentence = ({ text, where }: Pick<SceneRemark, "text" | "where">): string => {
  if (where !== "") return `${text.replace(/\.$/, "")} (${where}).`;
  return text.endsWith(".") ? text : `${text}.`;
};
