import type { RuleKind } from "@vigil/model/identity/identityRules";
import type { ReactNode } from "react";
import { lazy } from "react";
import { EmbeddedList } from "../list/EmbeddedList.tsx";
import type { Row } from "../row.ts";

interface RecordTab {
  name: string;
  title:
    | "entity.tabs.sessions"
    | "entity.tabs.history"
    | "certificates.preview"
    | "entity.tabs.images"
    | "entity.viewer"
    | "coursePackage.tabs.versions"
    | "training.timeSpent"
    | "settings.applying.title"
    | "configurationPairs.tab"
    | "resources.fileTab"
    | "quizzes.learners"
    | "quizzes.questions"
    | "library.tabs.make"
    | "archive.tab"
    | "rendered.filesTab"
    | "rendered.marksTab"
    | "library.tabs.coverage"
    | "subscriptions.runs"
    | "trainingEvents.tab"
    | "tableExports.runTab"
    | "identity.rules"
    | "userLocks.tab"
    | "identity.connection"
    | "identity.identities"
    | "transfers.tab"
    | `identity.kinds.${RuleKind}`;
  /** Which records have it; all where nothing is said. */
  of?: (record: Row) => boolean;
  show: (record: Row, domain: string) => ReactNode;
}

const ImageScan = lazy(async () => ({ default: (await import("../../imageLibrary/image/ImageScan.tsx")).ImageScan }));
const UserTimeTab = lazy(async () => ({ default: (await import("../../training/time/UserTimeTab.tsx")).UserTimeTab }));
const ApplyingSettings = lazy(async () => ({ default: (await import("../../curriculum/ApplyingSettings.tsx")).ApplyingSettings }));
const ConfigurationPairs = lazy(async () => ({ default: (await import("../../curriculum/ConfigurationPairs.tsx")).ConfigurationPairs }));
const TemplatePreview = lazy(async () => ({ default: (await import("../../compliance/TemplatePreview.tsx")).TemplatePreview }));
const TransferLearners = lazy(async () => ({
  default: (await import("../../compliance/transfers/TransferLearners.tsx")).TransferLearners,
}));
const QuizLearners = lazy(async () => ({ default: (await import("../../quiz/QuizLearners.tsx")).QuizLearners }));
const QuizQuestionsTab = lazy(async () => ({ default: (await import("../../quiz/QuizQuestionsTab.tsx")).QuizQuestionsTab }));
const ResourceFile = lazy(async () => ({ default: (await import("../../curriculum/ResourceFile.tsx")).ResourceFile }));
const CourseVersions = lazy(async () => ({ default: (await import("../../curriculum/versions/CourseVersions.tsx")).CourseVersions }));
const LibraryImages = lazy(async () => ({ default: (await import("../../imageLibrary/LibraryImages.tsx")).LibraryImages }));
const OrderImages = lazy(async () => ({ default: (await import("../../imageLibrary/order/OrderImages.tsx")).OrderImages }));
const LibraryArchive = lazy(async () => ({ default: (await import("../../imageLibrary/archive/LibraryArchive.tsx")).LibraryArchive }));
const ImageArchive = lazy(async () => ({ default: (await import("../../imageLibrary/archive/ImageArchive.tsx")).ImageArchive }));
const PicturesTab = lazy(async () => ({ default: (await import("../../imageLibrary/image/rendered/PicturesTab.tsx")).PicturesTab }));
const MarkThreats = lazy(async () => ({ default: (await import("../../imageLibrary/image/rendered/MarkThreats.tsx")).MarkThreats }));
const Coverage = lazy(async () => ({ default: (await import("../../imageLibrary/coverage/Coverage.tsx")).Coverage }));

const TableExportRun = lazy(async () => ({ default: (await import("../../reporting/TableExportRun.tsx")).TableExportRun }));
const SubscriptionRuns = lazy(async () => ({
  default: (await import("../../reporting/subscriptions/SubscriptionRuns.tsx")).SubscriptionRuns,
}));
const Connection = lazy(async () => ({ default: (await import("../../identity/providers/Connection.tsx")).Connection }));
const UserLocks = lazy(async () => ({ default: (await import("../../organization/UserLocks.tsx")).UserLocks }));
const UserIdentities = lazy(async () => ({ default: (await import("../../identity/links/UserIdentities.tsx")).UserIdentities }));
const ProviderRules = lazy(async () => ({ default: (await import("../../identity/providers/ProviderRules.tsx")).ProviderRules }));

const AttendanceTab = lazy(async () => ({ default: (await import("../../compliance/events/AttendanceTab.tsx")).AttendanceTab }));

const tabs: Readonly<Record<string, readonly RecordTab[]>> = {
  user: [
    {
      name: "sessions",
      title: "entity.tabs.sessions",
      show: ({ id }, domain) => <EmbeddedList domain={domain} url="simulatorsessions" filters={{ userId: String(id) }} />,
    },
    { name: "time", title: "training.timeSpent", show: ({ id }) => <UserTimeTab userId={id} /> },
    { name: "settings", title: "settings.applying.title", show: ({ id }, domain) => <ApplyingSettings userId={id} domain={domain} /> },
    { name: "locks", title: "userLocks.tab", show: (record) => <UserLocks user={record} /> },
    { name: "identities", title: "identity.identities", show: (record) => <UserIdentities user={record} /> },
  ],
  configuration: [{ name: "pairs", title: "configurationPairs.tab", show: ({ id }) => <ConfigurationPairs configurationId={id} /> }],
  resource: [{ name: "file", title: "resources.fileTab", show: (record) => <ResourceFile record={record} /> }],
  course: [
    {
      name: "versions",
      title: "coursePackage.tabs.versions",
      show: (course, domain) => <CourseVersions course={course} domain={domain} />,
    },
  ],
  imageLibrary: [
    {
      name: "images",
      title: "entity.tabs.images",
      show: (library, domain) => <LibraryImages library={library} domain={domain} />,
    },
    { name: "make", title: "library.tabs.make", show: (library) => <OrderImages library={library} /> },
    { name: "coverage", title: "library.tabs.coverage", show: (library, domain) => <Coverage library={library} domain={domain} /> },
    { name: "archive", title: "archive.tab", show: (library, domain) => <LibraryArchive library={library} domain={domain} /> },
  ],
  image: [
    { name: "scan", title: "entity.viewer", show: (image) => <ImageScan key={image.revision} image={image} /> },
    { name: "files", title: "rendered.filesTab", of: ({ rendered }) => rendered === true, show: (image) => <PicturesTab record={image} /> },
    { name: "marks", title: "rendered.marksTab", of: ({ kind }) => kind === "threat", show: (image) => <MarkThreats record={image} /> },
    { name: "archive", title: "archive.tab", show: (image, domain) => <ImageArchive image={image} domain={domain} /> },
  ],
  programTransfer: [{ name: "learners", title: "transfers.tab", show: ({ id }) => <TransferLearners id={id} /> }],
  certificateTemplate: [{ name: "preview", title: "certificates.preview", show: (template) => <TemplatePreview template={template} /> }],
  identityProvider: [
    { name: "connection", title: "identity.connection", show: (record) => <Connection record={record} /> },
    { name: "rules", title: "identity.rules", show: (record) => <ProviderRules record={record} /> },
    {
      name: "accesslevelrules",
      title: "identity.kinds.accessLevel",
      show: (record) => <ProviderRules record={record} kind="accessLevel" />,
    },
    { name: "companyrules", title: "identity.kinds.company", show: (record) => <ProviderRules record={record} kind="company" /> },
    { name: "programrules", title: "identity.kinds.program", show: (record) => <ProviderRules record={record} kind="program" /> },
  ],
  tableExport: [{ name: "run", title: "tableExports.runTab", show: (record) => <TableExportRun record={record} /> }],
  subscription: [{ name: "runs", title: "subscriptions.runs", show: (record) => <SubscriptionRuns record={record} /> }],
  trainingEvent: [
    { name: "attendance", title: "trainingEvents.tab", show: (event, domain) => <AttendanceTab event={event} domain={domain} /> },
  ],
  quiz: [
    {
      name: "questions",
      title: "quizzes.questions",
      of: ({ type }) => type === "content",
      show: ({ id }, domain) => <QuizQuestionsTab key={id} quizId={id} domain={domain} />,
    },
    { name: "learners", title: "quizzes.learners", show: ({ id }) => <QuizLearners quizId={id} /> },
  ],
};

/** What happened to the record; of a user all that is about them. A locked exam is the course status it belongs to. */
const historyOf = (entityName: string): RecordTab => ({
  name: "history",
  title: "entity.tabs.history",
  show: ({ id }, domain) => (
    <EmbeddedList
      key={`${entityName}/${id}`}
      domain={domain}
      url="events"
      filters={
        entityName === "user"
          ? { aboutUserId: String(id) }
          : { subjectEntity: entityName === "lockedExam" ? "courseStatus" : entityName, subjectId: String(id) }
      }
    />
  ),
});

/** What belongs to a record beside its own fields; an event has no history. */
export const recordTabs = (entityName: string, record: Row, permissions: readonly string[]): readonly RecordTab[] => [
  ...(tabs[entityName] ?? []).filter(({ of }) => of?.(record) !== false),
  ...(entityName !== "event" && permissions.includes("events:view") ? [historyOf(entityName)] : []),
];
