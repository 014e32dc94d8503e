import { consoleTypes, isTomograph, layoutNames } from "@vigil/model/simulator/consoleNames";
import { markTypes, reviewModes, runModes, imageSelections, isAdaptive, simConfigSchema } from "@vigil/model/simulator/settings";

/** What holds where a course sets nothing. */
export const usualSimulator = simConfigSchema.parse({});

/** Of a course's own simulator data what has an effect; the rest of them is kept as it is. */
export const simulatorChoices = {
  console: [
    { name: "model", options: consoleTypes },
    { name: "layout", options: layoutNames },
    { name: "viewLayout", options: ["default", "horizontal"] },
    { name: "orientation", options: ["landscape", "portrait"] },
  ],
  session: [
    { name: "selectionAlgorithm", options: imageSelections },
    { name: "runMode", options: runModes },
    { name: "reviewMode", options: reviewModes },
    { name: "viewRequired" },
    { name: "markType", options: markTypes },
    { name: "multipleMarks" },
  ],
  shown: [
    { name: "showManifestPractice" },
    { name: "showManifestExam" },
    { name: "showInspectedPractice" },
    { name: "showInspectedExam" },
    { name: "showInnocentArrays" },
  ],
} as const satisfies Readonly<Record<string, readonly { name: keyof typeof usualSimulator; options?: readonly string[] }[]>>;

/** What belongs to a plugin that is off is not offered; what is set already stays. */
export const offeredOptions = <Option extends string>(
  addons: readonly string[],
  { name, options }: { name: string; options: readonly Option[] },
  now: unknown,
): readonly Option[] =>
  options.filter(
    (option) =>
      option === now ||
      ((addons.includes("consoles3d") || name !== "model" || !isTomograph(option)) &&
        (addons.includes("adaptivePractice") || name !== "selectionAlgorithm" || !isAdaptive(option))),
  );

export type SimulatorGroup = keyof typeof simulatorChoices;

/** A course's data with one key set; undefined leaves it to what is usual. */
export function withSetting(config: Readonly<Record<string, unknown>>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _before, ...others } = config;
  return value === undefined ? others : { ...others, [name]: value };
}

/** What the course calls one category of its library; an empty name is the library's own. */
export function withCategory(config: Readonly<Record<string, unknown>>, category: string, called: string): Record<string, unknown> {
  const before = categoriesOf(config);
  const { [category]: _before, ...others } = before;
  const next = called.trim() === "" ? others : { ...others, [category]: called };
  return withSetting(config, "threatCategoryOverrides", Object.keys(next).length === 0 ? undefined : next);
}

export const categoriesOf = ({ threatCategoryOverrides }: Readonly<Record<string, unknown>>): Record<string, string> =>
  simConfigSchema.shape.threatCategoryOverrides.safeParse(threatCategoryOverrides).data ?? {};
