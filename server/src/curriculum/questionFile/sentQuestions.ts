import type { FilePicture, QuestionNote } from "@vigil/model/exam/questionFile/fileQuestion";
import { takenFromFile, type TakenQuestion, type Taking } from "@vigil/model/exam/questionFile/takenFromFile";
import type { TruthWords } from "@vigil/model/exam/truthParts";
import type { Language } from "@vigil/model/phrases/languages";
import type { House } from "../../house.ts";
import type { ReceivedUpload } from "../../http/receivedUpload.ts";
import { truthWords } from "../../http/truthWords.ts";
import { readUpload } from "../../uploads/readUpload.ts";

export interface SentQuestion<Question, Brought> extends TakenQuestion<Question> {
  brought: Brought | undefined;
}

interface Into<Question, Brought> {
  taking: (truth: TruthWords) => Taking<Question>;
  /** For the words of true and false. */
  language: Language;
  mayBringPictures: boolean;
  /** The picture as it is kept; undefined where it cannot be. */
  bring: (picture: FilePicture) => Promise<Brought | undefined>;
  /** What the media have under a name. */
  library: (name: string) => Promise<FilePicture | null>;
}

/** The questions of a file that was sent, and whatever of it cannot be had where they go. */
export async function sentQuestions<Question, Brought>(
  { settings }: Pick<House, "settings">,
  { taking, language, mayBringPictures, bring, library }: Into<Question, Brought>,
  { path }: ReceivedUpload,
): Promise<{ sent: SentQuestion<Question, Brought>[]; notes: QuestionNote[] }> {
  const { taken, notes } = takenFromFile(await readUpload(settings, "questionFile", path), taking(truthWords(language)));
  const sent: SentQuestion<Question, Brought>[] = [];
  for (const each of taken) {
    const named = each.picture === null ? each.named : undefined;
    const picture = named === undefined ? each.picture : await library(named);
    // what the media have already, nobody adds
    const may = mayBringPictures || named !== undefined;
    const brought = picture === null || !may ? undefined : await bring(picture);
    if ((picture !== null || named !== undefined) && brought === undefined) {
      const { line, file, text, kind } = each.seen;
      // what is marked has to be shown
      const left = kind === "hotspot";
      notes.push({
        question: text.slice(0, 80),
        line,
        file,
        code: picture === null ? "pictureOutside" : may ? "pictureRefused" : left ? "markedNoRight" : "pictureNoRight",
        word: picture?.name ?? named ?? "",
        left,
      });
      if (left) continue;
    }
    sent.push({ ...each, brought, seen: { ...each.seen, picture: brought !== undefined } });
  }
  return { sent, notes };
}
