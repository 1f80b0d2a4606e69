import { BlockList, isIPv6 } from "node:net";

const V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];

/** Of IPv6 only what is given to networks of the world (2000::/3) is public, but for what of it means other networks. */
const V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused = new BlockList();
const add = (network: string, family: "ipv4" | "ipv6"): void => {
  const [address = "", bits] = network.split("/");
  refused.addSubnet(address, Number(bits), family);
};
for (const network of V4) add(network, "ipv4");
for (const network of V6) add(network, "ipv6");

const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");

/** Whether an address is of this machine, of the network around it, or of nobody. */
export const isPrivateAddress = (address: string): boolean =>
  isIPv6(address)
    ? !open.check(address, "ipv6") || refused.check(address, "ipv6")
    : refused.check(address, "ipv4");
