import type { readQuizFile } from "@vigil/model/quiz/quizFile";
import type { ImportFault } from "@vigil/model/curriculum/importLog";
import { textKey } from "@vigil/model/identity/textKey";
import type { View } from "../entity/view.ts";
import { changeRecords, insertRecord } from "../entity/writeRecords.ts";
import { importFailed } from "../http/importFailed.ts";
import type { Tx } from "../storage/asDomain.ts";
import type { Imported } from "../curriculum/tableData/importTableData.ts";
import { setQuizQuestions } from "./setQuizQuestions.ts";
import { versionedQuiz } from "./versionedQuiz.ts";

/** Multiple-choice quizzes of a file: one of a name that is there gets these questions and limits, others are added, switched off. */
export async function importQuizzes(tx: Tx, view: View, { quizzes, faults }: ReturnType<typeof readQuizFile>): Promise<Imported> {
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
  if (faults.length + others.length > 0) throw importFailed("QuizImportFailed", [...faults, ...others]);

  const imported: Imported = { added: 0, changed: 0, same: 0 };
  for (const { name, line: _line, questions, ...limits } of quizzes) {
    const before = kept.find(({ nameKey }) => nameKey === textKey(name));
    if (before === undefined) {
      const { id } = await insertRecord(tx, view, { name, type: "content", ...limits }, { active: false, numberOfImages: 1 }, "import");
      await setQuizQuestions(tx, view, id, questions);
      imported.added += 1;
    } else {
      const { id } = await versionedQuiz(tx, domainId, { id: before.id, ...limits });
      await changeRecords(tx, view, [{ id, ...limits }]);
      await setQuizQuestions(tx, view, id, questions);
      imported.changed += 1;
    }
  }
  return imported;
}
