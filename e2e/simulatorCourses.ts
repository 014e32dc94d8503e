import { administratorApi } from "./administratorApi.ts";
import type { Learner } from "./learner.ts";

export interface SimulatorCourse {
  name: string;
  /** What the course says about its simulator. */
  simConfig?: Record<string, unknown>;
  /** Its configuration; times in seconds. */
  settings?: Record<string, unknown>;
}

/** Makes simulator courses over the demo's library, one program with all of them, and assigns it, as an administrator does it. Answers the addresses. */
export async function simulatorCourses(
  baseURL: string,
  learners: readonly { learner: Learner; extraTimeFactor?: number }[],
  courses: readonly SimulatorCourse[],
) {
  const { call, close } = await administratorApi(baseURL);
  const [demo] = await call("GET", "courses?search=Cabin%20baggage%20simulator");
  const ids: number[] = [];
  const run = Date.now().toString(36); // a second run on the same server makes courses of its own
  for (const { name: wanted, simConfig = {}, settings } of courses) {
    const name = `${wanted} ${run}`;
    const copy = await call("POST", `courses/${demo.id}/copy`);
    await call("PUT", "courses", { id: copy.id, revision: copy.revision, name, title: name, simConfig });
    await call("POST", "courses/activate", { ids: [copy.id] });
    if (settings !== undefined) await call("POST", "configurations", { name, json: settings, courses: [copy.id] });
    ids.push(copy.id);
  }
  const title = `${courses.map(({ name }) => name).join(" · ")} ${run}`;
  const program = await call("POST", "programs", { name: title, title, courses: ids });
  for (const { learner, ...values } of learners) {
    const user = await call("GET", `users/${learner.id}`);
    await call("PUT", "users", { id: user.id, revision: user.revision, programs: [...user.programs, program.id], ...values });
  }
  await close();
  const practice = 1;
  const exam = 3;
  return ids.map((course) => ({
    course: `/demo/training/${program.id}/${course}`,
    practiceUnit: `/demo/training/${program.id}/${course}/${practice}`,
    practice: `/demo/simulator/session/${program.id}/${course}/${practice}/Practice`,
    exam: `/demo/simulator/session/${program.id}/${course}/${exam}/Exam`,
  }));
}
