import { composeMail, fill, phrasesOf, type Line, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

export interface RecoveryLink {
  username: string;
  address: string;
}

/** The User IDs of an address where they were asked for, and one-time links to a new password. */
export function recoveryMail(reader: Reader, usernames: readonly string[], links: readonly RecoveryLink[], minutes: number): Mail {
  const { recovery } = phrasesOf(reader.locale);
  return composeMail(reader, recovery.subject, [
    recovery.asked,
    ...(usernames.length > 0 ? [recovery.userIds, ...usernames.map(verbatim)] : []),
    ...links.flatMap(({ username, address }) => [fill(recovery.link, { username, minutes: String(minutes) }), { address }]),
    recovery.ignore,
  ]);
}

/** Tells the owner of an account what was done to it, whoever did it. */
export const passwordChangedMail = (reader: Reader, username: string): Mail => {
  const { changed } = phrasesOf(reader.locale);
  return composeMail(reader, changed.subject, [fill(changed.text, { username })]);
};

const verbatim = (name: string): Line => ({ name });
