import { sessionSettingsOf, simulatorUnitSchema, storedSimConfig } from "@vigil/model/simulator/settings";
import { isSessionType } from "@vigil/model/simulator/startCall";
import type { SessionReadiness } from "@vigil/model/simulator/wire";
import type { Caller } from "../../identity/access/caller.ts";
import { Problem } from "../../problem.ts";
import type { Tx } from "../../storage/asDomain.ts";
import { takenCourse } from "../../training/readTraining.ts";
import { choosePaper } from "./choosePaper.ts";
import { readiness } from "./readiness.ts";
import type { UnitCall } from "./unitOfCall.ts";

/** Whether a session of a unit could begin now, as far as its images go: its intro says so before anybody presses *Begin*. Begins nothing. */
export async function unitReady(tx: Tx, caller: Caller, call: UnitCall, random: () => number): Promise<SessionReadiness> {
  const { unitId, type } = call;
  if (!isSessionType(type)) throw new Problem(422, "SimulatorTypeInvalid", { field: "type" });
  const { course, state } = await takenCourse(tx, caller, call);
  const unit = state.content.units.find(({ id }) => id === unitId);
  if (unit?.type !== type) throw new Problem(422, "SimulatorTypeInvalid", { field: "type" });
  const { imageLibraryId: libraryId } = course;
  if (libraryId === null) return { code: "SimulatorLibraryMissing", images: null };
  const config = storedSimConfig.parse(course.simulatorConfig);
  const settings = sessionSettingsOf(type, state.configuration, config, simulatorUnitSchema.parse(unit));
  return readiness(() => choosePaper(tx, { ...caller, libraryId, settings }, random));
}
