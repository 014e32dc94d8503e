import type { media } from "../../curriculum/media.ts";
import type { notification } from "../../curriculum/notification.ts";
import type { tableData } from "../../curriculum/tableData.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const contentRecords = {
  tableData: {
    singular: "Table data",
    plural: "Table data",
    add: "Add table data",
    fields: {
      table: "Table",
      key: "Key",
      description: "Description",
      translations: "Translations",
      rootId: "First version",
      version: "Version",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      table: "What is named: learners read the translation wherever the name stands.",
      key: "The name as it is kept, letter by letter: the title of a program or course, or the code of a threat category.",
      translations: "English is required. A language without a translation reads the English one.",
    },
    options: { table: { programs: "Programs", courses: "Courses", threatCategories: "Threat categories" } },
  } satisfies RecordPhrases<typeof tableData>,
  media: {
    singular: "Media file",
    plural: "Media",
    add: "Add media",
    fields: {
      name: "Name",
      scope: "Shown",
      hash: "Hash of the file",
      data: "File",
      inUse: "In use",
      createdAt: "Created",
    },
    hints: { name: "The file is uploaded once the record is there.", scope: "Cannot be changed later." },
    options: { scope: { training: "Beside questions of quizzes", certificates: "On certificates" } },
  } satisfies RecordPhrases<typeof media>,
  notification: {
    singular: "Notification",
    plural: "Notifications",
    add: "Add notification",
    fields: {
      description: "Description",
      content: "Text",
      variant: "Colour",
      startAt: "Shown from",
      endAt: "Shown until",
      everyone: "For everyone",
      domains: "Domains",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      description: "For this list only; readers do not see it.",
      content: "It also stands on the sign-in page, where everybody can read it.",
      startAt: "Empty: at once.",
      endAt: "Empty: until it is switched off.",
      everyone: "Written in the system domain it is for all domains, in any other for that domain.",
      domains: "Who sees it when it is not for everyone. Only the system domain writes to others.",
    },
    options: { variant: { info: "Blue: information", success: "Green: good news", warning: "Amber: attention", danger: "Red: urgent" } },
  } satisfies RecordPhrases<typeof notification>,
};
