import { isIPv6 } from "node:net";

const parts = 4; // of 16 bits: a provider gives each of its customers a /64 at least

/**
 * Where a call comes from, as it is counted: an address of IPv4, also where it is written within IPv6; of IPv6 the network, in which
 * whoever has one address has as many as they like.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%"); // the zone of a local one
  if (!isIPv6(plain)) return address;
  const [head = "", tail] = plain.split("::");
  const first = partsOf(head);
  const last = tail === undefined ? [] : partsOf(tail);
  // an address of IPv4 at the end is two parts, and behind the network
  const missing = 8 - first.length - last.length - (plain.includes(".") ? 1 : 0);
  const all = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  return `${all
    .slice(0, parts)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":")}::/64`;
}

const partsOf = (text: string): string[] => text.split(":").filter((part) => part !== "");
