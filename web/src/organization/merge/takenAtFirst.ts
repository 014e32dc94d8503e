import { mergeFields, type MergeField, type MergePreview } from "@vigil/model/organization/userMerge";

/** What the kept account does not say and the other does is taken unless somebody decides otherwise. */
export const takenAtFirst = ({ kept, merged }: MergePreview): MergeField[] =>
  mergeFields.filter((field) => !kept[field] && Boolean(merged[field]));

/** Fields in which the two differ: only there is something to choose. */
export const differing = ({ kept, merged }: MergePreview): MergeField[] =>
  mergeFields.filter((field) => (kept[field] ?? "") !== (merged[field] ?? ""));
