import { composeMail, fill, phrasesOf, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

interface Invitation {
  username: string;
  link: string;
  /** Where they sign in from then on. */
  home: string;
}

/** Tells somebody that they have an account, and how they come in for the first time. */
export function invitationMail(reader: Reader, { username, link, home }: Invitation, days: number): Mail {
  const { invitation } = phrasesOf(reader.locale);
  return composeMail(reader, invitation.subject, [
    invitation.lead,
    fill(invitation.link, { username, days: String(days) }),
    { address: link },
    invitation.later,
    { address: home },
  ]);
}
