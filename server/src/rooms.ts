import { auditRoom } from "./audit/auditRoom.ts";
import { authoringRoom } from "./authoring/authoringRoom.ts";
import { bankLabels } from "./bank/bankLabels.ts";
import { bankRoom } from "./bank/bankRoom.ts";
import { mergeDrills } from "./compliance/drill/mergeDrills.ts";
import { complianceRoom } from "./compliance/complianceRoom.ts";
import { curriculumRoom } from "./curriculum/curriculumRoom.ts";
import { bulkRoom } from "./entity/bulk/bulkRoom.ts";
import { examRoom } from "./exam/examRoom.ts";
import { takeQuestions } from "./exam/takeQuestions.ts";
import { identityRoom } from "./identity/identityRoom.ts";
import { imageLibraryRoom } from "./imageLibrary/imageLibraryRoom.ts";
import { integrityRoom } from "./integrity/integrityRoom.ts";
import { mailRoom } from "./mail/mailRoom.ts";
import { measurementRoom } from "./measurement/measurementRoom.ts";
import { operationsRoom } from "./operations/operationsRoom.ts";
import { mergeEach } from "./organization/merge/mergeWork.ts";
import { organizationRoom } from "./organization/organizationRoom.ts";
import { mergeQuizzes } from "./quiz/mergeQuizzes.ts";
import { quizRoom } from "./quiz/quizRoom.ts";
import { reportingRoom } from "./reporting/reportingRoom.ts";
import type { Room } from "./room.ts";
import { objectLibraryRoutes } from "./simulator/objectLibraryRoutes.ts";
import { mergeAbilities } from "./simulator/seal/mergeAbilities.ts";
import { simulatorRoom } from "./simulator/simulatorRoom.ts";
import { takeBags } from "./simulator/takeBags.ts";
import { trainingRoom } from "./training/trainingRoom.ts";
import { viewsRoom } from "./views/viewsRoom.ts";

/** A quiz is questions of an exam, or bags of the X-ray screen. */
const taking = { questions: takeQuestions, bags: takeBags };

/** All that the product does, one line a room; what a room needs of one that builds on it is handed to it here. */
export const rooms: readonly Room[] = [
  identityRoom,
  organizationRoom(mergeEach(mergeQuizzes(taking), mergeAbilities, mergeDrills)),
  curriculumRoom,
  authoringRoom(bankLabels),
  quizRoom(taking, bankLabels),
  bankRoom,
  imageLibraryRoom(objectLibraryRoutes),
  trainingRoom,
  examRoom,
  simulatorRoom,
  auditRoom,
  complianceRoom,
  integrityRoom,
  reportingRoom,
  measurementRoom,
  operationsRoom,
  bulkRoom,
  mailRoom,
  viewsRoom,
];
