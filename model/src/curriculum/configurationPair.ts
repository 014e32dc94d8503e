/** A course of one company that a configuration is given to. */
export interface ConfigurationPair {
  companyId: number;
  company: string;
  courseId: number;
  course: string;
}
