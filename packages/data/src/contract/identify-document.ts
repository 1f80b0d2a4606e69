/** 32 bits of FNV-1a: distinguishes texts of ours, nothing more. */
const hash = (text: string): string => {
  let value = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x0100_0193);
  return (value >>> 0).toString(36);
};

/** The name and hash under which the server knows a query of the client. */
export const identifyDocument = (name: string, query: string): string => `${name}.${hash(query)}`;
