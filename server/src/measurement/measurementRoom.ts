import type { Room } from "../room.ts";
import { difficultyRoutes } from "./difficulty/difficultyRoutes.ts";
import { fitQueue, startFits } from "./difficulty/startFits.ts";
import { companyMeasureRoutes } from "./group/companyMeasureRoutes.ts";
import { groupMeasureRoutes } from "./group/groupMeasureRoutes.ts";
import { reliabilityRoutes } from "./group/reliabilityRoutes.ts";
import { imageMeasureRoutes } from "./images/imageMeasureRoutes.ts";
import { learnerMeasureRoutes } from "./learner/learnerMeasureRoutes.ts";
import { startRemedial } from "./remedial/startRemedial.ts";
import { remedialRoutes } from "./remedial/remedialRoutes.ts";
import { forgetWorkImports } from "./work/forgetWorkImports.ts";
import { startWorkImports } from "./work/workImportJob.ts";
import { workImportQueue } from "./work/workImportQueue.ts";
import { workMeasureRoutes } from "./work/workMeasureRoutes.ts";
import { workResultRoutes } from "./work/workResultRoutes.ts";

/** What people can do at the X-ray screen and how sure that is, of one and of many, and how images fare and how hard they are. */
export const measurementRoom: Room = {
  routes: [
    learnerMeasureRoutes,
    groupMeasureRoutes,
    companyMeasureRoutes,
    reliabilityRoutes,
    imageMeasureRoutes,
    difficultyRoutes,
    workResultRoutes,
    workMeasureRoutes,
    remedialRoutes,
  ],
  conflicts: { remedial_rules_domain_id_name_key_key: { code: "RemedialRuleConflict", field: "name" } },
  jobs: [startFits, startWorkImports, startRemedial],
  queues: [fitQueue, workImportQueue],
  forget: forgetWorkImports,
};
