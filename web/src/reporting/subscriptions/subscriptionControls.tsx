import type { subscription } from "@vigil/model/reporting/subscription";
import { FieldControl } from "../../entity/form/FieldControl.tsx";
import type { RecordForm } from "../../entity/form/useRecordForm.ts";
import type { Controls } from "../../entity/place.ts";
import { KeptReportControl } from "./KeptReportControl.tsx";
import { NoMailNote } from "./NoMailNote.tsx";
import { SubscriptionLocaleControl } from "./SubscriptionLocaleControl.tsx";
import { NoReadersNote } from "./NoReadersNote.tsx";
import { RunDayControl } from "./RunDayControl.tsx";
import { RunTimeControl } from "./RunTimeControl.tsx";

const isReport = ({ values }: RecordForm): boolean => values["scope"] === "REPORT";

export const subscriptionControls: Controls<typeof subscription> = {
  description: (form, name) => (
    <>
      <NoMailNote />
      <FieldControl form={form} name={name} />
    </>
  ),
  reportId: (form, name) => (isReport(form) ? <KeptReportControl form={form} name={name} /> : null),
  format: (form, name) => (isReport(form) ? <FieldControl form={form} name={name} /> : null),
  users: (form, name) => (
    <>
      <FieldControl form={form} name={name} />
      <NoReadersNote users={form.values[name]} />
    </>
  ),
  excludeCompanies: (form, name) => (isReport(form) ? null : <FieldControl form={form} name={name} />),
  locale: (form, name) => <SubscriptionLocaleControl form={form} name={name} />,
  nextRunAt: (form, name) => <RunDayControl form={form} name={name} local={isReport(form)} />,
  time: (form, name) => <RunTimeControl form={form} name={name} local={isReport(form)} />,
};
