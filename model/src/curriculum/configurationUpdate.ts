import type { ConfigurationSettings } from "./configurationSettings.ts";

/** Typed to give a configuration to courses, and to courses that all domains share. */
export const updateCode = "updateme";
export const updateRootCode = "updatemeroot";

export const updateCodeFor = (courses: readonly { shared: boolean }[]): string =>
  courses.some(({ shared }) => shared) ? updateRootCode : updateCode;

export interface NamedRecord {
  id: number;
  name: string;
}

/** POST courses/configure/preview: what an act on many courses would change, shown of the first. */
export interface ConfigurationPreview {
  count: number;
  /** What has to be typed. */
  code: string;
  updates: ConfigurationUpdate[];
}

/** What giving a course another configuration changes for it, wherever its company says nothing else. */
export interface ConfigurationUpdate extends NamedRecord {
  shared: boolean;
  from: NamedRecord | null;
  to: NamedRecord | null;
  changes: { key: keyof ConfigurationSettings; before: unknown; after: unknown }[];
}
