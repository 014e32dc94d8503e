import { createHmac } from "node:crypto";
import { labForLearner, type Lab, type LearnerLab } from "@vigil/model/training/labs/lab";
import { labNames, namedLab, type LabNames } from "@vigil/model/training/labs/labNames";
import type { House } from "../../house.ts";
import type { Caller } from "../../identity/access/caller.ts";

type Keeper = Pick<House, "settings">;
type Learner = Pick<Caller, "domainId" | "userId">;

/** What the parts of a lab are called for one learner: the same at every reading and in every language, and nobody's guess. */
export const namesFor = ({ settings }: Keeper, { domainId, userId }: Learner, courseId: number, lab: Lab): LabNames =>
  labNames(lab, (part, id) =>
    createHmac("sha256", settings.secretKey).update(`lab ${domainId} ${userId} ${courseId} ${lab.id} ${part} ${id}`).digest("hex"),
  );

export const labFor = (house: Keeper, learner: Learner, courseId: number, lab: Lab): LearnerLab =>
  namedLab(labForLearner(lab), namesFor(house, learner, courseId, lab));
