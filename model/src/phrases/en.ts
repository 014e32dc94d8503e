import authoringForms from "./en/authoringForms.json" with { type: "json" };
import bank from "./en/bank.json" with { type: "json" };
import bulk from "./en/bulk.json" with { type: "json" };
import certificates from "./en/certificates.json" with { type: "json" };
import charts from "./en/charts.json" with { type: "json" };
import compliance from "./en/compliance.json" with { type: "json" };
import curriculum from "./en/curriculum.json" with { type: "json" };
import dashboards from "./en/dashboards.json" with { type: "json" };
import desk from "./en/desk.json" with { type: "json" };
import draftReview from "./en/draftReview.json" with { type: "json" };
import drill from "./en/drill.json" with { type: "json" };
import entity from "./en/entity.json" with { type: "json" };
import exam from "./en/exam.json" with { type: "json" };
import exercises from "./en/exercises.json" with { type: "json" };
import identity from "./en/identity.json" with { type: "json" };
import imageLibrary from "./en/imageLibrary.json" with { type: "json" };
import integrity from "./en/integrity.json" with { type: "json" };
import mail from "./en/mail.json" with { type: "json" };
import measurement from "./en/measurement.json" with { type: "json" };
import operations from "./en/operations.json" with { type: "json" };
import organization from "./en/organization.json" with { type: "json" };
import pagePatterns from "./en/pagePatterns.json" with { type: "json" };
import passwords from "./en/passwords.json" with { type: "json" };
import purposes from "./en/purposes.json" with { type: "json" };
import quizImages from "./en/quizImages.json" with { type: "json" };
import questionFiles from "./en/questionFiles.json" with { type: "json" };
import quiz from "./en/quiz.json" with { type: "json" };
import reporting from "./en/reporting.json" with { type: "json" };
import reports from "./en/reports.json" with { type: "json" };
import review from "./en/review.json" with { type: "json" };
import serverWords from "./en/serverWords.json" with { type: "json" };
import shell from "./en/shell.json" with { type: "json" };
import signIn from "./en/signIn.json" with { type: "json" };
import simulator from "./en/simulator.json" with { type: "json" };
import threats from "./en/threats.json" with { type: "json" };
import tour from "./en/tour.json" with { type: "json" };
import training from "./en/training.json" with { type: "json" };
import translations from "./en/translations.json" with { type: "json" };
import views from "./en/views.json" with { type: "json" };
import work from "./en/work.json" with { type: "json" };
import writing from "./en/writing.json" with { type: "json" };
import { together } from "./together.ts";

/** English, whole: the source that types every key. Each room keeps its words in one file; where several add to one part, it is joined here. */
export const en = together([
  authoringForms,
  bank,
  bulk,
  certificates,
  charts,
  compliance,
  curriculum,
  dashboards,
  desk,
  draftReview,
  drill,
  entity,
  exam,
  exercises,
  identity,
  imageLibrary,
  integrity,
  mail,
  measurement,
  operations,
  organization,
  pagePatterns,
  passwords,
  purposes,
  questionFiles,
  quizImages,
  quiz,
  reporting,
  reports,
  review,
  serverWords,
  shell,
  signIn,
  simulator,
  threats,
  tour,
  training,
  translations,
  views,
  work,
  writing,
]);
export type Phrases = typeof en;
