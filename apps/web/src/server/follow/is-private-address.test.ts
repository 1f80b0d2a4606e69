import { expect, it } from "vitest";
import { isPrivateAddress } from "./is-private-address.ts";

it.each([
  "127.0.0.1",
  "127.8.8.8",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2002:a00:1::",
  "2001:db8::1",
])("%s is of nobody outside", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(["8.8.8.8", "172.32.0.1", "193.5.216.31", "2a00:1450:400a::1", "2606:4700::1111"])(
  "%s is public",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
