import type { bankQuestion } from "@vigil/model/bank/bankQuestion";
import type { questionCategory } from "@vigil/model/bank/questionCategory";
import type { questionTag } from "@vigil/model/bank/questionTag";
import type { Generated } from "kysely";
import type { Instant } from "./columns.ts";
import type { RowOf } from "./tableOf.ts";

/** The questions of a domain's quizzes and courses, and what they are kept under. */
export interface BankTables {
  bankQuestions: RowOf<typeof bankQuestion, "changedAt" | "shown" | "version"> & {
    /** what it is called in its quiz or course */
    number: number;
    quizRootId: number | null;
    originId: number | null;
    saidHash: string;
    wordsHash: string;
  };
  questionTags: RowOf<typeof questionTag>;
  questionCategories: RowOf<typeof questionCategory>;
  questionBanks: { domainId: number; readFrom: Generated<string>; countedUntil: Instant | null };
}
