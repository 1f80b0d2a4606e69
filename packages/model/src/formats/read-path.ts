/** What stands at a dotted path, such as `realm_access.roles`, in a value of unknown origin; undefined where nothing does. */
export const readPath = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (at, name) =>
        typeof at === "object" && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      value,
    );
