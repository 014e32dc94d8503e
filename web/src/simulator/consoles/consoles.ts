import type { ConsoleType } from "@vigil/model/simulator/consoleNames";
import { hxpp, intercept, intercept4, rsait } from "./checkpoint.ts";
import type { Console } from "./console.ts";
import { defaultConsole, gem, xis, xisuc } from "./default.ts";
import { hiscan, hrx } from "./hiscan.ts";
import { cx, paxm, px, pxb, vds, vis } from "./l3.ts";
import { mvt, mvxr } from "./mvxr.ts";
import { r500, r600, r600lt, r900, r900lt } from "./r.ts";
import { ctix, ctx, nxct, rtt, rttv } from "./tomograph.ts";
import { hcv, vacis } from "./vacis.ts";

/** Every console Vigil draws, by the console type of the course. */
export const consoles: Readonly<Record<ConsoleType, Console>> = {
  ctix,
  ctx,
  cx,
  gem,
  hiscan,
  hcv,
  hrx,
  hxpp,
  intercept,
  intercept4,
  mvt,
  mvxr,
  nxct,
  paxm,
  px,
  pxb,
  r500,
  r600,
  r600lt,
  r900,
  r900lt,
  rsait,
  rttv,
  vacis,
  vds,
  vis,
  xis,
  xisuc,
  rtt,
  default: defaultConsole,
};
