import { configurationRoutes } from "../curriculum/configurationRoutes.ts";
import { courseRoutes } from "../curriculum/courseRoutes.ts";
import { programGroupRoutes } from "../curriculum/programGroupRoutes.ts";
import { resourceRoutes } from "../curriculum/resourceRoutes.ts";
import { programRoutes } from "../curriculum/programRoutes.ts";
import { quizRoutes } from "../curriculum/quizRoutes.ts";
import type { Room } from "../house.ts";
import { imageLists } from "../imageLibrary/imageLists.ts";
import { accessLevelRoutes } from "../organization/accessLevelRoutes.ts";
import { companyRoutes } from "../organization/companyRoutes.ts";
import { domainCodeRoutes } from "../organization/domainCodeRoutes.ts";
import { domainRoutes } from "../organization/domainRoutes.ts";
import { groupRoutes } from "../organization/groupRoutes.ts";
import { organizationRoutes } from "../organization/organizationRoutes.ts";
import { userRoutes } from "../organization/userRoutes.ts";
import { userSessionRoutes } from "../organization/userSessionRoutes.ts";
import { statusRoutes } from "../training/resets/statusRoutes.ts";
import { reportingLists } from "../reporting/reportingLists.ts";

/** Every list, one line each. */
export const lists: Room = (app, house) => {
  accessLevelRoutes(app, house);
  companyRoutes(app, house);
  configurationRoutes(app, house);
  courseRoutes(app, house);
  domainCodeRoutes(app, house);
  domainRoutes(app, house);
  groupRoutes(app, house);
  imageLists(app, house);
  organizationRoutes(app, house);
  programGroupRoutes(app, house);
  programRoutes(app, house);
  resourceRoutes(app, house);
  quizRoutes(app, house);
  reportingLists(app, house);
  statusRoutes(app, house);
  userRoutes(app, house);
  userSessionRoutes(app, house);
};
