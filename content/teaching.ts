/** What the demo teaches: programs, courses, and the library of its simulator. */
import { cabin, hold, exercises, bagSearch, certificate, arabic } from "./programTitles.ts";

export const demoPrograms = [
  {
    name: cabin,
    title: cabin,
    code: "CBS",
    priority: 1,
    recurrency: "1x",
    periodMonths: 36,
    /** Six hours at the simulator in each half year. */
    cycle: { trackCycles: true, cycleMonths: 6, cycleSeconds: 21_600, cycleStartMonth: 1 },
    courses: ["Reading X-ray images", "Prohibited articles", "Cabin baggage simulator"],
  },
  {
    name: hold,
    title: hold,
    code: "HBS",
    priority: 2,
    recurrency: "1x",
    periodMonths: 36,
    courses: ["Security procedures", "Hold baggage simulator"],
  },
  {
    name: arabic,
    title: arabic,
    code: "RXA",
    priority: 3,
    recurrency: "1x",
    periodMonths: 36,
    courses: [arabic],
  },
  {
    name: exercises,
    title: exercises,
    code: "CPX",
    priority: 4,
    recurrency: "1x",
    periodMonths: 36,
    courses: [exercises],
  },
  {
    name: bagSearch,
    title: bagSearch,
    code: "SBP",
    priority: 5,
    recurrency: "1x",
    periodMonths: 36,
    useIltTrainer: true,
    courses: [bagSearch],
  },
  {
    name: certificate,
    title: certificate,
    code: "SCP",
    priority: 6,
    recurrency: "1x",
    periodMonths: 36,
    courses: [certificate],
  },
] as const;

export const demoCourses = [
  { name: "Reading X-ray images", title: "Reading X-ray images", code: "RXI_V1", type: "content", content: "imageInterpretation" },
  { name: "Prohibited articles", title: "Prohibited articles", code: "PRA_V1", type: "content", content: "prohibitedArticles" },
  { name: "Security procedures", title: "Security procedures", code: "SEC_V1", type: "content", content: "securityProcedures" },
  { name: "Cabin baggage simulator", title: "Cabin baggage simulator", code: "CBS_SIM_V1", type: "simulator", content: "simulatorCourse" },
  { name: "Hold baggage simulator", title: "Hold baggage simulator", code: "HBS_SIM_V1", type: "simulator", content: "simulatorCourse" },
  { name: arabic, title: arabic, code: "RXI_AR_V1", type: "content", content: "imageInterpretationArabic" },
  { name: exercises, title: exercises, code: "CPE_V1", type: "content", package: "checkpoint-exercises" },
  { name: bagSearch, title: bagSearch, code: "SBH_V1", type: "ilt", package: "bag-search-classroom" },
  { name: certificate, title: certificate, code: "SCC_V1", type: "content", package: "screener-certificate" },
] as const;

export const demoLibrary = {
  name: "Cabin baggage",
  description: "Bags made by physics for the demo: suitcases, backpacks and handbags, about a third with a threat.",
  industry: "cbs" as const,
  size: 60,
  threatShare: 1 / 3,
  /** Of sixty bags, half: an exam of twenty needs as many. */
  examShare: 50,
  seed: 20261120,
};
