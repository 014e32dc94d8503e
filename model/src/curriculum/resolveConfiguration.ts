import type { ConfigurationSettings } from "./configurationSettings.ts";

/** One configuration as it applies to a company and a course. */
export interface AppliedConfiguration {
  /** Assigned to this company, to this course, to both; neither = a root. */
  readonly company: boolean;
  readonly course: boolean;
  /** Owned by all domains together. */
  readonly shared: boolean;
  readonly settings: ConfigurationSettings;
}

/** The company and course, the course, the company, the domain's own root, the shared root: nearest first. */
const nearness = ({ company, course, shared }: AppliedConfiguration): number => (course ? 0 : 4) + (company ? 0 : 2) + (shared ? 1 : 0);

const nearestFirst = <Applied extends AppliedConfiguration>(applied: readonly Applied[]): Applied[] =>
  applied.toSorted((one, other) => nearness(one) - nearness(other));

/** Key by key, the nearest configuration that sets a key decides it; a key nobody sets stays away. */
export function resolveConfiguration(applied: readonly AppliedConfiguration[]): ConfigurationSettings {
  return Object.assign(
    {},
    ...nearestFirst(applied)
      .map(({ settings }) => settings)
      .toReversed(),
  ) as ConfigurationSettings;
}

/** Which configuration decides this key: the nearest that sets it; undefined = none does. */
export const decidingConfiguration = <Applied extends AppliedConfiguration>(
  applied: readonly Applied[],
  key: keyof ConfigurationSettings,
): Applied | undefined => nearestFirst(applied).find(({ settings }) => settings[key] !== undefined);
