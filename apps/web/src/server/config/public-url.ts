import { z } from "zod";

export const HTTP = {
  protocol: /^https?$/,
  error: "Expected an address that begins with http:// or https://",
};

const isPublicAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === "" && password === "";
};

export const publicUrl = z
  .url(HTTP)
  .refine(isPublicAddress, "Expected an address without a password: readers see it");
