import { expect, test } from "vitest";
import { isAllowedAddress } from "./allowedAddress.ts";

test.each([
  [[], "203.0.113.9", true],
  [["203.0.113.9"], "203.0.113.9", true],
  [["203.0.113.9"], "203.0.113.10", false],
  [["10.0.0.0/8", "192.168.1.0/24"], "192.168.1.77", true],
  [["10.0.0.0/8"], "11.0.0.1", false],
  [["10.0.0.0/8"], "::ffff:10.1.2.3", true],
  [["2001:db8::/32"], "2001:db8:1::5", true],
  [["2001:db8::/32"], "2001:db9::1", false],
  [["not an address"], "10.0.0.1", false],
  [["10.0.0.1"], "not an address", false],
])("the list %j lets %s in: %s", (allowed, address, expected) => expect(isAllowedAddress(allowed, address)).toBe(expected));
