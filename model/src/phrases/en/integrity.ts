import type { FlagKind } from "../../integrity/flagKinds.ts";

/** Each kind of flag as a sentence with its figures; times come written out in seconds. */
export const integrity = {
  sentences: {
    lateDecision:
      "The decision was made after {{claimedMs}}, the client says; it arrived after {{receivedMs}} and counts at {{countedMs}}.",
    lateAnswer: "The answer was given after {{claimedMs}}, the client says; it arrived after {{receivedMs}} and counts at {{countedMs}}.",
    tooFast: "Done in {{tookMs}}; looking takes {{leastMs}} at least.",
    implausibleSession: "{{images}} images or questions in {{tookMs}}: nobody looks at them that quickly.",
    neverFetched: "Decided without ever fetching the picture.",
    elsewhere: "Open in two places at once, noticed {{times}}×.",
  } satisfies Record<FlagKind, string>,
};
