import type { subscription } from "@vigil/model/reporting/subscription";
import type { Controls } from "../../entity/place.ts";
import { SubscriptionLocaleControl } from "./SubscriptionLocaleControl.tsx";
import { TimeOfDayControl } from "./TimeOfDayControl.tsx";

export const subscriptionControls: Controls<typeof subscription> = {
  locale: (form, name) => <SubscriptionLocaleControl form={form} name={name} />,
  time: (form, name) => <TimeOfDayControl form={form} name={name} />,
};
