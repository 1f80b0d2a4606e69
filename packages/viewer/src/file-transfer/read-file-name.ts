/** The name that a header `Content-Disposition` gives a file, in its own letters where it says them (RFC 6266). */
export const readFileName = (header: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(header ?? "")?.[1];
};
