/** What the demo teaches: programs, courses, and the libraries of its simulator. */
import type { RecipeOrder, threatCategories } from "@vigil/model/imageLibrary/recipe";
import { cabin, hold, tomograph, exercises, bagSearch, certificate, arabic } from "./programTitles.ts";

type ThreatCategory = (typeof threatCategories)[number];

const cabinBags = "Cabin baggage";
const holdBags = "Hold baggage";
const tomographBags = "Cabin baggage in CT";

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
  {
    name: tomograph,
    title: tomograph,
    code: "CTS",
    priority: 7,
    recurrency: "1x",
    periodMonths: 36,
    courses: ["CT simulator"],
  },
] as const;

export const demoCourses = [
  { name: "Reading X-ray images", title: "Reading X-ray images", code: "RXI_V1", type: "content", content: "imageInterpretation" },
  { name: "Prohibited articles", title: "Prohibited articles", code: "PRA_V1", type: "content", content: "prohibitedArticles" },
  { name: "Security procedures", title: "Security procedures", code: "SEC_V1", type: "content", content: "securityProcedures" },
  {
    name: "Cabin baggage simulator",
    title: "Cabin baggage simulator",
    code: "CBS_SIM_V1",
    type: "simulator",
    content: "simulatorCourse",
    library: cabinBags,
  },
  {
    name: "Hold baggage simulator",
    title: "Hold baggage simulator",
    code: "HBS_SIM_V1",
    type: "simulator",
    content: "simulatorCourse",
    library: holdBags,
  },
  {
    name: "CT simulator",
    title: "CT simulator",
    code: "CTS_SIM_V1",
    type: "simulator",
    content: "tomographCourse",
    library: tomographBags,
    simulator: { model: "ctix", layout: "ctix" },
  },
  { name: arabic, title: arabic, code: "RXI_AR_V1", type: "content", content: "imageInterpretationArabic" },
  { name: exercises, title: exercises, code: "CPE_V1", type: "content", package: "checkpoint-exercises" },
  { name: bagSearch, title: bagSearch, code: "SBH_V1", type: "ilt", package: "bag-search-classroom" },
  { name: certificate, title: certificate, code: "SCC_V1", type: "content", package: "screener-certificate" },
] as const;

/** What a library is made from: images of `share` of all that are ordered, the first of them before anything else is made. */
export interface DemoLibrary {
  name: string;
  description: string;
  industry: "cbs" | "hbs";
  /** By category as they come, or as an administrator would order them. */
  recipe: { threatShare: number; categories: readonly ThreatCategory[] } | Omit<RecipeOrder, "size">;
  /** Percent kept for exams: as many as an exam asks for, several times over. */
  examShare: number;
  seed: number;
  /** As many and no more, made at once before the rest of the others; else a share of all. */
  size?: number;
}

/** A course draws from bags that fit it: what is forbidden in the cabin may travel in the hold. */
export const demoLibraries: readonly DemoLibrary[] = [
  {
    name: cabinBags,
    description: "Bags made by physics for the demo: suitcases, backpacks and handbags, about a third with a threat.",
    industry: "cbs",
    recipe: {
      threatShare: 1 / 3,
      categories: ["guns", "knives", "explosiveDevices", "otherWeapons", "dangerousGoods", "liquids"],
    },
    examShare: 40,
    seed: 20261120,
  },
  {
    name: holdBags,
    description: "Large suitcases and holdalls in the scanner of the hold, about a third with a firearm, a device or dangerous goods.",
    industry: "hbs",
    recipe: {
      threatShare: 1 / 3,
      categories: { guns: 1, explosiveDevices: 2, dangerousGoods: 2 },
      containers: ["holdSuitcase", "hardSuitcase", "softSuitcase", "holdall"],
      scanner: "H180",
      views: 2,
    },
    examShare: 50,
    seed: 20261122,
  },
  {
    name: tomographBags,
    description: "Cabin bags in a tomograph: two views and a volume of each, half with a threat.",
    industry: "cbs",
    recipe: {
      threatShare: 1 / 2,
      categories: { guns: 1, knives: 2, explosiveDevices: 2, otherWeapons: 1 },
      scanner: "T160",
    },
    examShare: 0,
    seed: 20261123,
    size: 12,
  },
];
