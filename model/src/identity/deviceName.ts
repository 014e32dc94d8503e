type Named = readonly [name: string, word: RegExp];

/** The first that fits: most browsers name others beside themselves. */
const browsers: readonly Named[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//u],
  ["Opera", /\bOPR\//u],
  ["Samsung Internet", /\bSamsungBrowser\//u],
  ["Firefox", /\b(?:Firefox|FxiOS)\//u],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\//u],
  ["Safari", /\bSafari\//u],
];
const systems: readonly Named[] = [
  ["iPhone", /\biPhone\b/u],
  ["iPad", /\biPad\b/u],
  ["Android", /\bAndroid\b/u],
  ["Windows", /\bWindows\b/u],
  ["ChromeOS", /\bCrOS\b/u],
  ["macOS", /\bMac OS X\b/u],
  ["Linux", /\bLinux\b/u],
];

/** What a browser says of itself as people call it: “Firefox · Windows”; empty where it says nothing that is known. */
export const deviceName = (agent: string): string =>
  [browsers, systems].flatMap((known) => known.find(([, word]) => word.test(agent))?.[0] ?? []).join(" · ");
