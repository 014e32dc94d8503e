import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import type { Place } from "../../entity/place.ts";

export const certificateTemplatePlace: Place<typeof certificateTemplate> = {
  groups: {
    general: ["name", "description", "kind"],
    settings: ["paperSize", "orientation", "margin", "border"],
    content: ["page"],
  },
  facts: async () => {
    const { placedPage } = await import("../PlacedPageFact.tsx");
    return { page: placedPage };
  },
  controls: async () => {
    const { PageControl } = await import("../PageControl.tsx");
    return { page: (form, name) => <PageControl form={form} name={name} /> };
  },
  faults: async () => (await import("./certificateTemplateFaults.ts")).certificateTemplateFaults,
  tabs: async () => (await import("./certificateTemplateTabs.tsx")).certificateTemplateTabs,
};
