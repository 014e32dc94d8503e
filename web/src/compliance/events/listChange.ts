/** What an attendance list is told in one call. */
export interface ListChange {
  add?: number[];
  remove?: number[];
  present?: number[];
  absent?: number[];
}
