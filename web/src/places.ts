import type { listEntities, ListEntityName } from "@vigil/model/lists";
import type { Place } from "./entity/place.ts";
import { plainPlace } from "./entity/plainPlace.ts";

const plain = async () => plainPlace;

/** What each list is given by its room. It comes with the page of that list, and brings that list's words alone. */
export const places: { readonly [Name in ListEntityName]: () => Promise<Place<(typeof listEntities)[Name]>> } = {
  accessLevel: async () => (await import("./organization/accessLevel/accessLevelPlace.tsx")).accessLevelPlace,
  addon: async () => (await import("./organization/addon/addonPlace.ts")).addonPlace,
  certificateTemplate: async () => (await import("./compliance/certificateTemplate/certificateTemplatePlace.tsx")).certificateTemplatePlace,
  company: async () => (await import("./organization/company/companyPlace.ts")).companyPlace,
  companyTemplate: async () => (await import("./organization/template/companyTemplatePlace.tsx")).companyTemplatePlace,
  configuration: async () => (await import("./curriculum/configuration/configurationPlace.tsx")).configurationPlace,
  course: async () => (await import("./curriculum/course/coursePlace.tsx")).coursePlace,
  courseStatus: async () => (await import("./training/status/courseStatusPlace.tsx")).courseStatusPlace,
  credit: async () => (await import("./compliance/credit/creditPlace.ts")).creditPlace,
  domain: async () => (await import("./organization/domain/domainPlace.ts")).domainPlace,
  domainCode: plain,
  event: async () => (await import("./reporting/event/eventPlace.tsx")).eventPlace,
  group: async () => (await import("./organization/group/groupPlace.ts")).groupPlace,
  identityProvider: async () => (await import("./identity/providers/identityProviderPlace.ts")).identityProviderPlace,
  image: async () => (await import("./imageLibrary/image/imagePlace.tsx")).imagePlace,
  imageLibrary: async () => (await import("./imageLibrary/imageLibraryPlace.tsx")).imageLibraryPlace,
  integrityFlag: async () => (await import("./integrity/integrityFlagPlace.tsx")).integrityFlagPlace,
  lockedExam: async () => (await import("./compliance/lockedExam/lockedExamPlace.ts")).lockedExamPlace,
  media: async () => (await import("./curriculum/media/mediaPlace.tsx")).mediaPlace,
  notification: async () => (await import("./notices/notificationPlace.tsx")).notificationPlace,
  organization: plain,
  program: async () => (await import("./curriculum/program/programPlace.ts")).programPlace,
  programCertificate: async () => (await import("./compliance/programCertificate/programCertificatePlace.ts")).programCertificatePlace,
  authorityRule: async () => (await import("./compliance/authority/authorityRulePlace.tsx")).authorityRulePlace,
  assignmentRule: async () => (await import("./curriculum/assignmentRule/assignmentRulePlace.tsx")).assignmentRulePlace,
  programGroup: async () => (await import("./curriculum/programGroup/programGroupPlace.ts")).programGroupPlace,
  programStatus: async () => (await import("./training/status/programStatusPlace.tsx")).programStatusPlace,
  programTransfer: async () => (await import("./compliance/transfers/programTransferPlace.tsx")).programTransferPlace,
  quiz: async () => (await import("./quiz/quizPlace.ts")).quizPlace,
  resource: async () => (await import("./curriculum/resource/resourcePlace.ts")).resourcePlace,
  simulatorSession: async () => (await import("./simulator/simulatorSessionPlace.ts")).simulatorSessionPlace,
  subscription: async () => (await import("./reporting/subscriptions/subscriptionPlace.tsx")).subscriptionPlace,
  tableData: async () => (await import("./curriculum/tableData/tableDataPlace.tsx")).tableDataPlace,
  tableExport: async () => (await import("./reporting/tableExport/tableExportPlace.tsx")).tableExportPlace,
  trainerAuthorization: async () => (await import("./compliance/events/trainerAuthorizationPlace.tsx")).trainerAuthorizationPlace,
  trainingEvent: async () => (await import("./compliance/events/trainingEventPlace.tsx")).trainingEventPlace,
  user: async () => (await import("./organization/user/userPlace.ts")).userPlace,
  userCredit: plain,
  userSession: async () => (await import("./organization/userSession/userSessionPlace.ts")).userSessionPlace,
};
