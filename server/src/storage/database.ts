import type { listEntities } from "@vigil/model/lists";
import type { AuthoringTables } from "./authoringTables.ts";
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
import type { BulkActTables } from "./bulkActTables.ts";
import type { UserImportTables } from "./userImportTables.ts";
import type { BankTables } from "./bankTables.ts";
import type { WorkTables } from "./workTables.ts";
import type { TablesOf } from "./tableOf.ts";

/** What no declaration says, or not all of it. */
type TablesByHand = OrganizationTables &
  IdentityTables &
  InstallationTables &
  CatalogueTables &
  AuthoringTables &
  ComplianceTables &
  TrainingTables &
  TrainingEventTables &
  ExamTables &
  IntegrityTables &
  ReportingTables &
  UserImportTables &
  BankTables &
  WorkTables &
  BulkActTables;

/** Every table as Kysely sees it, in camelCase; `database.db.test.ts` compares names and nullability with PostgreSQL. */
export interface Database extends TablesByHand, TablesOf<typeof listEntities, keyof TablesByHand> {}
