/** Why libraries cannot be exported or imported. */
export const archiveProblems = {
  UploadTooComplex:
    "Reading this file takes too long, so it was refused. Something in it is nested too deeply or repeated too often; please divide it or write it more simply.",
  DiskFull: "The disk of the server is nearly full. Nothing more is written until there is room again.",
  ImportFileCorrupt: "This file is not an intact archive of an image library.",
  ImportTooLarge: "An archive may have at most {{maximum}} MB.",
  ImportRefused: "The import failed: the archive was refused because of {{file}}. Nothing of it was taken.",
  ImportFailed: "The import failed. Nothing of the archive was taken.",
  ArchiveGone: "This archive is no longer kept. Please export it again.",
  ArchiveFileMissing: "A picture of image {{image}} is missing on the server. Nothing was exported.",
  LibraryTaskState: "This is already finished and cannot be called off any more.",
} as const;
