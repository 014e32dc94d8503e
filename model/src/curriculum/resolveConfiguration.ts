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

/** Key by key, the nearest configuration that sets a key decides it; a key nobody sets stays away. */
export function resolveConfiguration(applied: readonly AppliedConfiguration[]): ConfigurationSettings {
  const nearestLast = applied.toSorted((one, other) => nearness(other) - nearness(one));
  return Object.assign({}, ...nearestLast.map(({ settings }) => settings)) as ConfigurationSettings;
}
