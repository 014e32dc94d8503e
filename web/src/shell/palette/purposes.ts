import type { Permission } from "@vigil/model/identity/permission";
import i18next from "i18next";
import type { Phrases } from "@vigil/model/phrases/en";
import type { PaletteEntry } from "../paletteEntries.ts";
import type { SessionUser } from "../user.ts";
import { fitsWords } from "./fitsWords.ts";

interface Purpose {
  readonly name: keyof Phrases["purposes"]["places"];
  /** Behind the domain. */
  readonly at: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly needs: Permission | null;
}

/** What people come for, where the name of the page does not say it. */
const purposes: readonly Purpose[] = [
  { name: "undo", at: "admin/acts", needs: null },
  { name: "locks", at: "admin/users/locks", needs: "users:view" },
  { name: "lockedPeople", at: "admin/users", search: { locked: "true" }, needs: "users:view" },
  { name: "lockedExams", at: "admin/lockedexams", needs: "lockedExams:view" },
  { name: "overdue", at: "admin/reports/T70", search: { ask: '{"overdue":true}' }, needs: "reports:view" },
  {
    name: "expiring",
    at: "admin/reports/C20",
    search: { ask: '{"period":{"kind":"relative","unit":"days","count":60}}' },
    needs: "reports:view",
  },
  { name: "hoursOwed", at: "admin/reports/D10", needs: "reports:view" },
  { name: "timeSpent", at: "admin/reports/T10", needs: "reports:view" },
  { name: "import", at: "admin/users/import", needs: "users:add" },
  { name: "merge", at: "admin/users", needs: "users:edit" },
  { name: "write", at: "admin/users", needs: "users:edit" },
  { name: "password", at: "admin/users", needs: "users:edit" },
  { name: "sleeping", at: "admin/users", search: { active: "false" }, needs: "users:edit" },
  { name: "assign", at: "admin/assignmentrules", needs: "assignmentRules:view" },
  { name: "announce", at: "admin/notifications", needs: "notifications:view" },
  { name: "look", at: "admin/settings", needs: "domains:edit" },
  { name: "history", at: "admin/events", needs: "events:view" },
  { name: "online", at: "admin/usersessions", needs: "userSessions:view" },
  { name: "review", at: "admin/images/review", needs: "images:edit" },
  { name: "schedule", at: "admin/subscriptions", needs: "subscriptions:view" },
  { name: "classroom", at: "admin/trainingevents", needs: "trainingEvents:view" },
  { name: "revoke", at: "admin/programcertificates", needs: "programCertificates:view" },
  { name: "health", at: "admin/operations", needs: "operations:view" },
];

/** The pages that serve what was typed, under the words of who looks for it. */
export function purposeEntries(domain: string, typed: string, { permissions }: Pick<SessionUser, "permissions">): PaletteEntry[] {
  const { t } = i18next;
  return purposes
    .filter(({ needs }) => needs === null || permissions.includes(needs))
    .map(({ name, at, search }) => ({
      entry: {
        key: `for ${name}`,
        title: t(`purposes.places.${name}.title`),
        hint: t("shell.goTo"),
        go: `/${domain}/${at}`,
        ...(search && { search }),
      },
      words: t(`purposes.places.${name}.words`),
    }))
    .filter(({ entry, words }) => fitsWords(typed, `${entry.title} ${words}`))
    .map(({ entry }) => entry);
}
