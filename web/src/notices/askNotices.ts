import type { LearnerNotification } from "@vigil/model/curriculum/learnerNotification";
import { call } from "../api.ts";

/** What is to be shown now on the pages of a domain; the empty one is no domain's page. */
export const askNotices = (domain: string, signal: AbortSignal): Promise<LearnerNotification[]> =>
  call<LearnerNotification[]>("GET", `notifications/current${domain ? `?domain=${encodeURIComponent(domain)}` : ""}`, { signal });
