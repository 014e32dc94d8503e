import type { BenchLearner } from "./learners.ts";
import { calls, readSections, share, type Place } from "./place.ts";

const ROUNDS = 60;
const WARM = 10;
const HALF = 50;

/** What the page asks for when a learner comes to the class, and to one of its courses, half of it read. */
export async function opening(place: Place, learner: BenchLearner): Promise<void> {
  const program = `training/programs/${place.programId}`;
  const status = `training/status/programs/${place.programId}`;
  const [courseId] = place.courseIds;
  const steps = {
    openProgram: async () => [await calls(place, learner, "POST", status), await calls(place, learner, "GET", program)],
    openCourse: async () => [
      await calls(place, learner, "POST", status),
      await calls(place, learner, "POST", `${status}/courses/${courseId}`),
      await calls(place, learner, "GET", `${program}/courses/${courseId}/units/1/sections/1?locale=en`),
      await calls(place, learner, "GET", `${program}/courses/${courseId}?locale=en&texts=later`),
    ],
  };
  await steps.openCourse();
  await readSections(place, learner, HALF);
  for (const [name, step] of Object.entries(steps)) {
    const times: number[] = [];
    let bytes = 0;
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await step();
      if (round >= WARM) times.push(answers.reduce((sum, { ms }) => sum + ms, 0));
      bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
    }
    const { user, system } = process.cpuUsage(before);
    console.log(`training.${name} ${share(times, 0.5).toFixed(1)} ms`);
    console.log(`training.${name}P95 ${share(times, 0.95).toFixed(1)} ms`);
    console.log(`training.${name}Processor ${((user + system) / 1000 / ROUNDS).toFixed(1)} ms`); // of Node, the client's part in it
    console.log(`training.${name}Bytes ${(bytes / 1000).toFixed(1)} kB`); // before compression
  }
}
