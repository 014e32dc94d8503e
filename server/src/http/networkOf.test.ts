import { expect, test } from "vitest";
import { networkOf } from "./networkOf.ts";

test("addresses of one network of IPv6 count as one, however they are written", () => {
  const same = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:0:9:a", "2001:0db8:0001:0002::", "2001:db8:1:2:0:0:203.0.113.9"];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(networkOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect([networkOf("::1"), networkOf("fe80::1%eth0")]).toEqual(["0:0:0:0::/64", "fe80:0:0:0::/64"]);
});

test("addresses of IPv4 count one by one, also where they are written within IPv6; what is no address stays what it is", () => {
  const each = ["203.0.113.9", "::ffff:203.0.113.9", "::FFFF:203.0.113.10", "unknown", ""];
  expect(each.map(networkOf)).toEqual(["203.0.113.9", "203.0.113.9", "203.0.113.10", "unknown", ""]);
});
