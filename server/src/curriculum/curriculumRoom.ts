import type { Room } from "../room.ts";
import { assignmentRoutes } from "./assignment/assignmentRoutes.ts";
import { assignmentRuleRoutes } from "./assignment/assignmentRuleRoutes.ts";
import { ruleQueue } from "./assignment/ruleQueue.ts";
import { startRules } from "./assignment/startRules.ts";
import { configurationPairRoutes } from "./configuration/configurationPairRoutes.ts";
import { configurationRoutes } from "./configuration/configurationRoutes.ts";
import { explainRoutes } from "./configuration/explainRoutes.ts";
import { courseRoutes } from "./course/courseRoutes.ts";
import { courseFileRoutes } from "./course/versions/courseFileRoutes.ts";
import { courseVersionRoutes } from "./course/versions/courseVersionRoutes.ts";
import { packageRoutes } from "./course/versions/packageRoutes.ts";
import { domainLogoRoutes } from "./media/domainLogoRoutes.ts";
import { mediaRoutes } from "./media/mediaRoutes.ts";
import { notificationRoutes } from "./notification/notificationRoutes.ts";
import { programGroupRoutes } from "./program/programGroupRoutes.ts";
import { domainProgramRoutes } from "./program/domainProgramRoutes.ts";
import { programRoutes } from "./program/programRoutes.ts";
import { resourceRoutes } from "./resource/resourceRoutes.ts";
import { tableDataRoutes } from "./tableData/tableDataRoutes.ts";

/** What is taught, to whom, and by which settings. */
export const curriculumRoom: Room = {
  routes: [
    programRoutes,
    domainProgramRoutes,
    assignmentRoutes,
    assignmentRuleRoutes,
    programGroupRoutes,
    courseRoutes,
    courseVersionRoutes,
    courseFileRoutes,
    packageRoutes,
    configurationRoutes,
    configurationPairRoutes,
    explainRoutes,
    mediaRoutes,
    domainLogoRoutes,
    resourceRoutes,
    notificationRoutes,
    tableDataRoutes,
  ],
  jobs: [startRules],
  queues: [ruleQueue],
  conflicts: {
    assignment_rules_domain_id_name_key_key: { code: "AssignmentRuleConflict", field: "name" },
    configurations_owner_domain_id_name_key_key: { code: "ConfigurationConflict", field: "name" },
    configurations_root: { code: "ConfigurationRootConflict", field: "root" },
    courses_owner_domain_id_code_key: { code: "CourseCodeConflict", field: "code" },
    courses_owner_domain_id_name_key_key: { code: "CourseConflict", field: "name" },
    media_hash: { code: "MediaHashConflict", field: "file" },
    media_name: { code: "MediaNameConflict", field: "name" },
    program_groups_domain_id_name_key_key: { code: "ProgramGroupConflict", field: "name" },
    programs_owner_domain_id_name_key_key: { code: "ProgramConflict", field: "name" },
    resources_hash: { code: "ResourceHashConflict", field: "file" },
    resources_owner_domain_id_name_key_key: { code: "ResourceConflict", field: "name" },
    table_data_key: { code: "TableDataConflict", field: "key" },
  },
};
