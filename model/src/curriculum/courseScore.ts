/** GET and PUT courses/{id}/finalpassingscore */
export interface CourseScore {
  /** Percent that passes the final exam, wherever no company has its own. */
  score: number;
  /** What says so; null: the product's default. */
  configuration: { id: number; name: string } | null;
  /** It is this course's alone. */
  own: boolean;
}
