/** Twenty years. */
export const mostEraseMonths = 240;

/** Whom a domain's retention would concern today. */
export interface RetentionPreview {
  /** Switched off for longer than so many months. */
  people: number;
  /** Kept from it, whether or not they are switched off. */
  retained: number;
}
