import type { listEntities, ListEntityName } from "@vigil/model/lists";
import { certificateTemplatePlace } from "./compliance/certificateTemplate/certificateTemplatePlace.tsx";
import { creditPlace } from "./compliance/credit/creditPlace.ts";
import { trainerAuthorizationPlace } from "./compliance/events/trainerAuthorizationPlace.tsx";
import { trainingEventPlace } from "./compliance/events/trainingEventPlace.tsx";
import { lockedExamPlace } from "./compliance/lockedExam/lockedExamPlace.ts";
import { programCertificatePlace } from "./compliance/programCertificate/programCertificatePlace.ts";
import { programTransferPlace } from "./compliance/transfers/programTransferPlace.tsx";
import { configurationPlace } from "./curriculum/configuration/configurationPlace.tsx";
import { coursePlace } from "./curriculum/course/coursePlace.tsx";
import { mediaPlace } from "./curriculum/media/mediaPlace.tsx";
import { programGroupPlace } from "./curriculum/programGroup/programGroupPlace.ts";
import { programPlace } from "./curriculum/program/programPlace.ts";
import { resourcePlace } from "./curriculum/resource/resourcePlace.tsx";
import { tableDataPlace } from "./curriculum/tableData/tableDataPlace.tsx";
import { identityProviderPlace } from "./identity/providers/identityProviderPlace.tsx";
import { imagePlace } from "./imageLibrary/image/imagePlace.tsx";
import { imageLibraryPlace } from "./imageLibrary/imageLibraryPlace.tsx";
import { integrityFlagPlace } from "./integrity/integrityFlagPlace.tsx";
import { notificationPlace } from "./notices/notificationPlace.tsx";
import { accessLevelPlace } from "./organization/accessLevel/accessLevelPlace.tsx";
import { addonPlace } from "./organization/addon/addonPlace.ts";
import { companyPlace } from "./organization/company/companyPlace.ts";
import { domainPlace } from "./organization/domain/domainPlace.ts";
import { groupPlace } from "./organization/group/groupPlace.ts";
import { companyTemplatePlace } from "./organization/template/companyTemplatePlace.tsx";
import { userSessionPlace } from "./organization/userSession/userSessionPlace.ts";
import { userPlace } from "./organization/user/userPlace.tsx";
import { quizPlace } from "./quiz/quizPlace.tsx";
import { eventPlace } from "./reporting/event/eventPlace.tsx";
import { subscriptionPlace } from "./reporting/subscriptions/subscriptionPlace.tsx";
import { tableExportPlace } from "./reporting/tableExport/tableExportPlace.tsx";
import { simulatorSessionPlace } from "./simulator/simulatorSessionPlace.ts";
import { courseStatusPlace } from "./training/status/courseStatusPlace.tsx";
import { programStatusPlace } from "./training/status/programStatusPlace.tsx";
import type { Place } from "./entity/place.ts";
import { plainPlace } from "./entity/plainPlace.ts";

/** What each list is given by its room. Only data and ways to fetch: what is shown comes with the page that shows it. */
export const places: { readonly [Name in ListEntityName]: Place<(typeof listEntities)[Name]> } = {
  accessLevel: accessLevelPlace,
  addon: addonPlace,
  certificateTemplate: certificateTemplatePlace,
  company: companyPlace,
  companyTemplate: companyTemplatePlace,
  configuration: configurationPlace,
  course: coursePlace,
  courseStatus: courseStatusPlace,
  credit: creditPlace,
  domain: domainPlace,
  domainCode: plainPlace,
  event: eventPlace,
  group: groupPlace,
  identityProvider: identityProviderPlace,
  image: imagePlace,
  imageLibrary: imageLibraryPlace,
  integrityFlag: integrityFlagPlace,
  lockedExam: lockedExamPlace,
  media: mediaPlace,
  notification: notificationPlace,
  organization: plainPlace,
  program: programPlace,
  programCertificate: programCertificatePlace,
  programGroup: programGroupPlace,
  programStatus: programStatusPlace,
  programTransfer: programTransferPlace,
  quiz: quizPlace,
  resource: resourcePlace,
  simulatorSession: simulatorSessionPlace,
  subscription: subscriptionPlace,
  tableData: tableDataPlace,
  tableExport: tableExportPlace,
  trainerAuthorization: trainerAuthorizationPlace,
  trainingEvent: trainingEventPlace,
  user: userPlace,
  userCredit: plainPlace,
  userSession: userSessionPlace,
};
