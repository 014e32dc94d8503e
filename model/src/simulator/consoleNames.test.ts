import { expect, test } from "vitest";
import { consoleTypes, layoutNames, layoutOf } from "./consoleNames.ts";
import { simConfigSchema } from "./settings.ts";

test("R-2.079 exactly the fourteen layout names of the specification are accepted", () => {
  const specified = "ctix, ctx, hxpp, intercept, l3, mvxr, paxm, pxb, rsait, rtt, rttv, vacis, nxct, default".split(", ");
  expect(layoutNames).toEqual(specified);
  for (const layout of specified) expect(simConfigSchema.parse({ layout }).layout).toBe(layout);
  for (const layout of ["", "Default", "hiscan"]) expect(simConfigSchema.safeParse({ layout }).success).toBe(false);
});

test("R-2.080 exactly the thirty console types of the specification are accepted", () => {
  const specified = (
    "ctix, ctx, cx, gem, hiscan, hcv, hrx, hxpp, intercept, intercept4, mvt, mvxr, nxct, paxm, px, pxb, r500, r600, r600lt, r900, " +
    "r900lt, rsait, rttv, vacis, vds, vis, xis, xisuc, rtt, default"
  ).split(", ");
  expect(consoleTypes).toEqual(specified);
  for (const model of specified) expect(simConfigSchema.parse({ model }).model).toBe(model);
  for (const model of ["", "l3", "r700"]) expect(simConfigSchema.safeParse({ model }).success).toBe(false);
});

test("every layout is that of some console type", () => {
  expect([...new Set(Object.values(layoutOf))].toSorted()).toEqual(layoutNames.toSorted());
});
