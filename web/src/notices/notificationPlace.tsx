import type { notification } from "@vigil/model/curriculum/notification";
import type { Place } from "../entity/place.ts";

export const notificationPlace: Place<typeof notification> = {
  groups: {
    general: ["description", "variant"],
    content: ["content"],
    validity: ["startAt", "endAt"],
    access: ["everyone", "domains"],
  },
  facts: async () => {
    const { NotificationFact } = await import("./NotificationFact.tsx");
    return { content: (record) => <NotificationFact record={record} /> };
  },
  controls: async () => {
    const { NotificationControl } = await import("./NotificationControl.tsx");
    return { content: (form, name) => <NotificationControl form={form} name={name} /> };
  },
};
