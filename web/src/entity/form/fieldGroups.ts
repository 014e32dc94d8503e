import { fieldEntries, type Entity } from "@vigil/model/entity/entity";
import type { listEntities } from "@vigil/model/lists";
import type { Phrases } from "@vigil/model/phrases/en";

export type GroupName = keyof Phrases["entity"]["groups"];
export interface FieldGroup {
  readonly name: GroupName;
  readonly fields: readonly string[];
}

type Groups<Name extends keyof typeof listEntities> = Partial<Record<GroupName, (keyof (typeof listEntities)[Name]["fields"] & string)[]>>;

/** How a record's fields stand together on its page and in its form. What is not named follows in the last group. */
const groups: { [Name in keyof typeof listEntities]?: Groups<Name> } = {
  domain: {
    general: ["name", "title", "organizationId", "domainCodeId", "timeZone", "locale"],
    security: ["formAuth", "secureProfile", "questionRecovery", "passwordComplexity", "allowedAddresses", "lockoutMinutes"],
    limits: ["sessionLimit", "accountInactiveDays"],
  },
  company: {
    general: ["name", "code", "region", "domainCodeId", "companyTemplateId", "timeZone"],
    contact: ["address", "contactName", "contactEmail"],
    training: ["configurations"],
    data: ["data"],
  },
  companyTemplate: { general: ["name", "description"], content: ["template"], state: ["version", "rootId", "active"] },
  group: { general: ["name"], assignment: ["users", "userCount"] },
  user: {
    person: ["username", "firstName", "lastName", "pin", "birthDate", "email", "emailShared", "locale"],
    access: ["companyId", "accessLevelId", "password", "forcePasswordChange", "sites", "scopeGroups", "scopePrograms"],
    training: ["programs", "groups", "classes", "extraTimeFactor"],
    data: ["data"],
  },
  identityProvider: {
    general: ["name", "displayName"],
    security: ["protocol", "discoveryEndpoint", "clientId", "clientSecret", "authMethod", "scopes"],
    access: ["provisionUsers", "provisionUpdateInterval", "provisionUserSearchUsername", "attributeMap"],
    settings: ["decodeAccessToken", "introspect", "idFromUserEndpoint", "tokenEndpointParameters", "clientOptions", "serverSettings"],
  },
  accessLevel: { general: ["name", "description", "baseCode"], access: ["permissions"] },
  program: {
    general: ["name", "title", "code", "version", "domainCodeId"],
    content: ["courses"],
    validity: ["priority", "startDate", "endDate", "recurrency", "period", "hideCertificate", "useILTTrainer"],
    cycle: ["trackCycles", "cycleRecurrencyPeriod", "cycleDuration", "cycleStartMonth"],
  },
  course: {
    general: ["name", "title", "code", "type", "isVirtual", "domainCodeId"],
    content: ["imageLibraryId", "simConfig"],
    data: ["data"],
  },
  programGroup: { general: ["name", "description", "domain"], content: ["programs", "showAll"] },
  media: { general: ["name", "scope"], state: ["inUse", "hash", "data", "createdAt"] },
  tableData: { general: ["table", "key", "description"], content: ["translations"] },
  notification: {
    general: ["description", "variant"],
    content: ["content"],
    validity: ["startAt", "endAt"],
    access: ["everyone", "domains"],
  },
  tableExport: { general: ["name", "table"], content: ["header", "contentLine", "mapping"], assignment: ["companies", "programs"] },
  subscription: {
    general: ["description", "scope", "locale"],
    schedule: ["interval", "period", "time", "nextRunAt", "lastRunAt", "running"],
    assignment: ["users", "excludeCompanies"],
  },
  resource: { general: ["name", "description"], access: ["companies", "accessLevels"] },
  configuration: { general: ["name", "description"], assignment: ["companies", "courses"], settings: ["json"] },
  certificateTemplate: {
    general: ["name", "description", "kind"],
    content: ["page"],
    settings: ["orientation", "margin", "border"],
  },
  programTransfer: {
    general: ["name", "scheduledAt", "state", "lastRun"],
    content: ["sourcePrograms", "targetPrograms", "versionChange"],
    assignment: ["companies", "transferCompletes", "transferIncompletes", "reset", "retainAssignments"],
  },
  credit: {
    general: ["companyId", "programId"],
    limits: ["quantity", "unlimitedCredits", "used", "available", "duration", "unlimitedDuration"],
    validity: ["activationDate", "expiryDate"],
  },
  programCertificate: {
    general: ["certificateId", "verificationCode", "locked"],
    person: ["firstName", "lastName", "pin", "companyName", "userId"],
    training: ["programTitle", "programId", "programStatusId", "recurrency", "period", "version"],
    validity: ["startDate", "dueDate", "completionDate", "expiryDate"],
    trainer: ["trainerName", "trainerSignature", "badge", "authority", "trainerId"],
    integrity: ["openFlags", "confirmedFlags"],
    data: ["evidence", "data"],
  },
  trainerAuthorization: {
    person: ["userId", "trainer"],
    general: ["authority", "badge", "signature", "enableNameChange", "name"],
    assignment: ["companies", "courses"],
    data: ["data"],
  },
  trainingEvent: {
    general: ["trainerAuthorizationId", "companyId", "programId", "courses"],
    days: ["startDate", "endDate", "instructionMinutes"],
    assignment: ["attending", "attended"],
  },
  event: {
    general: ["type", "createdAt", "severity", "userId", "aboutUserId", "subjectName", "companyId", "error"],
    content: ["data"],
  },
  integrityFlag: {
    general: ["userId", "companyName", "place", "kind", "facts", "raisedAt"],
    state: ["verdict", "note", "reviewedBy", "reviewedAt", "simulatorSessionId", "examAttemptId"],
  },
  quiz: {
    general: ["name", "type", "simulatorCourseId", "numberOfImages"],
    limits: ["passingScore", "maxFailedAttempts", "questionTime", "quizTime"],
    assignment: ["users", "groups", "userCount"],
  },
  image: {
    general: ["imageLibraryId", "viewCount", "bagType", "difficulty", "manifest"],
    content: ["kind", "decision", "threatCategory", "threatDescription", "threatArray", "views"],
  },
  imageLibrary: {
    general: ["name", "description", "industry", "oem", "console", "threatCategories"],
    images: ["examShare", "passImages", "holdImages", "rejectImages", "templateVersion"],
  },
};

export function fieldGroups(entity: Entity): FieldGroup[] {
  const named = (groups as Readonly<Record<string, Partial<Record<GroupName, readonly string[]>>>>)[entity.name] ?? {};
  const known = (Object.entries(named) as [GroupName, readonly string[]][]).map(([name, fields]) => ({ name, fields }));
  const placed = new Set(known.flatMap(({ fields }) => fields));
  const rest = fieldEntries(entity)
    .map(([name]) => name)
    .filter((name) => !placed.has(name));
  if (rest.length === 0) return known;
  return [...known, { name: known.length === 0 ? "general" : "state", fields: rest }];
}
