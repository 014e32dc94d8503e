import type { Room } from "../room.ts";
import { accessLevelRoutes } from "./accessLevelRoutes.ts";
import { addonRoutes } from "./addonRoutes.ts";
import { domainCompanyRoutes } from "./companyMove/domainCompanyRoutes.ts";
import { companyRoutes } from "./companyRoutes.ts";
import { companyTemplateRoutes } from "./companyTemplateRoutes.ts";
import { customerRoutes } from "./customer/customerRoutes.ts";
import { domainCodeRoutes } from "./domainCodeRoutes.ts";
import { domainRoutes } from "./domainRoutes.ts";
import { firstPasswordRoutes } from "./firstPasswordRoutes.ts";
import { groupRoutes } from "./groupRoutes.ts";
import type { MergeWork } from "./merge/mergeWork.ts";
import { messageRoutes } from "./messageRoutes.ts";
import { organizationRoutes } from "./organizationRoutes.ts";
import { startErasing } from "./retention/startErasing.ts";
import { setupRoutes } from "./setup/setupRoutes.ts";
import { forgetImports } from "./userImport/forgetImports.ts";
import { importQueue } from "./userImport/importQueue.ts";
import { startImports } from "./userImport/startImports.ts";
import { userRoutes } from "./userRoutes.ts";
import { userSessionRoutes } from "./userSessionRoutes.ts";
import { viewRoutes } from "./viewRoutes.ts";

/** Who belongs to whom, and what they may do. */
export const organizationRoom = (mergeWork: MergeWork): Room => ({
  routes: [
    organizationRoutes,
    domainRoutes,
    domainCompanyRoutes,
    domainCodeRoutes,
    addonRoutes,
    companyRoutes,
    companyTemplateRoutes,
    groupRoutes,
    accessLevelRoutes,
    userRoutes(mergeWork),
    userSessionRoutes,
    viewRoutes,
    messageRoutes,
    firstPasswordRoutes,
    setupRoutes,
    customerRoutes,
  ],
  jobs: [startImports, startErasing],
  queues: [importQueue],
  forget: forgetImports,
  conflicts: {
    access_levels_owner_domain_id_name_key_key: { code: "AccessLevelConflict", field: "name" },
    addons_domain_id_type_key: { code: "AddonConflict", field: "type" },
    companies_domain_id_name_key_key: { code: "CompanyConflict", field: "name" },
    companies_deleted: { code: "Conflict" },
    company_templates_name: { code: "CompanyTemplateConflict", field: "name" },
    domain_codes_name_key: { code: "DomainCodeConflict", field: "name" },
    domains_name_key: { code: "DomainNameConflict", field: "name" },
    groups_domain_id_name_key_key: { code: "GroupConflict", field: "name" },
    organizations_name_key_key: { code: "OrganizationConflict", field: "name" },
    users_domain_id_pin_key: { code: "UserPinConflict", field: "pin" },
    users_domain_id_username_key_key: { code: "UserConflict", field: "username" },
  },
});
