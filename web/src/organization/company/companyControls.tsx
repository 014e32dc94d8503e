import type { company } from "@vigil/model/organization/company";
import { TimeZoneControl } from "../../entity/form/TimeZoneControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { CompanyDataControl } from "./CompanyDataControl.tsx";
import { CompanyTemplateControl } from "./CompanyTemplateControl.tsx";

export const companyControls: Controls<typeof company> = {
  timeZone: (form, name) => <TimeZoneControl form={form} name={name} />,
  companyTemplateId: (form) => <CompanyTemplateControl form={form} />,
  data: (form) => <CompanyDataControl form={form} />,
};
