import type { QuestionNote } from "@vigil/model/exam/questionFile/fileQuestion";
import { quizOfFile, type TakenQuestion } from "@vigil/model/quiz/quizOfFile";
import type { House } from "../../house.ts";
import { phrasesIn } from "../../http/phrasesIn.ts";
import { preferredLanguage } from "../../http/preferredLanguage.ts";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import type { Caller } from "../../identity/access/caller.ts";
import { readUpload } from "../../uploads/readUpload.ts";
import { storedPicture, type BroughtPicture } from "./questionPictures.ts";

export interface SentQuestion extends TakenQuestion {
  brought: BroughtPicture | undefined;
}

interface Asked {
  caller: Caller;
  /** Of the browser, for the words of true and false. */
  language: string | undefined;
}

/** The questions of a file that was sent, and whatever of it a quiz cannot have. */
export async function sentQuestions(
  house: House,
  { caller, language }: Asked,
  { path }: ReceivedUpload,
): Promise<{ sent: SentQuestion[]; notes: QuestionNote[] }> {
  const { right, wrong } = phrasesIn(preferredLanguage(language)).questionFiles.truth;
  const { taken, notes } = quizOfFile(await readUpload(house.settings, "questionFile", path), [right, wrong]);
  const mayBring = caller.permissions.has("media:add");
  const sent: SentQuestion[] = [];
  for (const each of taken) {
    const brought = each.picture === null || !mayBring ? undefined : await storedPicture(house, each.picture);
    if (each.picture !== null && brought === undefined) {
      const { line, file, text } = each.seen;
      notes.push({
        question: text.slice(0, 80),
        line,
        file,
        code: mayBring ? "pictureRefused" : "pictureNoRight",
        word: each.picture.name,
        left: false,
      });
    }
    sent.push({ ...each, brought, seen: { ...each.seen, picture: brought !== undefined } });
  }
  return { sent, notes };
}
