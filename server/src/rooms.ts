import { auditRoom } from "./audit/auditRoom.ts";
import { complianceRoom } from "./compliance/complianceRoom.ts";
import { curriculumRoom } from "./curriculum/curriculumRoom.ts";
import { examRoom } from "./exam/examRoom.ts";
import { identityRoom } from "./identity/identityRoom.ts";
import { imageLibraryRoom } from "./imageLibrary/imageLibraryRoom.ts";
import { integrityRoom } from "./integrity/integrityRoom.ts";
import { mailRoom } from "./mail/mailRoom.ts";
import { operationsRoom } from "./operations/operationsRoom.ts";
import { organizationRoom } from "./organization/organizationRoom.ts";
import { quizRoom } from "./quiz/quizRoom.ts";
import { reportingRoom } from "./reporting/reportingRoom.ts";
import type { Room } from "./room.ts";
import { simulatorRoom } from "./simulator/simulatorRoom.ts";
import { trainingRoom } from "./training/trainingRoom.ts";

/** All that the product does, one line a room. */
export const rooms: readonly Room[] = [
  identityRoom,
  organizationRoom,
  curriculumRoom,
  quizRoom,
  imageLibraryRoom,
  trainingRoom,
  examRoom,
  simulatorRoom,
  auditRoom,
  complianceRoom,
  integrityRoom,
  reportingRoom,
  operationsRoom,
  mailRoom,
];
