/** Files that people may fetch. */
export const resources = {
  title: "Resources",
  lead: "Files for you: open or keep them.",
  emptyTitle: "No resources yet",
  emptyText: "When your administrator gives you files, they appear here.",
  fetch: "Download",
  fetchNamed: "Download {{name}}",
  fileTab: "File",
  none: "No file has been uploaded yet. Until there is one, nobody sees this resource.",
  file: "File",
  replacement: "Another file",
  noFile: "Choose a file first.",
  typeCode: "Type {{code}} to confirm: people may have the present file already",
  upload: "Upload",
  replace: "Replace the file",
  uploaded: "Uploaded.",
  replaced: "Replaced.",
};
