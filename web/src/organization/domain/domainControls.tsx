import type { domain } from "@vigil/model/organization/domain";
import { LocaleControl } from "../../entity/form/LocaleControl.tsx";
import { TimeZoneControl } from "../../entity/form/TimeZoneControl.tsx";
import { WordsControl } from "../../entity/form/WordsControl.tsx";
import { KeptTimeControl } from "../../operations/KeptTimeControl.tsx";
import { ColourControl } from "./ColourControl.tsx";
import { LogoControl } from "./LogoControl.tsx";
import { TermControl } from "./TermControl.tsx";
import type { Controls } from "../../entity/place.ts";
import { PasswordRulesControl } from "./PasswordRulesControl.tsx";
import { RetentionControl } from "./RetentionControl.tsx";

export const domainControls: Controls<typeof domain> = {
  locale: (form, name) => <LocaleControl form={form} name={name} />,
  timeZone: (form, name) => <TimeZoneControl form={form} name={name} />,
  allowedAddresses: (form, name) => <WordsControl form={form} name={name} />,
  passwordComplexity: (form, name) => <PasswordRulesControl form={form} name={name} />,
  logoId: (form, name) => <LogoControl form={form} name={name} />,
  accentColor: (form, name) => <ColourControl form={form} name={name} />,
  eraseAfterMonths: (form, name) => <RetentionControl form={form} name={name} />,
  keepEventsMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  keepAnswersMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  keepTracesMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  keepSignInsMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  keepMailsMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  keepWorkMonths: (form, name) => <KeptTimeControl form={form} name={name} />,
  name: (form, name) => <TermControl form={form} name={name} />,
  organizationId: (form, name) => <TermControl form={form} name={name} />,
  domainCodeId: (form, name) => <TermControl form={form} name={name} />,
  sessionLimit: (form, name) => <TermControl form={form} name={name} />,
  active: (form, name) => <TermControl form={form} name={name} />,
  data: (form, name) => <TermControl form={form} name={name} />,
};
