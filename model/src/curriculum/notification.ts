import { entity, type RecordOf } from "../entity/entity.ts";
import { choice, column, instant, json, optional, references, stamped, text, yesNo } from "../entity/field.ts";
import { translationsSchema } from "./translations.ts";

/** What its colour says; the words beside it say it too. */
export const notificationVariants = ["info", "success", "warning", "danger"] as const;
export type NotificationVariant = (typeof notificationVariants)[number];

/** Most characters of a notification in one language. */
export const mostNotificationText = 2000;

/** A notice for whoever opens a page: one domain's own, or, written in the system domain, for everyone or for selected domains. */
export const notification = entity({
  name: "notification",
  plural: "notifications",
  url: "notifications",
  kind: "catalogue",
  sortBy: "asc(description)",
  title: "description",
  actions: ["add", "edit", "copy", "delete", "activate"],
  fields: {
    description: text({ max: 200, list: "sortable", search: true }),
    content: column("translations", json({ schema: translationsSchema(mostNotificationText), initial: {} })),
    variant: choice(notificationVariants, { initial: "info", list: true, filter: true }),
    startAt: optional(instant({ list: "sortable" })),
    endAt: optional(instant({ list: "sortable" })),
    everyone: yesNo({ initial: true, list: true, filter: true, system: true }),
    domains: references("domain", {
      shows: "title",
      system: true,
      through: { table: "notificationDomains", own: "notificationId", other: "toDomainId", kind: "catalogue" },
    }),
    active: yesNo({ initial: true, list: true, filter: true, form: "edit" }),
    createdAt: stamped(instant({ list: true, hidden: true })),
  },
});
export type Notification = RecordOf<typeof notification>;
