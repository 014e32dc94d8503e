import { isLink } from "../values/isLink.ts";

/**
 * What a notification may say: paragraphs, **strong** words, [words](https://…) that lead somewhere, and {{startAt}} and {{endAt}}. It is read
 * into pieces and drawn from those: its text never becomes markup.
 */
export const notificationPlaceholders = ["startAt", "endAt"] as const;
export type NotificationPlaceholder = (typeof notificationPlaceholders)[number];

export type NotificationPiece =
  | { readonly text: string }
  | { readonly strong: string }
  | { readonly href: string; readonly text: string }
  | { readonly placeholder: string };

const piece = /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\((https:\/\/[^\s()]+)\)|\{\{([^{}]*)\}\}/gu;

/** Paragraphs, each of its pieces. */
export const notificationText = (text: string): NotificationPiece[][] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map(pieces);

function pieces(paragraph: string): NotificationPiece[] {
  const found: NotificationPiece[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(piece)) {
    const [whole, strong, words, href, placeholder] = match;
    if (match.index > from) found.push({ text: paragraph.slice(from, match.index) });
    if (strong !== undefined) found.push({ strong });
    else if (words !== undefined && href !== undefined && isLink(href)) found.push({ href, text: words });
    else if (words !== undefined) found.push({ text: whole });
    else found.push({ placeholder: (placeholder ?? "").trim() });
    from = match.index + whole.length;
  }
  if (from < paragraph.length) found.push({ text: paragraph.slice(from) });
  return found;
}

const placeholdersIn = (text: string): string[] =>
  notificationText(text)
    .flat()
    .flatMap((each) => ("placeholder" in each ? [each.placeholder] : []));

/** The first placeholder that means nothing. */
export const unknownPlaceholder = (text: string): string | undefined =>
  placeholdersIn(text).find((name) => !(notificationPlaceholders as readonly string[]).includes(name));

/** The first time that a text names and that is not set. */
export const unsetPlaceholder = (
  text: string,
  times: { readonly [P in NotificationPlaceholder]?: string | null | undefined },
): NotificationPlaceholder | undefined => notificationPlaceholders.find((name) => !times[name] && placeholdersIn(text).includes(name));

/** The words alone, in one line. */
export const plainNotification = (text: string): string =>
  notificationText(text)
    .map((paragraph) => paragraph.map((each) => ("text" in each ? each.text : "strong" in each ? each.strong : "")).join(""))
    .join(" ")
    .replaceAll(/\s+/gu, " ")
    .trim();
