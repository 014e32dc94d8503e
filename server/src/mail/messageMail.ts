import { composeMail, fill, phrasesOf, type Reader } from "./composeMail.ts";
import type { Mail } from "./queueMail.ts";

interface Message {
  /** Who wrote it; empty where nobody here knows them. */
  from: string;
  subject: string;
  text: string;
}

/** What an administrator writes to somebody, in their own words: a paragraph for each that an empty line ends. */
export function messageMail(reader: Reader, { from, subject, text }: Message): Mail {
  const { message } = phrasesOf(reader.locale);
  const paragraphs = text.split("\n\n").map((paragraph) => paragraph.trim());
  return composeMail(reader, subject, [
    ...paragraphs.filter((paragraph) => paragraph !== ""),
    ...(from === "" ? [] : [fill(message.from, { name: from })]),
  ]);
}
