import type { Permission, PermissionList } from "@vigil/model/identity/permission";
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

/** A list is called in addresses as its rights are, in small letters. */
const at = (plural: PermissionList): string => (plural === "domainCodes" ? plural : plural.toLowerCase());
/** One that shows what happens by itself: nobody adds to it. */
const seen = (name: string, plural: PermissionList, more: Pick<RoomPlace, "addon"> = {}): RoomList => ({
  name,
  url: at(plural),
  permission: `${plural}:view`,
  ...more,
});
const kept = (name: string, plural: PermissionList, more: Pick<RoomPlace, "addon"> = {}): RoomList => ({
  ...seen(name, plural, more),
  add: `${plural}:add`,
});

/**
 * The lists of the administration as the navigation groups them. Written out, so that the frame does not load the declarations;
 * `rooms.test.ts` compares the two.
 */
export const rooms = {
  organization: [
    kept("organization", "organizations"),
    kept("domain", "domains"),
    kept("company", "companies"),
    kept("companyTemplate", "companyTemplates"),
    kept("domainCode", "domainCodes"),
    kept("group", "groups"),
    kept("user", "users"),
    kept("addon", "addons"),
    kept("accessLevel", "accessLevels"),
    kept("identityProvider", "identityProviders", { addon: "identityProviders" }),
    seen("userSession", "userSessions"),
  ],
  curriculum: [
    kept("program", "programs"),
    kept("assignmentRule", "assignmentRules"),
    kept("programGroup", "programGroups"),
    kept("course", "courses"),
    kept("quiz", "quizzes"),
    seen("bankQuestion", "bankQuestions"),
    kept("questionCategory", "questionCategories"),
    kept("questionTag", "questionTags"),
    kept("resource", "resources"),
    kept("configuration", "configurations"),
    kept("media", "media"),
    kept("notification", "notifications"),
    kept("tableData", "tableData"),
  ],
  imageLibrary: [kept("imageLibrary", "imageLibraries"), kept("image", "images")],
  compliance: [
    kept("authorityRule", "authorityRules"),
    kept("remedialRule", "remedialRules"),
    kept("certificateTemplate", "certificateTemplates"),
    kept("credit", "credits", { addon: "credits" }),
    kept("userCredit", "userCredits", { addon: "credits" }),
    kept("programTransfer", "programTransfers"),
    seen("programCertificate", "programCertificates"),
    kept("trainingEvent", "trainingEvents"),
    kept("trainerAuthorization", "trainerAuthorizations"),
  ],
  reporting: [
    seen("programStatus", "programStatuses"),
    seen("courseStatus", "courseStatuses"),
    seen("lockedExam", "lockedExams"),
    seen("integrityFlag", "integrityFlags"),
    seen("remedialDuty", "remedialDuties"),
    seen("testDrill", "testDrills"),
    seen("workResult", "workResults"),
    seen("simulatorSession", "simulatorSessions"),
    seen("examAttempt", "examAttempts"),
    seen("event", "events"),
    kept("tableExport", "tableExports", { addon: "tableExports" }),
    kept("subscription", "subscriptions"),
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
