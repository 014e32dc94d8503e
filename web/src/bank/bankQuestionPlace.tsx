import type { bankQuestion } from "@vigil/model/bank/bankQuestion";
import type { Place } from "../entity/place.ts";

export const bankQuestionPlace: Place<typeof bankQuestion> = {
  groups: {
    general: ["text", "kind", "place", "quizId", "courseId", "objective", "categoryId", "tags"],
    state: ["state", "version", "changedAt", "shown", "earned", "discrimination", "seconds", "doubtful", "checkedAt"],
  },
  // on its page its tags are links
  onlyInRows: ["tagNames"],
  aside: async () => {
    const { WholeQuestionCard } = await import("./WholeQuestionCard.tsx");
    return (record) => <WholeQuestionCard key={record.id} record={record} />;
  },
  bulkActions: async () => (await import("./BankBulkActions.tsx")).BankBulkActions,
  rowActions: async () => (await import("./BankRowActions.tsx")).BankRowActions,
  refreshes: [["questiontags"], ["questioncategories"]],
};
