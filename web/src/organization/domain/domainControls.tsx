import type { domain } from "@vigil/model/organization/domain";
import { LocaleControl } from "../../entity/form/LocaleControl.tsx";
import { TimeZoneControl } from "../../entity/form/TimeZoneControl.tsx";
import { WordsControl } from "../../entity/form/WordsControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { PasswordRulesControl } from "./PasswordRulesControl.tsx";

export const domainControls: Controls<typeof domain> = {
  locale: (form, name) => <LocaleControl form={form} name={name} />,
  timeZone: (form, name) => <TimeZoneControl form={form} name={name} />,
  allowedAddresses: (form, name) => <WordsControl form={form} name={name} />,
  passwordComplexity: (form, name) => <PasswordRulesControl form={form} name={name} />,
};
