/** What the address of the editor asks for. */
export type SessionStart =
  | { type: "cube"; iri: string; dataSource: string | null }
  /** `isAnew`: also where this browser holds an edit of it that was begun. */
  | { type: "copy"; key: string; isLayouting: boolean; isEdit: boolean; isAnew?: boolean }
  | { type: "stored"; id: string }
  | { type: "published" }
  | { type: "browse" };

/**
 * Reads `/create/{id}` with its query. To edit somebody else's chart, or one without an owner, opens a copy: without
 * an account nobody has charts of their own.
 */
export const parseSessionStart = (id: string, params: URLSearchParams): SessionStart => {
  if (id === "published") return { type: "published" };
  if (id !== "new") return { type: "stored", id };
  const copy = params.get("copy") ?? params.get("edit");
  const isLayouting = params.get("state") === "LAYOUTING";
  const isAnew = params.has("anew") ? { isAnew: true } : {};
  if (copy) return { type: "copy", key: copy, isLayouting, isEdit: !params.has("copy"), ...isAnew };
  const iri = params.get("cube");
  return iri ? { type: "cube", iri, dataSource: params.get("dataSource") } : { type: "browse" };
};
