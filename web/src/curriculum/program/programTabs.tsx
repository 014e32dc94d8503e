import type { program } from "@vigil/model/curriculum/program";
import { lazy } from "react";
import type { Tabs } from "../../entity/place.ts";

const DomainProgramForm = lazy(async () => ({ default: (await import("./DomainProgramForm.tsx")).DomainProgramForm }));

export const programTabs: Tabs<typeof program> = [
  { name: "domain", title: "domainProgram.tab", show: ({ id }) => <DomainProgramForm programId={id} /> },
];
