import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import type { Place } from "../../entity/place.ts";

export const certificateTemplatePlace: Place<typeof certificateTemplate> = {
  groups: {
    general: ["name", "description", "kind"],
    content: ["page"],
    settings: ["orientation", "margin", "border"],
  },
  controls: async () => {
    const { PageControl } = await import("../PageControl.tsx");
    return { page: (form, name) => <PageControl form={form} name={name} /> };
  },
  tabs: async () => (await import("./certificateTemplateTabs.tsx")).certificateTemplateTabs,
};
