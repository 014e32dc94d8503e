import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { domain, frame } from "./trunkRoutes.ts";

const catalogue = createRoute({
  getParentRoute: () => frame,
  path: "admin/catalogue",
  component: lazyRouteComponent(() => import("./imageLibrary/catalogue/CataloguePage.tsx"), "CataloguePage"),
});
const archives = createRoute({
  getParentRoute: () => frame,
  path: "admin/archives",
  component: lazyRouteComponent(() => import("./imageLibrary/archive/ArchivePage.tsx"), "ArchivePage"),
});
const customers = createRoute({
  getParentRoute: () => frame,
  path: "admin/customers",
  component: lazyRouteComponent(() => import("./organization/customer/CustomerPage.tsx"), "CustomerPage"),
});

const userImports = createRoute({
  getParentRoute: () => frame,
  path: "admin/users/import",
  component: lazyRouteComponent(() => import("./organization/userImport/UserImportPage.tsx"), "UserImportPage"),
});
const userImport = createRoute({
  getParentRoute: () => frame,
  path: "admin/users/import/$import",
  component: lazyRouteComponent(() => import("./organization/userImport/ImportRunPage.tsx"), "ImportRunPage"),
});
const workImports = createRoute({
  getParentRoute: () => frame,
  path: "admin/workresults/import",
  component: lazyRouteComponent(() => import("./measurement/work/WorkImportPage.tsx"), "WorkImportPage"),
});
const workImport = createRoute({
  getParentRoute: () => frame,
  path: "admin/workresults/import/$import",
  component: lazyRouteComponent(() => import("./measurement/work/WorkRunPage.tsx"), "WorkRunPage"),
});
const locks = createRoute({
  getParentRoute: () => frame,
  path: "admin/users/locks",
  component: lazyRouteComponent(() => import("./organization/user/LockedAddressesPage.tsx"), "LockedAddressesPage"),
});
const settings = createRoute({
  getParentRoute: () => frame,
  path: "admin/settings",
  component: lazyRouteComponent(() => import("./organization/domain/OwnDomain.tsx"), "OwnDomain"),
});

const evidence = createRoute({
  getParentRoute: () => frame,
  path: "admin/evidence",
  component: lazyRouteComponent(() => import("./compliance/evidence/EvidencePage.tsx"), "EvidencePage"),
});

const standings = createRoute({
  getParentRoute: () => frame,
  path: "admin/standings",
  component: lazyRouteComponent(() => import("./compliance/authority/StandingsPage.tsx"), "StandingsPage"),
});

const groupMeasures = createRoute({
  getParentRoute: () => frame,
  path: "admin/measures",
  component: lazyRouteComponent(() => import("./measurement/group/GroupMeasuresPage.tsx"), "GroupMeasuresPage"),
});

/** What one did to many in the last day. */
const acts = createRoute({
  getParentRoute: () => frame,
  path: "admin/acts",
  component: lazyRouteComponent(() => import("./entity/bulk/acts/ActsPage.tsx"), "ActsPage"),
});

const operations = createRoute({
  getParentRoute: () => frame,
  path: "admin/operations",
  component: lazyRouteComponent(() => import("./operations/OperationsPage.tsx"), "OperationsPage"),
});
const languages = createRoute({
  getParentRoute: () => frame,
  path: "admin/languages",
  component: lazyRouteComponent(() => import("./operations/LanguagesPage.tsx"), "LanguagesPage"),
});
const keeping = createRoute({
  getParentRoute: () => frame,
  path: "admin/keeping",
  component: lazyRouteComponent(() => import("./operations/KeepingPage.tsx"), "KeepingPage"),
});
const gallery = createRoute({
  getParentRoute: () => frame,
  path: "admin/consoles",
  component: lazyRouteComponent(() => import("./consoleGallery/GalleryPage.tsx"), "GalleryPage"),
});
const projectionBags = createRoute({
  getParentRoute: () => frame,
  path: "admin/projection",
  component: lazyRouteComponent(() => import("./imageLibrary/threatProjection/BagsPage.tsx"), "BagsPage"),
});
const projection = createRoute({
  getParentRoute: () => frame,
  path: "admin/images/$id/project",
  component: lazyRouteComponent(() => import("./imageLibrary/threatProjection/ProjectionPage.tsx"), "ProjectionPage"),
});
/** Outside the frame: the picture fills the screen. */
export const imageReview = createRoute({
  getParentRoute: () => domain,
  path: "admin/images/review",
  component: lazyRouteComponent(() => import("./imageLibrary/review/ReviewPage.tsx"), "ReviewPage"),
});
const trainersLearners = createRoute({
  getParentRoute: () => frame,
  path: "admin/learners",
  component: lazyRouteComponent(() => import("./compliance/events/LearnersPage.tsx"), "LearnersPage"),
});
const coursePreview = createRoute({
  getParentRoute: () => frame,
  path: "admin/courses/$id/preview/$content",
  component: lazyRouteComponent(() => import("./curriculum/versions/PreviewPage.tsx"), "PreviewPage"),
});
const courseCompare = createRoute({
  getParentRoute: () => frame,
  path: "admin/courses/$id/compare/$before/$after",
  component: lazyRouteComponent(() => import("./authoring/compare/ComparePage.tsx"), "ComparePage"),
});

/** An address that was cut short leads home, where the lists are. */
const desk = createRoute({
  getParentRoute: () => frame,
  path: "admin",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$domain", params, replace: true });
  },
});
/** Outside the frame: outline, page and preview need the width. */
export const write = createRoute({
  getParentRoute: () => domain,
  path: "admin/courses/$id/write",
  component: lazyRouteComponent(() => import("./authoring/desk/WritePage.tsx"), "WritePage"),
});
/** One page of it, a unit, or what belongs to the whole course. */
export const writePlace = createRoute({ getParentRoute: () => write, path: "$place" });

/** The pages of who administers or audits that are no list. */
const audit = createRoute({
  getParentRoute: () => frame,
  path: "audit",
  component: lazyRouteComponent(() => import("./audit/AuditPage.tsx"), "AuditPage"),
});
const auditLearner = createRoute({
  getParentRoute: () => frame,
  path: "audit/$user",
  component: lazyRouteComponent(() => import("./audit/AuditLearnerPage.tsx"), "AuditLearnerPage"),
});
const auditMeasures = createRoute({
  getParentRoute: () => frame,
  path: "audit/$user/measures",
  component: lazyRouteComponent(() => import("./audit/AuditMeasuresPage.tsx"), "AuditMeasuresPage"),
});
const auditSessions = createRoute({
  getParentRoute: () => frame,
  path: "audit/$user/$kind/$item",
  component: lazyRouteComponent(() => import("./audit/AuditSessionsPage.tsx"), "AuditSessionsPage"),
});
const auditedPage = createRoute({
  getParentRoute: () => frame,
  path: "audit/$user/courses/$item/$unit/$section/$page",
  component: lazyRouteComponent(() => import("./audit/AuditedPage.tsx"), "AuditedPage"),
});
const auditAttempt = createRoute({
  getParentRoute: () => frame,
  path: "audit/$user/$kind/$item/exams/$session",
  component: lazyRouteComponent(() => import("./audit/AuditAttemptPage.tsx"), "AuditAttemptPage"),
});

export const deskRoutes = [
  audit,
  auditLearner,
  auditMeasures,
  auditSessions,
  auditAttempt,
  auditedPage,
  desk,
  catalogue,
  archives,
  customers,
  userImports,
  userImport,
  workImports,
  workImport,
  locks,
  settings,
  evidence,
  standings,
  groupMeasures,
  acts,
  operations,
  keeping,
  languages,
  gallery,
  projectionBags,
  projection,
  trainersLearners,
  coursePreview,
  courseCompare,
] as const;
