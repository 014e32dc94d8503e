import { AttributesControl } from "../../identity/providers/AttributesControl.tsx";
import { PermissionsControl } from "../../organization/PermissionsControl.tsx";
import { TemplateControl } from "../../organization/template/TemplateControl.tsx";
import { SimulatorControl } from "../../curriculum/simulator/SimulatorControl.tsx";
import {
  AuthorizationControl,
  EventCompanyControl,
  EventCoursesControl,
  EventProgramControl,
} from "../../compliance/events/EventControls.tsx";
import { AuthorizationNameControl, ClassroomCoursesControl, TrainerControl } from "../../compliance/events/TrainerControls.tsx";
import { PageControl } from "../../compliance/PageControl.tsx";
import { TableDataControl } from "../../curriculum/TableDataControl.tsx";
import { SettingsControl } from "../../curriculum/SettingsControl.tsx";
import { DecisionControl, KindControl } from "../../imageLibrary/image/rendered/KindControl.tsx";
import { SubscriptionLocaleControl } from "../../reporting/subscriptions/SubscriptionLocaleControl.tsx";
import { TimeOfDayControl } from "../../reporting/subscriptions/TimeOfDayControl.tsx";
import { ThreatCategoryControl } from "../../imageLibrary/image/rendered/ThreatCategoryControl.tsx";
import { NotificationControl } from "../../notices/NotificationControl.tsx";
import { type Control, FieldControl } from "./FieldControl.tsx";
import { LocaleControl } from "./LocaleControl.tsx";
import { TimeZoneControl } from "./TimeZoneControl.tsx";
import { LinesControl } from "./LinesControl.tsx";

const controls: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  accessLevel: { permissions: (form, name) => <PermissionsControl form={form} name={name} /> },
  certificateTemplate: { page: (form, name) => <PageControl form={form} name={name} /> },
  configuration: { json: (form, name) => <SettingsControl form={form} name={name} /> },
  companyTemplate: { template: (form, name) => <TemplateControl form={form} name={name} /> },
  course: { simConfig: (form, name) => <SimulatorControl form={form} name={name} /> },
  domain: {
    locale: (form, name) => <LocaleControl form={form} name={name} />,
    timeZone: (form, name) => <TimeZoneControl form={form} name={name} />,
    allowedAddresses: (form, name) => <LinesControl form={form} name={name} />,
  },
  identityProvider: {
    scopes: (form, name) => <LinesControl form={form} name={name} />,
    attributeMap: (form, name) => <AttributesControl form={form} name={name} />,
  },
  image: {
    decision: (form, name) => <DecisionControl form={form} name={name} />,
    kind: (form, name) => <KindControl form={form} name={name} />,
    threatCategory: (form, name) => <ThreatCategoryControl form={form} name={name} />,
    threatDescription: (form, name) => (form.values["kind"] === "threat" ? <FieldControl form={form} name={name} /> : null),
    manifest: (form, name) => <LinesControl form={form} name={name} />,
  },
  tableData: { translations: (form, name) => <TableDataControl form={form} name={name} /> },
  notification: { content: (form, name) => <NotificationControl form={form} name={name} /> },
  subscription: {
    locale: (form, name) => <SubscriptionLocaleControl form={form} name={name} />,
    time: (form, name) => <TimeOfDayControl form={form} name={name} />,
  },
  trainerAuthorization: {
    userId: (form, name) => <TrainerControl form={form} name={name} />,
    name: (form, name) => <AuthorizationNameControl form={form} name={name} />,
    courses: (form, name) => <ClassroomCoursesControl form={form} name={name} />,
  },
  trainingEvent: {
    trainerAuthorizationId: (form, name) => <AuthorizationControl form={form} name={name} />,
    companyId: (form, name) => <EventCompanyControl form={form} name={name} />,
    programId: (form, name) => <EventProgramControl form={form} name={name} />,
    courses: (form, name) => <EventCoursesControl form={form} name={name} />,
  },
  imageLibrary: { threatCategories: (form, name) => <LinesControl form={form} name={name} /> },
};

/** A field's own control, by entity and name; undefined where the kind's serves. */
export const controlOf = (entityName: string, field: string): Control | undefined => controls[entityName]?.[field];
