import type { configuration } from "../../curriculum/configuration.ts";
import type { course } from "../../curriculum/course.ts";
import type { program } from "../../curriculum/program.ts";
import type { programGroup } from "../../curriculum/programGroup.ts";
import type { resource } from "../../curriculum/resource.ts";
import type { RecordPhrases } from "../recordPhrases.ts";

export const curriculum = {
  program: {
    singular: "Program",
    plural: "Programs",
    add: "Add program",
    fields: {
      name: "Name",
      title: "Title",
      code: "Code",
      version: "Version",
      priority: "Priority",
      startDate: "Start date",
      endDate: "End date",
      recurrency: "Recurrency",
      period: "Period, in months",
      hideCertificate: "Hide the certificate",
      useILTTrainer: "Classroom trainer on the certificate",
      courses: "Courses",
      domainCodeId: "Domain code",
      trackCycles: "Track cycles",
      cycleRecurrencyPeriod: "Months of a cycle",
      cycleDuration: "Benchmark time of a cycle, in seconds",
      cycleStartMonth: "First month",
      inUse: "In use",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      title: "What learners read.",
      priority: "Learners see programs in this order.",
      period: "How long a certificate is valid; empty means for ever.",
      courses: "In the order in which they are taken.",
    },
    options: {
      recurrency: { none: "None", "1x": "Initial", "2x": "Recurrent", "2a": "First half", "2b": "Second half", "3x": "Refresher" },
    },
  } satisfies RecordPhrases<typeof program>,
  programGroup: {
    singular: "Program group",
    plural: "Program groups",
    add: "Add program group",
    fields: {
      name: "Name",
      description: "Description",
      domain: "Domain",
      programs: "Programs",
      showAll: "Show all its programs",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      programs: "In the order in which learners see them.",
      showAll: "Learners also see the programs of the group that are not assigned to them, but cannot open them.",
    },
  } satisfies RecordPhrases<typeof programGroup>,
  resource: {
    singular: "Resource",
    plural: "Resources",
    add: "Add resource",
    fields: {
      name: "Name",
      description: "Description",
      companies: "Companies",
      accessLevels: "Access levels",
      hash: "Hash of the file",
      data: "File",
      multipleDomain: "All domains",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      companies: "Whose people may fetch it; none means all companies.",
      accessLevels: "Who may fetch it; none means everybody.",
    },
  } satisfies RecordPhrases<typeof resource>,
  course: {
    singular: "Course",
    plural: "Courses",
    add: "Add course",
    fields: {
      name: "Name",
      title: "Title",
      code: "Code",
      type: "Type",
      isVirtual: "Held online",
      domainCodeId: "Domain code",
      imageLibraryId: "Image library",
      simConfig: "Simulator",
      data: "Further data",
      currentContentId: "Content",
      active: "Active",
      createdAt: "Created",
    },
    hints: { title: "What learners read.", code: "Parts joined by underscores: training code, then V and the version." },
    options: { type: { content: "Content", simulator: "Simulator", ilt: "Classroom" } },
  } satisfies RecordPhrases<typeof course>,
  configuration: {
    singular: "Configuration",
    plural: "Configurations",
    add: "Add configuration",
    fields: {
      name: "Name",
      description: "Description",
      json: "Settings",
      companies: "Companies",
      courses: "Courses",
      root: "Root",
      active: "Active",
      createdAt: "Created",
    },
    hints: {
      json: "What is not set comes from the next configuration that holds: course and company, course, company, root.",
      root: "Holds where nothing else is assigned.",
    },
  } satisfies RecordPhrases<typeof configuration>,
};
