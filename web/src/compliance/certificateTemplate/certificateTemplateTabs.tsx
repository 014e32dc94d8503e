import type { certificateTemplate } from "@vigil/model/compliance/certificateTemplate";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const TemplatePreview = lazy(async () => ({ default: (await import("../TemplatePreview.tsx")).TemplatePreview }));

export const certificateTemplateTabs: Tabs<typeof certificateTemplate> = [
  { name: "preview", title: "certificates.preview", show: (template) => <TemplatePreview template={template} /> },
];
