/** Files in memory by name; the ones unused the longest go first when `mostBytes` are reached. */
export type ByteCache = {
  get(name: string): Uint8Array<ArrayBuffer> | undefined;
  set(name: string, bytes: Uint8Array<ArrayBuffer>): void;
};

export const makeByteCache = (mostBytes: number): ByteCache => {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let size = 0;
  const remove = (name: string): void => {
    size -= files.get(name)?.length ?? 0;
    files.delete(name);
  };
  return {
    get(name) {
      const found = files.get(name);
      if (!found) return undefined;
      files.delete(name);
      files.set(name, found);
      return found;
    },
    set(name, bytes) {
      remove(name);
      if (bytes.length > mostBytes) return;
      files.set(name, bytes);
      size += bytes.length;
      for (const oldest of files.keys()) {
        if (size <= mostBytes) return;
        remove(oldest);
      }
    },
  };
};
