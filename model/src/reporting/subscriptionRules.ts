import { rulesFor, type Refusal } from "../entity/rules.ts";
import { subscription } from "./subscription.ts";

const running: Refusal = { status: 423, code: "SubscriptionRunning" };

/** While its mails are written, nothing of it changes. */
export const subscriptionRules = rulesFor(subscription, ["running"], (record) =>
  record.running ? { edit: running, delete: running } : {},
);
