/** What is looked for on the test object, in the order of the sheet: how many elements each line has. */
export const drillElements = { wires: 8, aluminium: 7, steel: 10, bars: 6, plates: 6, streaks: 1, fringes: 1 } as const;
export type DrillLine = keyof typeof drillElements;
export const drillLines = Object.keys(drillElements) as DrillLine[];

/** What is wrong when it is there; of the others too few are. */
export const drillFlaws = ["streaks", "fringes"] as const satisfies readonly DrillLine[];
export const isFlaw = (line: DrillLine): boolean => drillFlaws.some((flaw) => flaw === line);

/** What the machine of the drills has to show to be in order; of flaws, how many may be there. A machine that is well shows each of it by far. */
export const drillLimits: Readonly<Record<DrillLine, number>> = {
  wires: 5,
  aluminium: 5,
  steel: 5,
  bars: 4,
  plates: 6,
  streaks: 0,
  fringes: 0,
};

export const drillDecisions = ["inOrder", "outOfService"] as const;
export type DrillDecision = (typeof drillDecisions)[number];

/** Practice is for learning; a check counts. */
export const drillKinds = ["practice", "check"] as const;
export type DrillKind = (typeof drillKinds)[number];

/** What of a machine may be worn; `none`: it is well. */
export const drillFaults = ["none", "source", "tubeVoltage", "deadDetectors", "driftedDetectors", "layers", "blur", "separation"] as const;
export type DrillFault = (typeof drillFaults)[number];
