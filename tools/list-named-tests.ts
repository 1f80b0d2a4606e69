export type NamedTests = { file: string; titles: string[] };

/** The tests that a text names as `file` "title", "title"; `file` … */
export const listNamedTests = (text: string): NamedTests[] =>
  text.split(/;\s(?=`)/).flatMap((part) => {
    const [, file] = /^`([^`]+)`/.exec(part) ?? [];
    const titles = Array.from(part.matchAll(/"([^"]+)"/g), ([, title = ""]) => title);
    return file === undefined ? [] : [{ file, titles }];
  });
