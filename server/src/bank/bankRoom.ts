import type { Room } from "../room.ts";
import { bankRoutes } from "./bankRoutes.ts";
import { bankQueue } from "./bankQueue.ts";
import { labelRoutes } from "./labelRoutes.ts";
import { startCounting } from "./startCounting.ts";

/** All questions of a domain: where they stand, what they are kept under, how they did, and copying them. */
export const bankRoom: Room = {
  routes: [bankRoutes, labelRoutes],
  jobs: [startCounting],
  queues: [bankQueue],
  conflicts: {
    question_tags_domain_id_name_key_key: { code: "QuestionLabelConflict", field: "name" },
    question_categories_domain_id_name_key_key: { code: "QuestionLabelConflict", field: "name" },
  },
};
