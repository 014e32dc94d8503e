import type { readQuizFile } from "@vigil/model/quiz/quizFile";
import type { QuizQuestion } from "@vigil/model/quiz/quizQuestion";
import type { ImportFault } from "@vigil/model/curriculum/importLog";
import type { QuestionLabels } from "../curriculum/questionFile/questionLabels.ts";
import { textKey } from "@vigil/model/identity/textKey";
import type { View } from "../entity/view.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import { importFailed } from "../http/importFailed.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Imported } from "../curriculum/tableData/importTableData.ts";
import { questionsOf } from "./questionsOf.ts";
import { picturesNamed } from "../curriculum/questionFile/picturesNamed.ts";
import { setQuizQuestions } from "./setQuizQuestions.ts";
import { versionedQuiz } from "./versionedQuiz.ts";

/** Multiple-choice quizzes of a file: one of a name that is there gets these questions and limits, others are added, switched off. */
export async function importQuizzes(
  tx: Tx,
  view: View,
  labels: QuestionLabels,
  { quizzes, faults }: ReturnType<typeof readQuizFile>,
): Promise<Imported> {
  const { domainId } = view.caller;
  const kept = await tx
    .selectFrom("quizzes")
    .select(["id", "nameKey", "type"])
    .where("domainId", "=", domainId)
    .where("newest", "=", true)
    .where("nameKey", "in", quizzes.map(({ name }) => textKey(name)).concat(""))
    .execute();
  const others = quizzes
    .filter(({ name }) => kept.some(({ nameKey, type }) => nameKey === textKey(name) && type !== "content"))
    .map(({ line, name }): ImportFault => ({ line, fault: "notContent", word: name }));
  const asked = quizzes.flatMap(({ questions }) => questions);
  const names = asked.flatMap(({ picture }) => (picture === "" ? [] : picture));
  const named = { picture: await picturesNamed(tx, domainId, names, "picture"), scan: await picturesNamed(tx, domainId, names, "scan") };
  // what is searched is a scan
  const mediaOf = ({ asks, picture }: (typeof asked)[number]) => named[asks?.kind === "findThreat" ? "scan" : "picture"].get(picture);
  const missing = asked
    .filter((question) => question.picture !== "" && mediaOf(question) === undefined)
    .map(({ line, picture }): ImportFault => ({ line, fault: "picture", word: picture }));
  if (faults.length + others.length + missing.length > 0) throw importFailed("QuizImportFailed", [...faults, ...others, ...missing]);

  const imported: Imported = { added: 0, changed: 0, same: 0 };
  for (const { name, line: _line, questions: read, ...limits } of quizzes) {
    const questions = read.map((row): QuizQuestion => {
      const { line: _at, picture: _picture, category: _category, tags: _tags, ...question } = row;
      const mediaId = mediaOf(row);
      return { ...question, ...(mediaId === undefined ? {} : { mediaId }) };
    });
    const keep = async (quizId: number) => {
      const { questions: now } = await questionsOf(tx, domainId, quizId);
      const told = read.map(({ category, tags }, index) => ({ number: now[index]?.number ?? -1, category, tags }));
      await labels.keep(tx, view.caller, { quizId }, told);
    };
    const before = kept.find(({ nameKey }) => nameKey === textKey(name));
    if (before === undefined) {
      const { id } = await insertRecord(tx, view, { name, type: "content", ...limits }, { active: false, numberOfImages: 1 }, "import");
      await keep(await setQuizQuestions(tx, view, id, questions));
      imported.added += 1;
    } else {
      const { id } = await versionedQuiz(tx, domainId, { id: before.id, ...limits });
      await changeRecords(tx, view, [{ id, ...limits }]);
      await keep(await setQuizQuestions(tx, view, id, questions));
      imported.changed += 1;
    }
  }
  return imported;
}
