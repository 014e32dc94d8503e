/** What a flag turned out to be: not looked at yet, explained, or what it looked like. */
export const verdicts = ["open", "harmless", "confirmed"] as const;
export type Verdict = (typeof verdicts)[number];
