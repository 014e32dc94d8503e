export const layoutNames = [
  "ctix",
  "ctx",
  "hxpp",
  "intercept",
  "l3",
  "mvxr",
  "paxm",
  "pxb",
  "rsait",
  "rtt",
  "rttv",
  "vacis",
  "nxct",
  "default",
] as const;
export type LayoutName = (typeof layoutNames)[number];

export const consoleTypes = [
  "ctix",
  "ctx",
  "cx",
  "gem",
  "hiscan",
  "hcv",
  "hrx",
  "hxpp",
  "intercept",
  "intercept4",
  "mvt",
  "mvxr",
  "nxct",
  "paxm",
  "px",
  "pxb",
  "r500",
  "r600",
  "r600lt",
  "r900",
  "r900lt",
  "rsait",
  "rttv",
  "vacis",
  "vds",
  "vis",
  "xis",
  "xisuc",
  "rtt",
  "default",
] as const;
export type ConsoleType = (typeof consoleTypes)[number];

/** Those that show volumes beside projections; they come with the plugin `consoles3d`. */
const tomographs: readonly ConsoleType[] = ["ctix", "ctx", "nxct", "rtt", "rttv"];
export const isTomograph = (type: unknown): boolean => tomographs.some((each) => each === type);

/** The consoles that a domain with these plugins offers. */
export const offeredConsoles = (addons: readonly string[]): readonly ConsoleType[] =>
  addons.includes("consoles3d") ? consoleTypes : consoleTypes.filter((type) => !isTomograph(type));

/** The layout a console type is drawn in. */
export const layoutOf: Readonly<Record<ConsoleType, LayoutName>> = {
  ctix: "ctix",
  ctx: "ctx",
  cx: "l3",
  gem: "default",
  hiscan: "default",
  hcv: "vacis",
  hrx: "default",
  hxpp: "hxpp",
  intercept: "intercept",
  intercept4: "intercept",
  mvt: "mvxr",
  mvxr: "mvxr",
  nxct: "nxct",
  paxm: "paxm",
  px: "l3",
  pxb: "pxb",
  r500: "default",
  r600: "default",
  r600lt: "default",
  r900: "default",
  r900lt: "default",
  rsait: "rsait",
  rttv: "rttv",
  vacis: "vacis",
  vds: "l3",
  vis: "l3",
  xis: "default",
  xisuc: "default",
  rtt: "rtt",
  default: "default",
};
