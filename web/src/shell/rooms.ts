import type { Permission } from "@vigil/model/identity/permission";
import type { AddonType } from "@vigil/model/organization/addon";

interface RoomPlace {
  readonly url: string;
  readonly permission: Permission;
  /** There for domains with this plugin only. */
  readonly addon?: AddonType;
}

export interface RoomList extends RoomPlace {
  /** Its phrases are `records.<name>`. */
  readonly name: string;
  readonly add?: Permission;
}

/**
 * The lists of the administration as the navigation groups them. Written out, so that the frame of a learner does not load
 * the declarations; `rooms.test.ts` compares the two.
 */
export const rooms = {
  organization: [
    { name: "organization", url: "organizations", permission: "organizations:view", add: "organizations:add" },
    { name: "domain", url: "domains", permission: "domains:view", add: "domains:add" },
    { name: "company", url: "companies", permission: "companies:view", add: "companies:add" },
    { name: "companyTemplate", url: "companytemplates", permission: "companyTemplates:view", add: "companyTemplates:add" },
    { name: "domainCode", url: "domainCodes", permission: "domainCodes:view", add: "domainCodes:add" },
    { name: "group", url: "groups", permission: "groups:view", add: "groups:add" },
    { name: "user", url: "users", permission: "users:view", add: "users:add" },
    { name: "addon", url: "addons", permission: "addons:view", add: "addons:add" },
    { name: "accessLevel", url: "accesslevels", permission: "accessLevels:view", add: "accessLevels:add" },
    {
      name: "identityProvider",
      url: "identityproviders",
      permission: "identityProviders:view",
      add: "identityProviders:add",
      addon: "identityProviders",
    },
    { name: "userSession", url: "usersessions", permission: "userSessions:view" },
  ],
  curriculum: [
    { name: "program", url: "programs", permission: "programs:view", add: "programs:add" },
    { name: "assignmentRule", url: "assignmentrules", permission: "assignmentRules:view", add: "assignmentRules:add" },
    { name: "programGroup", url: "programgroups", permission: "programGroups:view", add: "programGroups:add" },
    { name: "course", url: "courses", permission: "courses:view", add: "courses:add" },
    { name: "quiz", url: "quizzes", permission: "quizzes:view", add: "quizzes:add" },
    { name: "bankQuestion", url: "bankquestions", permission: "bankQuestions:view" },
    { name: "questionCategory", url: "questioncategories", permission: "questionCategories:view", add: "questionCategories:add" },
    { name: "questionTag", url: "questiontags", permission: "questionTags:view", add: "questionTags:add" },
    { name: "resource", url: "resources", permission: "resources:view", add: "resources:add" },
    { name: "configuration", url: "configurations", permission: "configurations:view", add: "configurations:add" },
    { name: "media", url: "media", permission: "media:view", add: "media:add" },
    { name: "notification", url: "notifications", permission: "notifications:view", add: "notifications:add" },
    { name: "tableData", url: "tabledata", permission: "tableData:view", add: "tableData:add" },
  ],
  imageLibrary: [
    { name: "imageLibrary", url: "imagelibraries", permission: "imageLibraries:view", add: "imageLibraries:add" },
    { name: "image", url: "images", permission: "images:view", add: "images:add" },
  ],
  compliance: [
    { name: "authorityRule", url: "authorityrules", permission: "authorityRules:view", add: "authorityRules:add" },
    { name: "remedialRule", url: "remedialrules", permission: "remedialRules:view", add: "remedialRules:add" },
    {
      name: "certificateTemplate",
      url: "certificatetemplates",
      permission: "certificateTemplates:view",
      add: "certificateTemplates:add",
    },
    { name: "credit", url: "credits", permission: "credits:view", add: "credits:add", addon: "credits" },
    { name: "userCredit", url: "usercredits", permission: "userCredits:view", add: "userCredits:add", addon: "credits" },
    { name: "programTransfer", url: "programtransfers", permission: "programTransfers:view", add: "programTransfers:add" },
    { name: "programCertificate", url: "programcertificates", permission: "programCertificates:view" },
    { name: "trainingEvent", url: "trainingevents", permission: "trainingEvents:view", add: "trainingEvents:add" },
    {
      name: "trainerAuthorization",
      url: "trainerauthorizations",
      permission: "trainerAuthorizations:view",
      add: "trainerAuthorizations:add",
    },
  ],
  reporting: [
    { name: "programStatus", url: "programstatuses", permission: "programStatuses:view" },
    { name: "courseStatus", url: "coursestatuses", permission: "courseStatuses:view" },
    { name: "lockedExam", url: "lockedexams", permission: "lockedExams:view" },
    { name: "integrityFlag", url: "integrityflags", permission: "integrityFlags:view" },
    { name: "remedialDuty", url: "remedialduties", permission: "remedialDuties:view" },
    { name: "testDrill", url: "testdrills", permission: "testDrills:view" },
    { name: "workResult", url: "workresults", permission: "workResults:view" },
    { name: "simulatorSession", url: "simulatorsessions", permission: "simulatorSessions:view" },
    { name: "examAttempt", url: "examattempts", permission: "examAttempts:view" },
    { name: "event", url: "events", permission: "events:view" },
    {
      name: "tableExport",
      url: "tableexports",
      permission: "tableExports:view",
      add: "tableExports:add",
      addon: "tableExports",
    },
    { name: "subscription", url: "subscriptions", permission: "subscriptions:view", add: "subscriptions:add" },
  ],
} as const satisfies Record<string, readonly RoomList[]>;

/** Pages of a room that are no list. Their phrases are named here. */
export const roomPages = {
  organization: [
    // who adds organizations without deleting any (vendor support) cannot give the rights of a domain's administrator either
    { title: "customer.title", url: "customers", permission: "organizations:delete" },
    { title: "domainSettings.title", url: "settings", permission: "domains:edit" },
    { title: "keeping.title", url: "keeping", permission: "domains:edit" },
  ],
  imageLibrary: [
    { title: "library.catalogue.title", url: "catalogue", permission: "images:view" },
    { title: "scanner.calibration.title", url: "calibration", permission: "images:view" },
    { title: "archive.title", url: "archives", permission: "images:edit" },
    { title: "gallery.title", url: "consoles", permission: "images:view" },
    { title: "threatProjection.bags.title", url: "projection", permission: "images:add", addon: "imageGenerator" },
  ],
  compliance: [
    { title: "trainingEvents.learners", url: "learners", permission: "trainingEvents:view" },
    { title: "shell.standings", url: "standings", permission: "authorityRules:view" },
    { title: "shell.evidence", url: "evidence", permission: "authorityRules:view" },
  ],
  reporting: [
    { title: "reports.title", url: "reports", permission: "reports:view" },
    { title: "shell.detection", url: "measures", permission: "reports:view" },
    { title: "operations.title", url: "operations", permission: "operations:view" },
    { title: "languages.title", url: "languages", permission: "operations:view" },
  ],
} as const satisfies Partial<Record<keyof typeof rooms, readonly (RoomPlace & { readonly title: string })[]>>;

export type RoomName = keyof typeof rooms;

type RoomPage = { [Room in keyof typeof roomPages]: (typeof roomPages)[Room][number] }[keyof typeof roomPages];
/** What opens the lists: the user's permissions, and the plugins of the domain. */
interface Opening {
  readonly permissions: readonly string[];
  readonly addons: readonly string[];
}

const hasAddon = ({ addon }: RoomPlace, { addons }: Opening): boolean => addon === undefined || addons.includes(addon);
const isOpen = (place: RoomPlace, opening: Opening): boolean => opening.permissions.includes(place.permission) && hasAddon(place, opening);

/** The pages of a room that these permissions and plugins open. */
export const openPages = (room: RoomName, opening: Opening): readonly RoomPage[] =>
  room in roomPages ? roomPages[room as keyof typeof roomPages].filter((page: RoomPage) => isOpen(page, opening)) : [];

/** Whether the domain lacks the plugin that a list belongs to. */
export const addonMissing = (url: string, opening: Opening): boolean =>
  Object.values(rooms).some((lists) => lists.some((list: RoomList) => list.url === url && !hasAddon(list, opening)));

/** The rooms with the lists that these permissions and plugins open; rooms without any are left out. */
export const openRooms = (opening: Opening): { room: RoomName; lists: readonly RoomList[] }[] =>
  (Object.keys(rooms) as RoomName[])
    .map((room) => ({
      room,
      lists: rooms[room].filter((list: RoomList) => isOpen(list, opening)),
    }))
    .filter(({ lists }) => lists.length > 0);
