import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { composeMail, fill, phrasesOf, readerIn } from "../../mail/composeMail.ts";
import { publicAddress } from "../../mail/publicAddress.ts";
import { queueMail } from "../../mail/queueMail.ts";
import type { Tx } from "../../storage/asDomain.ts";
import type { DraftRow } from "../draftOf.ts";
import { approvers } from "./approvers.ts";

/** So many at most are asked. */
const MOST = 20;

export interface MailedPerson {
  email: string | null;
  locale: string;
}

/** Who asked hears what became of it; whom it is asked of hears that somebody asks: one person, or those of this domain who may approve. */
export async function mailReview(
  tx: Tx,
  house: House,
  caller: Caller,
  draft: DraftRow,
  { act, note, of }: { act: "ask" | "approve" | "sendBack"; note: string; of: number | null },
): Promise<void> {
  if (house.settings.smtpUrl === undefined) return;
  const people = act === "ask" ? await asked(tx, caller, draft, of) : await asker(tx, caller, draft);
  await mailPeople(tx, house, caller, draft, { act, note, people });
}

/** The same to each in their language, with the way to the draft. */
export async function mailPeople(
  tx: Tx,
  house: House,
  { domainId }: Caller,
  draft: DraftRow,
  { act, note, people }: { act: "ask" | "approve" | "sendBack" | "comment"; note: string; people: readonly MailedPerson[] },
): Promise<void> {
  if (people.length === 0) return;
  const domain = await tx.selectFrom("domains").select(["title", "name", "locale"]).where("id", "=", domainId).executeTakeFirstOrThrow();
  const { name: course } = await tx.selectFrom("courses").select("name").where("id", "=", draft.courseId).executeTakeFirstOrThrow();
  const address = `${publicAddress(house.settings)}/${domain.name}/admin/courses/${draft.courseId}/write`;
  for (const { email, locale } of people) {
    if (email === null) continue;
    const reader = readerIn({ email, locale }, domain);
    const { courseReview } = phrasesOf(reader.locale);
    const { subject, text } = courseReview[act];
    await queueMail(
      house,
      tx,
      domainId,
      composeMail(reader, fill(subject, { course }), [fill(text, { course }), ...(note === "" ? [] : [note]), { address }]),
    );
  }
}

async function asked(tx: Tx, caller: Caller, draft: DraftRow, of: number | null): Promise<MailedPerson[]> {
  const people = (await approvers(tx, caller, draft)).filter(({ userId }) => of === null || userId === of);
  return people.filter(({ email }) => email !== null).slice(0, MOST);
}

async function asker(tx: Tx, { domainId, userId }: Caller, { askedBy, askedByDomainId }: DraftRow): Promise<MailedPerson[]> {
  if (askedBy === null || askedByDomainId !== domainId || askedBy === userId) return [];
  return tx
    .selectFrom("users")
    .select(["email", "locale"])
    .where("domainId", "=", domainId)
    .where("id", "=", askedBy)
    .where("active", "=", true)
    .execute();
}
