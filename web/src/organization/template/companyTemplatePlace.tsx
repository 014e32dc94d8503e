import type { companyTemplate } from "@vigil/model/organization/companyTemplate";
import type { Place } from "../../entity/place.ts";

export const companyTemplatePlace: Place<typeof companyTemplate> = {
  groups: { general: ["name", "description"], content: ["template"], state: ["version", "rootId", "active"] },
  controls: async () => {
    const { TemplateControl } = await import("./TemplateControl.tsx");
    return { template: (form, name) => <TemplateControl form={form} name={name} /> };
  },
};
