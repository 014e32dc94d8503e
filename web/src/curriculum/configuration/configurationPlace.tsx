import type { configuration } from "@vigil/model/curriculum/configuration";
import type { Place } from "../../entity/place.ts";

export const configurationPlace: Place<typeof configuration> = {
  groups: { general: ["name", "description"], assignment: ["companies", "courses"], settings: ["json"] },
  facts: async () => {
    const { SettingsFact } = await import("../SettingsFact.tsx");
    return { json: (record) => <SettingsFact record={record} /> };
  },
  controls: async () => {
    const { SettingsControl } = await import("../SettingsControl.tsx");
    return { json: (form, name) => <SettingsControl form={form} name={name} /> };
  },
  tabs: async () => (await import("./configurationTabs.tsx")).configurationTabs,
};
