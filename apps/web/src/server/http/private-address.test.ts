import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "[::1]",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "fc00::1",
  "fe80::1",
  "fe80::1%eth0",
  "fd12:3456::1",
  "::ffff:10.0.0.1",
  "fec0::1",
  "ff02::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "2001::1",
  "localhost",
  "",
])("%s is not asked", (address) => expect(isPrivateAddress(address)).toBe(true));

test.each(["8.8.8.8", "172.32.0.1", "193.5.216.1", "2a00:1450:4001::1", "[2606:4700::1]"])(
  "%s is public",
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
