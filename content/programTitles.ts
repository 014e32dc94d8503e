/** What the programs of the demo are called. */
export const cabin = "Cabin baggage screening";
export const hold = "Hold baggage screening";
export const tomograph = "Cabin baggage in CT";
export const exercises = "Checkpoint exercises";
export const bagSearch = "Searching bags by hand";
export const certificate = "Screener certificate";
export const arabic = "قراءة صور الأشعة السينية";
