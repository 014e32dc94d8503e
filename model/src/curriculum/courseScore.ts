/** GET and PUT courses/{id}/finalpassingscore */
export interface CourseScore {
  /** Percent that passes the final exam, wherever no company has its own. */
  score: number;
  /** What says so; null: the product's default. */
  configuration: { id: number; name: string } | null;
  /** The course has a configuration of its own, which is changed where the score is set; it may say nothing of the score yet. */
  own: boolean;
}
