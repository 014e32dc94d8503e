import type { ListEntityName } from "../lists.ts";
import { configurationPairs } from "./en/configurationPairs.ts";
import { courseConfiguration } from "./en/courseConfiguration.ts";
import { contentRecords } from "./en/contentRecords.ts";
import { coursePackage } from "./en/coursePackage.ts";
import { courseSimulator } from "./en/courseSimulator.ts";
import { archive } from "./en/archive.ts";
import { certificateRecords, certificates, creditSaving, unlockExams } from "./en/compliance.ts";
import { curriculum } from "./en/curriculum.ts";
import { dashboards } from "./en/dashboards.ts";
import { entity } from "./en/entity.ts";
import { events } from "./en/events.ts";
import { exam } from "./en/exam.ts";
import { gallery } from "./en/gallery.ts";
import { volume } from "./en/volume.ts";
import { identity, identityRecords } from "./en/identity.ts";
import { integrity, integrityRecords } from "./en/integrity.ts";
import { imports } from "./en/imports.ts";
import { imageLibrary } from "./en/imageLibrary.ts";
import { lab } from "./en/lab.ts";
import { library } from "./en/library.ts";
import { moveLearners } from "./en/moveLearners.ts";
import { mediaFiles, notices, translations } from "./en/notices.ts";
import { operations } from "./en/operations.ts";
import { organization } from "./en/organization.ts";
import { permissions } from "./en/permissions.ts";
import { pools } from "./en/pools.ts";
import { problems } from "./en/problems.ts";
import { profile } from "./en/profile.ts";
import { quizRecords, quizzes } from "./en/quiz.ts";
import { rendered } from "./en/rendered.ts";
import { reporting } from "./en/reporting.ts";
import { reports } from "./en/reports.ts";
import { reset } from "./en/reset.ts";
import { review } from "./en/review.ts";
import { resources } from "./en/resources.ts";
import { scanner } from "./en/scanner.ts";
import { companyData } from "./en/companyData.ts";
import { selector } from "./en/selector.ts";
import { settings } from "./en/settings.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/signIn.ts";
import { simulator } from "./en/simulator.ts";
import { simulatorRules } from "./en/simulatorRules.ts";
import { articles } from "./en/articles.ts";
import { tableExportRecords, tableExports } from "./en/tableExport.ts";
import { subscriptionRecords, subscriptions } from "./en/subscription.ts";
import { threatProjection } from "./en/threatProjection.ts";
import { tour } from "./en/tour.ts";
import { training } from "./en/training.ts";
import { transferRecords, transfers } from "./en/transfers.ts";
import { userLocks } from "./en/userLocks.ts";
import { userMoves } from "./en/userMoves.ts";
import { trainingEventRecords, trainingEvents } from "./en/trainingEvent.ts";

/** The list entities by their names, whatever room they live in. */
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
} satisfies Record<ListEntityName, unknown>;

/** Every phrase of the product, by room. English is the source: other languages must fill this shape. */
export const en = {
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
export type Phrases = typeof en;
