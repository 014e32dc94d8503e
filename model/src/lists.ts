import { bankQuestion } from "./bank/bankQuestion.ts";
import { questionCategory } from "./bank/questionCategory.ts";
import { questionTag } from "./bank/questionTag.ts";
import { authorityRule } from "./compliance/authority/authorityRule.ts";
import { certificateTemplate } from "./compliance/certificateTemplate.ts";
import { credit } from "./compliance/credit.ts";
import { lockedExam } from "./compliance/lockedExam.ts";
import { programTransfer } from "./compliance/programTransfer.ts";
import { programCertificate } from "./compliance/programCertificate.ts";
import { trainerAuthorization } from "./compliance/trainerAuthorization.ts";
import { trainingEvent } from "./compliance/trainingEvent.ts";
import { userCredit } from "./compliance/userCredit.ts";
import { assignmentRule } from "./curriculum/assignmentRule.ts";
import { configuration } from "./curriculum/configuration.ts";
import { course } from "./curriculum/course.ts";
import { media } from "./curriculum/media.ts";
import { notification } from "./curriculum/notification.ts";
import { program } from "./curriculum/program.ts";
import { examAttempt } from "./exam/examAttempt.ts";
import { programGroup } from "./curriculum/programGroup.ts";
import { quiz } from "./quiz/quiz.ts";
import { resource } from "./curriculum/resource.ts";
import { tableData } from "./curriculum/tableData.ts";
import { identityProvider } from "./identity/identityProvider.ts";
import { image } from "./imageLibrary/image.ts";
import { imageLibrary } from "./imageLibrary/imageLibrary.ts";
import { remedialDuty } from "./measurement/remedial/remedialDuty.ts";
import { remedialRule } from "./measurement/remedial/remedialRule.ts";
import { testDrill } from "./compliance/drill/testDrill.ts";
import { workResult } from "./measurement/work/workResult.ts";
import { integrityFlag } from "./integrity/integrityFlag.ts";
import { addon } from "./organization/addon.ts";
import { accessLevel } from "./organization/accessLevel.ts";
import { company } from "./organization/company.ts";
import { companyTemplate } from "./organization/companyTemplate.ts";
import { domain } from "./organization/domain.ts";
import { domainCode } from "./organization/domainCode.ts";
import { group } from "./organization/group.ts";
import { organization } from "./organization/organization.ts";
import { user } from "./organization/user.ts";
import { userSession } from "./organization/userSession.ts";
import { courseStatus } from "./training/courseStatus.ts";
import { event } from "./reporting/event.ts";
import { programStatus } from "./training/programStatus.ts";
import { tableExport } from "./reporting/tableExports/tableExport.ts";
import { subscription } from "./reporting/subscription.ts";
import { simulatorSession } from "./simulator/simulatorSession.ts";

/** Every declaration, by its name: what a reference's `to` means. */
export const listEntities = {
  accessLevel,
  addon,
  assignmentRule,
  authorityRule,
  certificateTemplate,
  company,
  companyTemplate,
  configuration,
  course,
  courseStatus,
  credit,
  domain,
  domainCode,
  event,
  examAttempt,
  group,
  identityProvider,
  image,
  imageLibrary,
  integrityFlag,
  remedialDuty,
  remedialRule,
  testDrill,
  bankQuestion,
  questionCategory,
  questionTag,
  workResult,
  lockedExam,
  media,
  notification,
  organization,
  program,
  programCertificate,
  programGroup,
  programStatus,
  programTransfer,
  quiz,
  resource,
  simulatorSession,
  trainerAuthorization,
  trainingEvent,
  tableData,
  subscription,
  tableExport,
  user,
  userCredit,
  userSession,
};
export type ListEntityName = keyof typeof listEntities;
