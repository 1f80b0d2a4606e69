type Watched = { values: object; codes?: object; labels?: object };

const watchList = <List extends object>(list: List, onRead: () => void): List =>
  new Proxy(list, {
    get: (target, name) => {
      if (typeof name === "string" && name >= "0" && name < ":") onRead();
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });

/** Counts, without a clock, how many cells and values of columns are read between two pauses at most, and how many in all. */
export const countReads = () => {
  const reads = { most: 0, all: 0 };
  let since = 0;
  const note = (): void => {
    since += 1;
    reads.all += 1;
    reads.most = Math.max(reads.most, since);
  };
  return {
    reads,
    watch: <Column extends Watched>(column: Column): Column => {
      const values = watchList(column.values, note);
      return {
        ...column,
        values,
        ...(column.codes ? { codes: watchList(column.codes, note) } : {}),
        ...(column.labels === column.values ? { labels: values } : {}),
      };
    },
    pause: async (): Promise<void> => {
      since = 0;
    },
  };
};
