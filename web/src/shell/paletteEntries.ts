import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { phraseOf } from "../phraseOf.ts";
import { fitsWords } from "./palette/fitsWords.ts";
import { listTitle } from "./recordPhrase.ts";
import { openPages, openRooms } from "./rooms.ts";
import { signOut } from "./signOut.ts";
import { useUser } from "./user.ts";

export interface PaletteEntry {
  key: string;
  title: string;
  hint: string;
  go: string | (() => void);
  search?: Readonly<Record<string, string>>;
}

const most = 12;

/** The places of the navigation of whoever learns, as they are called there. */
const learnersPlaces = [
  ["shell.training", "training"],
  ["quizzes.title", "quizzes"],
  ["shell.results", "simulator/sessions"],
  ["shell.howISee", "measures"],
  ["drill.title", "drills"],
  ["resources.title", "resources"],
  ["reports.title", "reports"],
] as const;

/** What can be reached by name, narrowed to the entries in which every typed word begins a word. */
export function usePaletteEntries(domain: string, words: string): PaletteEntry[] {
  const { t } = useTranslation();
  const user = useUser();
  const { permissions, training } = user;
  const queries = useQueryClient();
  const lists = openRooms(user).flatMap(({ room, lists: open }) => open.map((list) => ({ ...list, room })));
  const entries: PaletteEntry[] = [
    { key: "home", title: t("shell.home"), hint: t("shell.goTo"), go: `/${domain}` },
    ...(training
      ? learnersPlaces.map(([name, url]) => ({ key: `own ${url}`, title: t(name), hint: t("shell.goTo"), go: `/${domain}/${url}` }))
      : []),
    ...lists.map(({ name, url, room }) => ({
      key: url,
      title: listTitle(name),
      hint: t(`shell.rooms.${room}`),
      go: `/${domain}/admin/${url}`,
    })),
    ...openRooms(user).flatMap(({ room }) =>
      openPages(room, user).map(({ title, url }) => ({
        key: url,
        title: t(title),
        hint: t(`shell.rooms.${room}`),
        go: `/${domain}/admin/${url}`,
      })),
    ),
    ...lists
      .filter(({ add }) => add !== undefined && permissions.includes(add))
      .map(({ name, url }) => ({
        key: `${url}/add`,
        title: phraseOf(`records.${name}.add`, name),
        hint: t("shell.actions"),
        go: `/${domain}/admin/${url}/add`,
      })),
    ...(lists.length > 0 ? [{ key: "acts", title: t("shell.acts"), hint: t("shell.account"), go: `/${domain}/admin/acts` }] : []),
    { key: "profile", title: t("shell.profile"), hint: t("shell.account"), go: `/${domain}/profile` },
    { key: "signOut", title: t("shell.signOut"), hint: t("shell.account"), go: () => void signOut(queries) },
  ];
  return entries.filter(({ title, hint }) => fitsWords(words, `${title} ${hint}`)).slice(0, most);
}
