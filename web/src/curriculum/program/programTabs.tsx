import type { program } from "@vigil/model/curriculum/program";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const ProgramLearners = lazy(async () => ({ default: (await import("../assignment/ProgramLearners.tsx")).ProgramLearners }));
const DomainProgramForm = lazy(async () => ({ default: (await import("./DomainProgramForm.tsx")).DomainProgramForm }));

export const programTabs: Tabs<typeof program> = [
  { name: "learners", title: "assignment.learners", needs: "users:view", show: ({ id }) => <ProgramLearners programId={id} /> },
  { name: "domain", title: "domainProgram.tab", show: ({ id }) => <DomainProgramForm programId={id} /> },
];
