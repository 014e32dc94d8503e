import { configurationPairs } from "./ar/configurationPairs.ts";
import { courseConfiguration } from "./ar/courseConfiguration.ts";
import { contentRecords } from "./ar/contentRecords.ts";
import { coursePackage } from "./ar/coursePackage.ts";
import { courseSimulator } from "./ar/courseSimulator.ts";
import { archive } from "./ar/archive.ts";
import { certificateRecords, certificates, creditSaving, unlockExams } from "./ar/compliance.ts";
import { curriculum } from "./ar/curriculum.ts";
import { dashboards } from "./ar/dashboards.ts";
import { entity } from "./ar/entity.ts";
import { events } from "./ar/events.ts";
import { exam } from "./ar/exam.ts";
import { gallery } from "./ar/gallery.ts";
import { volume } from "./ar/volume.ts";
import { identity, identityRecords } from "./ar/identity.ts";
import { integrity, integrityRecords } from "./ar/integrity.ts";
import { imports } from "./ar/imports.ts";
import { imageLibrary } from "./ar/imageLibrary.ts";
import { lab } from "./ar/lab.ts";
import { library } from "./ar/library.ts";
import { moveLearners } from "./ar/moveLearners.ts";
import { mediaFiles, notices, translations } from "./ar/notices.ts";
import { operations } from "./ar/operations.ts";
import { organization } from "./ar/organization.ts";
import { permissions } from "./ar/permissions.ts";
import { pools } from "./ar/pools.ts";
import { problems } from "./ar/problems.ts";
import { profile } from "./ar/profile.ts";
import { quizRecords, quizzes } from "./ar/quiz.ts";
import { rendered } from "./ar/rendered.ts";
import { reporting } from "./ar/reporting.ts";
import { reports } from "./ar/reports.ts";
import { reset } from "./ar/reset.ts";
import { review } from "./ar/review.ts";
import { resources } from "./ar/resources.ts";
import { scanner } from "./ar/scanner.ts";
import { companyData } from "./ar/companyData.ts";
import { selector } from "./ar/selector.ts";
import { settings } from "./ar/settings.ts";
import { shell } from "./ar/shell.ts";
import { signIn } from "./ar/signIn.ts";
import { simulator } from "./ar/simulator.ts";
import { simulatorRules } from "./ar/simulatorRules.ts";
import { articles } from "./ar/articles.ts";
import { tableExportRecords, tableExports } from "./ar/tableExport.ts";
import { subscriptionRecords, subscriptions } from "./ar/subscription.ts";
import { threatProjection } from "./ar/threatProjection.ts";
import { tour } from "./ar/tour.ts";
import { training } from "./ar/training.ts";
import { transferRecords, transfers } from "./ar/transfers.ts";
import { userLocks } from "./ar/userLocks.ts";
import { userMoves } from "./ar/userMoves.ts";
import { trainingEventRecords, trainingEvents } from "./ar/trainingEvent.ts";
import type { Phrases } from "./en.ts";
import type { Translated } from "./translated.ts";

const records = {
  ...organization,
  ...identityRecords,
  ...curriculum,
  ...contentRecords,
  ...imageLibrary,
  ...quizRecords,
  ...certificateRecords,
  ...trainingEventRecords,
  ...transferRecords,
  ...integrityRecords,
  ...reporting,
  ...subscriptionRecords,
  ...tableExportRecords,
};

export const ar: Translated<Phrases> = {
  configurationPairs,
  courseConfiguration,
  coursePackage,
  courseSimulator,
  archive,
  certificates,
  creditSaving,
  dashboards,
  entity,
  events,
  exam,
  gallery,
  volume,
  identity,
  imports,
  integrity,
  lab,
  library,
  mediaFiles,
  moveLearners,
  notices,
  operations,
  permissions,
  pools,
  problems,
  profile,
  quizzes,
  records,
  rendered,
  reports,
  reset,
  review,
  resources,
  scanner,
  companyData,
  selector,
  settings,
  shell,
  signIn,
  simulator,
  simulatorRules,
  subscriptions,
  tableExports,
  threatProjection,
  articles,
  tour,
  training,
  translations,
  trainingEvents,
  unlockExams,
  transfers,
  userLocks,
  userMoves,
};
