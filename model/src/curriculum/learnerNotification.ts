import type { NotificationVariant } from "./notification.ts";
import type { Translations } from "./translations.ts";

/** An entry of GET notifications/current: what is to be shown now. */
export interface LearnerNotification {
  id: number;
  /** Raised with every change: what was put away shows again when it says something new. */
  revision: number;
  variant: NotificationVariant;
  content: Translations;
  startAt: string | null;
  endAt: string | null;
}
