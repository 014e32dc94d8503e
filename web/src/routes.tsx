import type { QueryClient } from "@tanstack/react-query";
import { createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { deskRoutes, imageReview, write, writePlace } from "./deskRoutes.ts";
import { list, laterPlaceOf, record, recordTab } from "./listRoutes.ts";
import { NotFound } from "./shell/NotFound.tsx";
import { PageFailed } from "./shell/PageFailed.tsx";
import { PagePending } from "./shell/PagePending.tsx";
import { tellFailure } from "./tellFailure.ts";
import { domain, frame, root } from "./trunkRoutes.ts";
import { plainSearch } from "./plainSearch.ts";

const home = createRoute({
  getParentRoute: () => frame,
  path: "/",
  component: lazyRouteComponent(() => import("./home/HomePage.tsx"), "HomePage"),
});
const profile = createRoute({
  getParentRoute: () => frame,
  path: "profile",
  component: lazyRouteComponent(() => import("./identity/ProfilePage.tsx"), "ProfilePage"),
});

const classes = createRoute({
  getParentRoute: () => frame,
  path: "training",
  component: lazyRouteComponent(() => import("./training/home/ClassListPage.tsx"), "ClassListPage"),
});
/** A learner's training is open in one tab at a time. */
const trainingPlace = createRoute({
  getParentRoute: () => frame,
  path: "training/$program",
  component: lazyRouteComponent(() => import("./training/TrainingPlace.tsx"), "TrainingPlaceRoute"),
});
const classMenu = createRoute({
  getParentRoute: () => trainingPlace,
  path: "/",
  component: lazyRouteComponent(() => import("./training/menu/ClassMenuPage.tsx"), "ClassMenuPage"),
});
/** Where a program goes on today, and where one practises in it. */
const nextPlace = createRoute({
  getParentRoute: () => trainingPlace,
  path: "next",
  component: lazyRouteComponent(() => import("./training/next/NextPlace.tsx"), "NextPlace"),
});
const practisePlace = createRoute({
  getParentRoute: () => trainingPlace,
  path: "practise",
  component: lazyRouteComponent(() => import("./training/next/NextPlace.tsx"), "PractisePlace"),
});
const courseMenu = createRoute({
  getParentRoute: () => trainingPlace,
  path: "$course",
  component: lazyRouteComponent(() => import("./training/menu/CourseMenuPage.tsx"), "CourseMenuPage"),
});
const unitMenu = createRoute({
  getParentRoute: () => trainingPlace,
  path: "$course/$unit",
  component: lazyRouteComponent(() => import("./training/menu/UnitMenuPage.tsx"), "UnitMenuPage"),
});
const glossary = createRoute({
  getParentRoute: () => trainingPlace,
  path: "$course/glossary",
  component: lazyRouteComponent(() => import("./training/glossary/GlossaryPage.tsx"), "GlossaryPage"),
});
const contentPage = createRoute({
  getParentRoute: () => trainingPlace,
  path: "$course/$unit/$section/$page",
  component: lazyRouteComponent(() => import("./training/page/ContentPage.tsx"), "ContentPage"),
});
/** What was missed in an exam; −1 is the final. */
const minibook = createRoute({
  getParentRoute: () => trainingPlace,
  path: "$course/$unit/minibook",
  component: lazyRouteComponent(() => import("./exam/result/MinibookPage.tsx"), "MinibookPage"),
});
/** Whatever was handed in; the address is older than exams of questions. */
const sessions = createRoute({
  getParentRoute: () => frame,
  path: "simulator/sessions",
  component: lazyRouteComponent(() => import("./training/results/ResultListPage.tsx"), "ResultListPage"),
});
const measures = createRoute({
  getParentRoute: () => frame,
  path: "measures",
  component: lazyRouteComponent(() => import("./measurement/learner/OwnMeasuresPage.tsx"), "OwnMeasuresPage"),
});
const ownExams = createRoute({
  getParentRoute: () => frame,
  path: "exams",
  component: lazyRouteComponent(() => import("./training/exams/OwnExamsPage.tsx"), "OwnExamsPage"),
});
const ownCertificates = createRoute({
  getParentRoute: () => frame,
  path: "certificates",
  component: lazyRouteComponent(() => import("./compliance/OwnCertificatesPage.tsx"), "OwnCertificatesPage"),
});
const drills = createRoute({
  getParentRoute: () => frame,
  path: "drills",
  component: lazyRouteComponent(() => import("./compliance/drill/DrillsPage.tsx"), "DrillsPage"),
});
const drill = createRoute({
  getParentRoute: () => frame,
  path: "drills/$drill",
  component: lazyRouteComponent(() => import("./compliance/drill/DrillPage.tsx"), "DrillPage"),
});
const quizzes = createRoute({
  getParentRoute: () => frame,
  path: "quizzes",
  component: lazyRouteComponent(() => import("./quiz/QuizListPage.tsx"), "QuizListPage"),
});
const quiz = createRoute({
  getParentRoute: () => frame,
  path: "quizzes/$quiz",
  component: lazyRouteComponent(() => import("./quiz/QuizPage.tsx"), "QuizPage"),
});
const resources = createRoute({
  getParentRoute: () => frame,
  path: "resources",
  component: lazyRouteComponent(() => import("./training/ResourcesPage.tsx"), "ResourcesPage"),
});

const learnerReports = createRoute({
  getParentRoute: () => frame,
  path: "reports",
  component: lazyRouteComponent(() => import("./reporting/reports/ReportListPage.tsx"), "LearnerReportListPage"),
});
const learnerReport = createRoute({
  getParentRoute: () => frame,
  path: "reports/$code",
  component: lazyRouteComponent(() => import("./reporting/reports/ReportPage.tsx"), "LearnerReportPage"),
});
const reports = createRoute({
  getParentRoute: () => frame,
  path: "admin/reports",
  component: lazyRouteComponent(() => import("./reporting/reports/ReportListPage.tsx"), "ReportListPage"),
});
const report = createRoute({
  getParentRoute: () => frame,
  path: "admin/reports/$code",
  component: lazyRouteComponent(() => import("./reporting/reports/ReportPage.tsx"), "ReportPage"),
});
const calibration = createRoute({
  getParentRoute: () => frame,
  path: "admin/calibration",
  component: lazyRouteComponent(() => import("./imageLibrary/calibration/CalibrationPage.tsx"), "CalibrationPage"),
});
/** Outside the frame: the picture fills the screen. */
const session = createRoute({
  getParentRoute: () => domain,
  path: "simulator/session/$program/$course/$unit/$type",
  component: lazyRouteComponent(() => import("./training/xray/SimulatorRoute.tsx"), "SimulatorRoute"),
});
/** −1 as a unit is the final of its course, as a section the exam of its unit. */
const finalExam = createRoute({
  getParentRoute: () => domain,
  path: "training/$program/$course/-1",
  component: lazyRouteComponent(() => import("./exam/ExamRoute.tsx"), "ExamRoute"),
});
const unitExam = createRoute({
  getParentRoute: () => domain,
  path: "training/$program/$course/$unit/-1",
  component: lazyRouteComponent(() => import("./exam/ExamRoute.tsx"), "ExamRoute"),
});
const contentQuiz = createRoute({
  getParentRoute: () => domain,
  path: "quizzes/$quiz/take",
  component: lazyRouteComponent(() => import("./quiz/ContentQuizRoute.tsx"), "ContentQuizRoute"),
});
const contentSession = createRoute({
  getParentRoute: () => domain,
  path: "exams/$session",
  component: lazyRouteComponent(() => import("./exam/result/ContentSessionPage.tsx"), "ContentSessionPage"),
});
const quizSession = createRoute({
  getParentRoute: () => domain,
  path: "simulator/quiz/$quiz",
  component: lazyRouteComponent(() => import("./quiz/QuizRoute.tsx"), "QuizRoute"),
});
const review = createRoute({
  getParentRoute: () => domain,
  path: "simulator/review/$session",
  component: lazyRouteComponent(() => import("./training/xray/ReviewRoute.tsx"), "ReviewRoute"),
});

const attendanceSheet = createRoute({
  getParentRoute: () => domain,
  path: "attendance/$event",
  component: lazyRouteComponent(() => import("./compliance/events/AttendanceSheetPage.tsx"), "AttendanceSheetPage"),
});
const certificate = createRoute({
  getParentRoute: () => domain,
  path: "certificate/$kind/$id",
  component: lazyRouteComponent(() => import("./compliance/CertificatePage.tsx"), "CertificatePage"),
});
/** For everybody who holds a certificate in hand: nobody is signed in. */
const verify = createRoute({
  getParentRoute: () => root,
  path: "$domain/verify/$kind/$code",
  component: lazyRouteComponent(() => import("./compliance/VerifyPage.tsx"), "VerifyPage"),
});
const consoleTry = createRoute({
  getParentRoute: () => domain,
  path: "admin/consoles/$console",
  component: lazyRouteComponent(() => import("./consoleGallery/TryPage.tsx"), "TryPage"),
});

const routeTree = root.addChildren([
  domain.addChildren([
    frame.addChildren([
      ...deskRoutes,
      home,
      profile,
      classes,
      trainingPlace.addChildren([classMenu, nextPlace, practisePlace, courseMenu, unitMenu, glossary, contentPage, minibook]),
      sessions,
      measures,
      ownExams,
      ownCertificates,
      drills,
      drill,
      resources,
      learnerReports,
      learnerReport,
      reports,
      report,
      quizzes,
      quiz,
      list,
      calibration,
      record,
      recordTab,
    ]),
    session,
    finalExam,
    unitExam,
    contentQuiz,
    contentSession,
    quizSession,
    review,
    certificate,
    attendanceSheet,
    consoleTry,
    imageReview,
    write.addChildren([writePlace]),
  ]),
  verify,
]);

export const routerOf = (queries: QueryClient) =>
  createRouter({
    routeTree,
    context: { queries, placeOf: laterPlaceOf },
    defaultPreload: "intent",
    // Freshness is the queries' business.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailed,
    defaultOnCatch: (error) => tellFailure(error),
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    ...plainSearch,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof routerOf>;
  }
}
