import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
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

/** The pages of who administers that are no list. */
export const deskRoutes = [
  catalogue,
  archives,
  customers,
  userImports,
  userImport,
  locks,
  settings,
  evidence,
  groupMeasures,
  acts,
  operations,
  keeping,
  gallery,
  projectionBags,
  projection,
  trainersLearners,
  coursePreview,
] as const;
