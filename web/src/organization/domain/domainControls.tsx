import type { domain } from "@vigil/model/organization/domain";
import { LinesControl } from "../../entity/form/LinesControl.tsx";
import { LocaleControl } from "../../entity/form/LocaleControl.tsx";
import { TimeZoneControl } from "../../entity/form/TimeZoneControl.tsx";
import type { Controls } from "../../entity/place.ts";

export const domainControls: Controls<typeof domain> = {
  locale: (form, name) => <LocaleControl form={form} name={name} />,
  timeZone: (form, name) => <TimeZoneControl form={form} name={name} />,
  allowedAddresses: (form, name) => <LinesControl form={form} name={name} />,
};
