import { networkAddress } from "@vigil/model/organization/networkAddress";
import { BlockList, isIP } from "node:net";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/**
 * The domain's list of addresses and ranges (`10.0.0.0/8`); an empty list allows all. Entries are checked when they are saved; one that
 * stands there and cannot be read allows nobody.
 */
export function isAllowedAddress(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of Array.from(allowed)) {
    if (!networkAddress.safeParse(entry).success) continue;
    const [network = "", prefix] = entry.split("/");
    if (prefix === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(prefix), familyOf(network));
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
}
