/** How a replica was found when it was last looked at. */
export interface ReplicaFound {
  state: "used" | "behind" | "away";
  /** How old what it shows is; null where it does not say. */
  behindMs: number | null;
}
