import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { lazy } from "react";
import type { Place } from "../../entity/place.ts";

const TemplatePreview = lazy(async () => ({ default: (await import("../TemplatePreview.tsx")).TemplatePreview }));

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
  tabs: [{ name: "preview", title: "certificates.preview", show: (template) => <TemplatePreview template={template} /> }],
};
