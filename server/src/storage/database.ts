import type { CatalogueTables } from "./catalogueTables.ts";
import type { ComplianceTables } from "./complianceTables.ts";
import type { ExamTables } from "./examTables.ts";
import type { IdentityTables } from "./identityTables.ts";
import type { IntegrityTables } from "./integrityTables.ts";
import type { InstallationTables } from "./installationTables.ts";
import type { OrganizationTables } from "./organizationTables.ts";
import type { ReportingTables } from "./reportingTables.ts";
import type { TrainingEventTables } from "./trainingEventTables.ts";
import type { TrainingTables } from "./trainingTables.ts";

/** Every table as Kysely sees it, in camelCase; `database.db.test.ts` compares names and nullability with PostgreSQL. */
export interface Database
  extends
    OrganizationTables,
    IdentityTables,
    InstallationTables,
    CatalogueTables,
    ComplianceTables,
    TrainingTables,
    TrainingEventTables,
    ExamTables,
    IntegrityTables,
    ReportingTables {}
