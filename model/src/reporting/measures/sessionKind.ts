/** What figures tell apart at the X-ray screen, wherever they stand. */
export const sessionKinds = ["practice", "exam", "quiz"] as const;
export type SessionKind = (typeof sessionKinds)[number];
