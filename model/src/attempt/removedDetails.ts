/** Why a screen has no details any more: they were taken away after the months that the domain keeps them. */
export interface RemovedDetails {
  removedAt: string;
  keptMonths: number;
}
