/** POST training/lease: the tab that works for its learner, until the instant given. */
export interface LeaseAnswer {
  tabId: string;
  expiresAt: string;
}
