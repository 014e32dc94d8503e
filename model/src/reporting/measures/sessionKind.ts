/** What figures tell apart at the X-ray screen, wherever they stand. A watch is practice with rare threats. */
export const sessionKinds = ["practice", "exam", "quiz", "watch"] as const;
export type SessionKind = (typeof sessionKinds)[number];
